import { aStudent, type FakeHandler, refusal, renderRemotePart } from '@pathshala/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../../../root.tsx';
import { dashboard, emptyDashboard, openAttempt, pageOf, unitList } from '../../../samples.ts';

const due = {
  _id: 'w1',
  title: 'Draw the graph',
  dueDate: '2099-12-01T10:00:00.000Z',
  assignmentType: 'individual',
  maxScore: 10,
  courseId: 'c1',
  courseName: 'Physics',
  subjectId: '',
  subjectName: '',
  own: { state: 'none', isLate: false, score: null },
};

const campaignExam = {
  examId: 'e1',
  campaignId: 'e1',
  title: 'Model Test',
  timeLimit: 40,
  totalMarks: 30,
  opensAt: '2099-03-01T05:00:00.000Z',
  closesAt: '2099-03-02T05:00:00.000Z',
  state: 'upcoming',
  attemptId: null,
  resultId: null,
};

const chapter = { subject: 'রসায়ন | Chemistry', chapter: 'অম্ল | Acids', mistakes: 6, questions: 40 };

const show = (api: Readonly<Record<string, FakeHandler>> = {}) =>
  renderRemotePart(<Root />, {
    at: '/student-dashboard',
    language: 'en',
    user: aStudent,
    api: {
      'get /students/dashboard': () => dashboard,
      'get /exams/attempts': () => pageOf(),
      'get /exams/registered': () => pageOf(campaignExam),
      'get /examcampaigns': () => pageOf(),
      'get /assignments': () => pageOf(due),
      'get /exams': () => pageOf(),
      'get /exams/mistakes/summary': () => ({ due: 7, total: 9, nextDueAt: null }),
      'get /exams/mistakes/weakest-chapter': () => ({ weakest: chapter }),
      'get /admissioncourse/universities/unitDetails/{courseCode}': () => unitList,
      'get /exams/exam-results/student/{studentId}/unit/{unitId}': () => ({ years: [] }),
      'post /exams/practice': () => ({
        examId: 'p9',
        examKind: 'practice',
        questionCount: 10,
        answersShown: 'at-once',
      }),
      'post /exams/practice/from-mistakes': () => ({
        examId: 'p8',
        examKind: 'practice',
        questionCount: 7,
        answersShown: 'at-once',
      }),
      ...api,
    },
  });

const planList = async () => {
  const heading = await screen.findByRole('heading', { name: 'Today’s plan' });
  const section = heading.closest('section')!;
  await waitFor(() => expect(section.querySelector('[aria-busy]')).toBeNull());
  return within(section);
};

describe('today’s plan', () => {
  it('names what to do in its order, each with why it is there [NEW-04]', async () => {
    show();
    const rows = (await planList()).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Continue Dhaka UniversityNext: DU A 2024',
      'Review 7 mistakesDue today: just before you would forget them.',
      'Practise 10 questions of AcidsChemistry: 6 of your mistakes are in this chapter, more than in any other.',
      expect.stringMatching(/^Get ready for Model Test.* days · opens/u),
      expect.stringMatching(/^Hand in Draw the graphDue .* \(in .* days\)$/u),
    ]);
  });

  it.each([
    ['Review 7 mistakes', '/exams/practice/from-mistakes', 'p8'],
    ['Practise 10 questions of Acids', '/exams/practice', 'p9'],
  ])('begins “%s” with one tap', async (name, path, examId) => {
    const { api, navigation } = show();
    const plan = await planList();
    await userEvent.click(plan.getByRole('button', { name }));
    await waitFor(() => expect(navigation.visited().at(-1)).toBe(`/student/mcq?exam=${examId}`));
    expect(api.requests.filter((request) => request.path === path)).toHaveLength(1);
  });

  it('has the rest where a source fails, names it, and asks again [NEW-04]', async () => {
    let isDown = true;
    show({
      'get /exams/mistakes/summary': () => {
        if (isDown) throw refusal(403, 'common.forbidden', 'No.');
        return { due: 2, total: 2, nextDueAt: null };
      },
    });
    const plan = await planList();
    expect(plan.getAllByRole('listitem')).toHaveLength(4);
    expect(plan.queryByText('Part of the plan could not be loaded: reviews.')).not.toBeNull();
    isDown = false;
    await userEvent.click(plan.getByRole('button', { name: 'Try again' }));
    await plan.findByText('Review 2 mistakes');
    expect(plan.queryByText(/could not be loaded/u)).toBeNull();
  });

  it('shows as done what was done today [NEW-04]', async () => {
    const today = { ...dashboard.today, courses: ['c1'], subjects: ['Chemistry'], reviews: 2 };
    show({
      'get /students/dashboard': () => ({ ...dashboard, today }),
      'get /exams/mistakes/summary': () => ({ due: 0, total: 9, nextDueAt: '2026-02-09T05:00:00.000Z' }),
    });
    const plan = await planList();
    const done = plan.getAllByText(/Done today/u).map((state) => state.closest('li')?.textContent);
    expect(done).toHaveLength(3);
    expect(done[1]).toMatch(/^Reviewed 2 mistakesDone today · The next ones come on 9\sFebruary/u);
    expect(plan.queryByText('3 of 5 done')).not.toBeNull();
  });

  it('goes on with the practice that was begun last', async () => {
    const practice = {
      ...openAttempt,
      examKind: 'practice',
      examId: 'p1',
      courseId: null,
      unitId: null,
      title: 'Ten of physics',
      answered: 3,
      startedAt: '2026-02-03T05:00:00.000Z',
    };
    show({ 'get /exams/attempts': () => pageOf(practice) });
    const link = (await planList()).getByRole('link', { name: 'Continue your practice: Ten of physics' });
    expect(link.getAttribute('href')).toBe('/student/mcq?exam=p1');
    expect(screen.queryByText(/You have answered 3 questions/u)).not.toBeNull();
  });

  it('falls back to the weakest subject, and is a sentence where there is nothing to do', async () => {
    show({ 'get /exams/mistakes/weakest-chapter': () => ({ weakest: null }) });
    const link = (await planList()).getByRole('link', { name: 'Practise 10 questions of Chemistry' });
    expect(link).toHaveProperty('search', '?subject=Chemistry&count=10');
    expect(screen.queryByText(/33% right, 10 of 30 questions/u)).not.toBeNull();
  });

  it('offers ten questions to a student with results for whom nothing waits', async () => {
    const { recentResults } = dashboard;
    show({
      'get /students/dashboard': () => ({ ...emptyDashboard, recentResults }),
      'get /exams/registered': () => pageOf(),
      'get /exams/mistakes/summary': () => ({ due: 0, total: 0, nextDueAt: null }),
      'get /exams/mistakes/weakest-chapter': () => ({ weakest: null }),
    });
    const plan = await planList();
    expect(plan.getByRole('link', { name: 'Practise ten questions' })).toHaveProperty(
      'pathname',
      '/student/mcq',
    );
  });
});

describe('the daily goal', () => {
  it('says what was counted, and the streak with its days of grace', async () => {
    show();
    await screen.findByText('12 of 20 today: 9 questions, 1 lesson, 2 reviews');
    expect(screen.queryByRole('heading', { name: '4-day streak' })).not.toBeNull();
    expect(screen.queryByText(/Today is counted\. 1 day of grace is left this month/u)).not.toBeNull();
  });

  it('is chosen in place, at once and for good', async () => {
    let goal = 20;
    const { api } = show({
      'get /students/dashboard': () => ({ ...dashboard, today: { ...dashboard.today, goal } }),
      'put /students/dashboard/goal': () => {
        goal = 10;
        return { dailyGoal: 10 };
      },
    });
    await userEvent.click(await screen.findByRole('radio', { name: '10' }));
    await screen.findByText('Goal reached, 12 of 10: 9 questions, 1 lesson, 2 reviews');
    await waitFor(() =>
      expect(api.requests.filter(({ path }) => path === '/students/dashboard')).toHaveLength(2),
    );
    expect(screen.getByRole('radio', { name: '10' })).toHaveProperty('checked', true);
  });
});
