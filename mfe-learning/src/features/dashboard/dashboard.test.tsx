import { anAdmin, aStudent, type FakeHandler, refusal, renderRemotePart } from '@pathshala/web-kit/testing';
import { screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Root } from '../../root.tsx';
import {
  dashboard,
  emptyDashboard,
  examCampaign,
  openAttempt,
  pageOf,
  registeredExam as exam,
  routineClass,
  unitList,
} from '../../samples.ts';

const takenYear = {
  yearId: 'y2024',
  resultId: 'r1',
  score: 21.5,
  bestScore: 24,
  totalMarks: 30,
  dateAttempted: '2026-02-02T05:00:00.000Z',
  attempts: 2,
};

const show = (api: Readonly<Record<string, FakeHandler>> = {}, user = aStudent) =>
  renderRemotePart(<Root />, {
    at: '/student-dashboard',
    language: 'en',
    user,
    api: {
      'get /students/dashboard': () => dashboard,
      'get /exams/attempts': () => pageOf(),
      'get /exams/registered': () => pageOf(),
      'get /examcampaigns': () => pageOf(),
      'get /assignments': () => pageOf(),
      'get /classes/routine': () => ({ classes: [], assignments: [] }),
      'get /exams': () => pageOf(),
      'get /exams/mistakes/summary': () => ({ due: 0, total: 0, nextDueAt: null }),
      'get /exams/mistakes/weakest-chapter': () => ({ weakest: null }),
      'get /admissioncourse/universities/unitDetails/{courseCode}': () => unitList,
      'get /exams/exam-results/student/{studentId}/unit/{unitId}': () => ({ years: [takenYear] }),
      ...api,
    },
  });

describe('the classes of today', () => {
  it('are on the dashboard with the link to join, without those that are over [CLS-03]', async () => {
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const now = { ...routineClass, startsAt: at(-0.1), endsAt: at(1), joinLink: 'https://live.example/1' };
    const over = { ...routineClass, _id: 'k0', title: 'Morning', startsAt: at(-3), endsAt: at(-2) };
    show({ 'get /classes/routine': () => ({ classes: [over, now], assignments: [] }) });
    expect(await screen.findByRole('link', { name: 'Vectors' })).toHaveProperty(
      'pathname',
      '/routine/classes/k1',
    );
    screen.getByRole('link', { name: 'Join the class' });
    expect(screen.queryByText('Morning')).toBeNull();
  });
});

describe('the dashboard', () => {
  it('welcomes the student by name', async () => {
    show();
    await waitFor(() =>
      expect(screen.queryByRole('heading', { level: 1, name: 'Welcome Back! Rahim Uddin' })).not.toBeNull(),
    );
  });

  it('shows the progress of each course [STU-04]', async () => {
    show();
    const link = await screen.findByRole('link', { name: 'Dhaka University' });
    expect(link).toHaveProperty('pathname', '/courses/admission/DU/units');
    expect(within(link.closest('li')!).getByRole('progressbar')).toHaveProperty('value', 25);
    expect(screen.getByText('completed').nextElementSibling?.textContent).toBe('1');
    expect(screen.getByText('in progress').nextElementSibling?.textContent).toBe('2');
  });

  it('shows recent results with links to their answers', async () => {
    show();
    const link = await screen.findByRole('link', { name: 'DU A 2024' });
    expect(link.getAttribute('href')).toBe(
      '/courses/admission/DU/units/years/correct-answers?yearId=y2024&unitId=u1',
    );
    screen.getByText('21.5 / 30');
  });

  it('shows the trend of the scores by kind of exam, with the numbers in a table [STU-04]', async () => {
    const campaign = { ...dashboard.scoreTrend[0], examKind: 'campaign' };
    const scoreTrend = [
      { ...campaign, percent: 40, title: 'Model 1' },
      { ...campaign, dateTaken: '2026-02-03T05:00:00.000Z', percent: 55, title: 'Model 2' },
      ...dashboard.scoreTrend,
    ];
    show({ 'get /students/dashboard': () => ({ ...dashboard, scoreTrend }) });
    const table = await screen.findByRole('table', { name: 'Your scores over time' });
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('Exam'),
      expect.stringMatching(/DU A 2024.*71\.7%8\.3%$/u),
      expect.stringMatching(/DU A 2023.*−5%–$/u),
    ]);
    await userEvent.click(screen.getByRole('radio', { name: 'Exam campaigns' }));
    expect(within(table).queryByText('Model 2')).not.toBeNull();
    expect(within(table).queryByText('DU A 2024')).toBeNull();
  });

  it('goes on with the course worked on last [STU-04]', async () => {
    show();
    const link = await screen.findByRole('link', { name: 'Continue Dhaka University' });
    expect(link.getAttribute('href')).toBe(
      '/courses/admission/DU/units/years/mcq-exam?yearId=y2023&unitId=u1',
    );
    expect(screen.queryByText('Next: DU A 2024')).not.toBeNull();
  });

  it('says in words what counts: the days, a leaf for each paper or practice [NEW-04]', async () => {
    const { container } = show();
    await screen.findByText('Questions, lessons or reviews on 1 of these 7 days.');
    expect(screen.queryByText('2 papers and practices finished: a leaf for each.')).not.toBeNull();
    expect(container.querySelectorAll('figure g[transform]')).toHaveLength(2);
    expect(screen.getAllByText('a day of grace')).toHaveLength(1);
  });

  it('compares a result with the best, and says what wrong answers cost', async () => {
    show();
    await screen.findByText('Best 24');
    expect(screen.queryByText('−2.5 for wrong answers')).not.toBeNull();
  });

  it('counts down to the next exam, and offers it when it is open [STU-04]', async () => {
    const from = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    show({
      'get /exams/registered': () =>
        pageOf(
          { ...exam, opensAt: from(24 * 14.5), closesAt: from(24 * 15) },
          { ...exam, examId: 'e2', opensAt: from(-1), closesAt: from(2.99), state: 'open' },
        ),
    });
    const link = await screen.findByRole('link', { name: 'Give Exam: Model Test' });
    expect(link).toHaveProperty('pathname', '/exams/campaign/e2');
    expect(screen.queryByText(/^3 h left · open until/u)).not.toBeNull();
    expect(screen.queryByText(/^in 14 days · opens/u)).not.toBeNull();
  });

  it('offers an exam that is open by the server’s clock, though this device’s clock is behind', async () => {
    const from = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    show({
      'get /exams/registered': () =>
        pageOf({ ...exam, opensAt: from(1), closesAt: from(2.99), state: 'open' }),
    });
    expect(await screen.findByRole('link', { name: 'Give Exam: Model Test' })).toHaveProperty(
      'pathname',
      '/exams/campaign/e1',
    );
  });

  it('suggests an open campaign that the student is not registered for', async () => {
    show({
      'get /exams/registered': () => pageOf(exam),
      'get /examcampaigns': () =>
        pageOf(
          { ...examCampaign, _id: exam.campaignId },
          { ...examCampaign, _id: 'e8', isFull: true },
          { ...examCampaign, _id: 'e9', title: 'Spring Test' },
        ),
    });
    const link = await screen.findByRole('link', { name: 'See and register' });
    expect(link).toHaveProperty('pathname', '/campaigns/exam/e9');
    expect(screen.queryByText(/30 marks · 40 min/u)).not.toBeNull();
  });

  it('shows the exams that can still be sat, the soonest first [STU-04]', async () => {
    show({
      'get /exams/registered': () =>
        pageOf({ ...exam, examId: 'e2', title: 'Later', opensAt: '2026-04-01T05:00:00.000Z' }, exam, {
          ...exam,
          examId: 'e3',
          title: 'Over',
          state: 'over',
        }),
    });
    const links = await screen.findAllByRole('link', { name: /Model Test|Later|Over/u });
    expect(links.map(({ textContent }) => textContent)).toEqual(['Give Exam: Model Test', 'Later']);
    expect(links[0]).toHaveProperty('pathname', '/exams/campaign/e1');
  });

  it.each([
    [
      'a past year',
      { examKind: 'past-year', examId: 'y2024', courseId: 'c1', unitId: 'u1' },
      '/courses/admission/DU/units/years/mcq-exam?yearId=y2024&unitId=u1',
    ],
    [
      'a campaign',
      { examKind: 'campaign', examId: 'e1', courseId: null, unitId: null },
      '/exams/campaign/e1',
    ],
  ])('brings one back to %s that runs', async (_, attempt, path) => {
    show({
      'get /exams/attempts': () => pageOf({ ...openAttempt, ...attempt }),
    });
    const link = await screen.findByRole('link', { name: 'Continue the exam' });
    expect(link.getAttribute('href')).toBe(path);
    expect(screen.getByRole('timer').textContent).toMatch(/^48:5[012]$/u);
  });

  it('welcomes a new student with the first steps', async () => {
    show({ 'get /students/dashboard': () => emptyDashboard });
    await screen.findByText(/Welcome to Pathshala!/u);
    expect(screen.queryByRole('heading', { level: 1, name: /Welcome Back!/u })).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Enrol in a course' })).toHaveProperty('pathname', '/courses');
    expect(screen.getByRole('link', { name: 'Complete your profile' })).toHaveProperty(
      'pathname',
      '/profile',
    );
    expect(screen.queryByText(/Ten minutes of practice bring the first/u)).not.toBeNull();
    expect(screen.queryByText(/Ten minutes of practice or one lesson is a start/u)).not.toBeNull();
  });

  it.each([
    [anAdmin, 'Go to the boss area', '/boss'],
    [aStudent, 'See the courses', '/courses'],
  ])('of an account without a record says so and has a way on [STU-04]', async (user, name, path) => {
    const none = () => {
      throw refusal(404, 'auth.student-unknown', 'No student data available');
    };
    show({ 'get /students/dashboard': none }, user);
    await screen.findByText('No student data available');
    expect(screen.getByRole('link', { name })).toHaveProperty('pathname', path);
    expect(screen.queryByText('Page Not Found')).toBeNull();
    expect(document.title).toBe('Welcome Back! · Pathshala');
  });

  it('leads from a result of a course that is gone to the result itself', async () => {
    show({ 'get /students/dashboard': () => ({ ...dashboard, courses: [] }) });
    const link = await screen.findByRole('link', { name: 'DU A 2024' });
    const result = dashboard.recentResults.find(({ title }) => title === 'DU A 2024');
    expect(link).toHaveProperty('pathname', `/exams/results/${result?.resultId}`);
  });

  it('says when a score is shown that is still hidden', async () => {
    const hidden = { score: null, percent: null, scoreVisibleFrom: '2026-03-02T05:00:00.000Z' };
    const recentResults = dashboard.recentResults.map((result) => ({ ...result, ...hidden }));
    show({ 'get /students/dashboard': () => ({ ...dashboard, recentResults }) });
    expect((await screen.findAllByText(/Shown from .*2026/u)).length).toBeGreaterThan(0);
  });

  it('shows the error', async () => {
    show({
      'get /students/dashboard': () => {
        throw refusal(503, 'common.unavailable', 'It does not answer.');
      },
      'get /exams/attempts': () => {
        throw refusal(500, 'common.internal', 'Nor does this.');
      },
    });
    await screen.findByText('It does not answer.', {}, { timeout: 8000 });
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeNull();
  });
});
