import { defaultSiteSettings } from '@pathshala/svc-auth-contract/site-settings-defaults';
import { ApiError } from '@pathshala/web-kit/api-error';
import type { PaperOverview } from '@pathshala/svc-exams-contract/paper';
import {
  aStudent,
  FakeCaches,
  type FakeHandler,
  refusal,
  renderRemotePart,
} from '@pathshala/web-kit/testing';
import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Root } from '../root.tsx';
import {
  archivedExam,
  attempt,
  bookmark,
  checkedAnswer,
  listed,
  mistake,
  mistakesSummary,
  overview,
  pageOf,
  practice as madePractice,
  practiceChoices,
  questionReport,
  result as fakeResult,
  resultSummary,
} from '../samples.ts';

/** The first render of a page loads its chunks; a busy machine takes longer than a second for it. */
configure({ asyncUtilTimeout: 4_000 });
const questionOf = (id: string) => ({
  _id: id,
  question: `Question ${id}?`,
  points: 1,
  options: ['a', 'b', 'c', 'd'].map((letter) => ({ _id: `${id}-${letter}`, text: `${id} ${letter}` })),
});
const paper = {
  title: 'পদার্থবিজ্ঞান | Physics',
  course: null,
  timeLimit: 1440,
  totalMarks: 2,
  requiredSubjects: 1,
  negativeMarkingPercentage: 0,
  subjects: [{ subjectName: 'Physics', mandatory: true, mcqs: [questionOf('q1'), questionOf('q2')] }],
};
const page = (items: readonly object[]) => pageOf(...items);
/** The practice is not started yet, and has no results. */
const practice: PaperOverview = {
  ...overview,
  paperId: 'test1',
  examKind: 'practice',
  answersShown: 'at-once',
  courseId: null,
  unitId: null,
  paperUrl: '/exams/papers/test1/1',
  keyUrl: null,
};
const ended = { ...fakeResult, _id: 'r2', title: paper.title, correct: 1, wrong: 1, blank: 0 };
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

const isTicked = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;

/** Reports the first question that can be reported, and returns what was sent. */
async function reportFirst({ api }: ReturnType<typeof open>): Promise<unknown> {
  const [button] = await screen.findAllByRole('button', { name: 'Report this question' });
  if (button) await userEvent.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'What is wrong with the question?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  return api.requests.find(({ method, path }) => method === 'post' && path === '/exams/question-reports')
    ?.body;
}

/** `right` null: none was answered. */
const masteryOf = (questions: number, right: number | null) => ({
  questions,
  answered: right === null ? 0 : questions,
  right: right ?? 0,
  percent: right === null ? null : Math.floor((right / questions) * 100),
});

/** A server with one practice `test1`; of q1 the option a is right, of q2 the options a and b. */
function practiceServer(changes: Readonly<Record<string, FakeHandler>> = {}) {
  const key: Readonly<Record<string, readonly string[]>> = { q1: ['q1-a'], q2: ['q2-a', 'q2-b'] };
  const created: unknown[] = [];
  const create: FakeHandler = ({ body }) => {
    created.push(body);
    return madePractice;
  };
  const handlers: Readonly<Record<string, FakeHandler>> = {
    'post /exams/practice': create,
    'post /exams/practice/from-mistakes': create,
    'post /exams/practice/from-paper': create,
    'post /exams/practice/from-result': create,
    'get /exams/practice/choices': () => practiceChoices,
    'get /exams/practice/mastery': () => ({
      subjects: [
        {
          subject: 'পদার্থবিজ্ঞান | Physics',
          ...masteryOf(2, 1),
          chapters: [
            { chapter: 'Motion', ...masteryOf(1, 1) },
            { chapter: 'Optics', ...masteryOf(1, null) },
          ],
        },
      ],
    }),
    'get /exams/practice/attempts/{id}/progress': () => ({
      chapters: [
        { subject: 'Physics', chapter: 'Motion', before: masteryOf(4, 1), after: masteryOf(4, 2) },
        { subject: 'Physics', chapter: 'Optics', before: masteryOf(5, null), after: masteryOf(5, 1) },
      ],
      returning: [
        {
          questionId: 'q1',
          question: 'Question q1?',
          dueAt: new Date(Date.now() + 86_400_000).toISOString(),
        },
      ],
    }),
    'get /exams/mistakes/summary': () => mistakesSummary,
    'get /exams/practice/archive': () => page([archivedExam]),
    'get /exams/results': () =>
      page([{ ...resultSummary, _id: 'r1', title: 'Chemistry', correct: 3, wrong: 1, blank: 0 }]),
    'get /exams/attempts': () => page([]),
    'get /exams/own-question-reports': () => ({ items: [] }),
    'post /exams/question-reports': ({ body }) => {
      const { questionId, reason, text } = body as { questionId: string; reason: 'unclear'; text: string };
      return { ...questionReport, questionId, reason, text };
    },
    'get /exams/bookmarks/ids': () => ({ questionIds: ['q2'] }),
    'get /exams/papers/{paperId}': () => practice,
    'post /exams/attempts': () => ({
      ...attempt,
      attemptId: 'attempt1',
      examKind: 'practice',
      examId: 'test1',
      paperUrl: '/exams/papers/test1/1',
    }),
    'get /exams/papers/test1/1': () => paper,
    'get /exams/practice/attempts/{id}': () => ({
      examId: 'test1',
      answersShown: 'at-once',
      checked: [],
      held: [],
      several: ['q2'],
    }),
    'post /exams/practice/attempts/{id}/check': ({ body }) => {
      const { questionId, selectedOptions } = body as { questionId: string; selectedOptions: string[] };
      const correct = key[questionId] ?? [];
      const isCorrect = selectedOptions.toSorted().join(' ') === correct.join(' ');
      const card = isCorrect ? null : checkedAnswer.card;
      return { questionId, selectedOptions, isCorrect, correct, explanation: `Why ${questionId}.`, card };
    },
    'post /exams/attempts/{id}/submit': () => ended,
    ...changes,
  };
  return { created, handlers };
}

const open = (at: string, server = practiceServer()) => ({
  ...renderRemotePart(<Root />, { at, language: 'en', user: aStudent, api: server.handlers }),
  created: server.created,
});

describe('the home of practice', () => {
  it('has a tile for each subject with its mastery, and a sheet of chapters that starts what it says [NEW-05]', async () => {
    const { created, navigation } = open('/student');
    await screen.findByText('3 questions of your notebook are due today.');
    const tile = await screen.findByRole('button', { name: /Physics.*2 questions.*50% mastered/ });
    screen.getByText('2 questions of all subjects');
    await press('Options');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Questions' }), '20');
    await userEvent.click(screen.getByRole('radio', { name: 'At the end' }));
    await press('Done');
    await userEvent.click(tile);
    const sheet = within(screen.getByRole('dialog', { name: 'Physics' }));
    expect(sheet.getByRole<HTMLInputElement>('checkbox', { name: 'All chapters' }).checked).toBe(true);
    sheet.getByRole('checkbox', { name: /Motion.*100% mastered/ });
    await userEvent.click(sheet.getByRole('checkbox', { name: /Optics.*Not practised yet/ }));
    sheet.getByText('1 question of Physics, 1 chapter');
    await userEvent.click(sheet.getByRole('button', { name: 'Start' }));
    await screen.findByRole('heading', { name: /Question 1 of 2/ });
    expect(created).toEqual([
      {
        subjects: ['পদার্থবিজ্ঞান | Physics'],
        chapters: [{ subject: 'পদার্থবিজ্ঞান | Physics', chapter: 'Optics' }],
        count: 20,
        answersShown: 'at-end',
      },
    ]);
    expect(navigation.location.get().pathname).toBe('/student/mcq');
  });

  it('keeps what is chosen of a subject for the start below the tiles, and leaves it out again [NEW-05]', async () => {
    const { created } = open('/student');
    await userEvent.click(await screen.findByRole('button', { name: /^Physics/ }));
    await press('Add another subject');
    await screen.findByText('2 questions of Physics');
    await userEvent.click(screen.getByRole('button', { name: /^Physics.*Chosen/ }));
    await press('Leave it out');
    screen.getByText('2 questions of all subjects');
    await press('Start');
    await screen.findByRole('heading', { name: /Question 1 of 2/ });
    expect(created).toEqual([{ subjects: [], chapters: [], count: 10, answersShown: 'at-once' }]);
  });

  it('works without mastery, says so, and has the other ways in a line each [NEW-05]', async () => {
    open(
      '/student',
      practiceServer({
        'get /exams/practice/mastery': () => {
          throw refusal(503, 'common.unavailable', 'The server is busy.');
        },
      }),
    );
    await screen.findByText(/What you master could not be loaded/);
    const quick = screen.getByRole('link', { name: /Ten questions at once/ });
    expect(quick.getAttribute('href')).toBe('/student/mcq');
    screen.getByRole('link', { name: /Bookmarks/ });
    screen.getByRole('link', { name: /Mistakes notebook/ });
    await userEvent.click(screen.getByText('Past exams'));
    await screen.findByRole('button', { name: /Practise: Model test 4/ });
    await userEvent.click(screen.getByText('Recent practice'));
    await screen.findByText('75% right');
  });

  it('discards an open test: one without answers at once, another after a confirmation', async () => {
    const openOnes = [0, 3].map((answered) => ({
      ...listed(attempt),
      attemptId: `open${answered}`,
      examKind: 'practice',
      title: `Test of ${answered}`,
      answered,
    }));
    const discarded: unknown[] = [];
    open(
      '/student',
      practiceServer({
        'get /exams/attempts': () => page(openOnes),
        'delete /exams/practice/attempts/{id}': ({ params }) => {
          discarded.push(params?.['id']);
          return { attemptId: params?.['id'] };
        },
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Discard: Test of 0' }));
    expect(discarded).toEqual(['open0']);
    await press('Discard: Test of 3');
    const dialog = within(await screen.findByRole('dialog', { name: 'Discard this practice?' }));
    dialog.getByText('Questions answered: 3.');
    expect(discarded).toEqual(['open0']);
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
    expect(discarded).toEqual(['open0', 'open3']);
  });

  it('starts a test by its address, with a subject named in one language only', async () => {
    const { created } = open('/student?subject=physics&count=10');
    await screen.findByRole('heading', { name: /Question 1 of 2/ });
    expect(created).toEqual([{ subjects: ['পদার্থবিজ্ঞান | Physics'], count: 10 }]);
  });

  it('invites where there is nothing yet', async () => {
    open(
      '/student?subject=History',
      practiceServer({
        'get /exams/practice/choices': () => ({ total: 0, subjects: [], difficulties: [] }),
        'get /exams/mistakes/summary': () => ({ due: 0, total: 0, nextDueAt: null }),
        'get /exams/practice/archive': () => page([]),
        'get /exams/results': () => page([]),
        'get /exams/bookmarks/ids': () => ({ questionIds: [] }),
      }),
    );
    await screen.findByText(/There are no practice questions yet/);
    await screen.findByText(/Empty so far\. What you get wrong/);
    await screen.findByText(/Bookmark a question while you review it/);
    await userEvent.click(screen.getByText('Past exams'));
    const courses = await screen.findByRole('link', { name: 'See the courses' });
    expect(courses.getAttribute('href')).toBe('/courses');
  });
});

describe('practice that the school has switched off', () => {
  const settings = {
    ...defaultSiteSettings,
    features: { ...defaultSiteSettings.features, practice: false },
  };

  it('is not offered: no test, no past exam and no review, only what is there [ADM-30]', async () => {
    const { services } = open('/student');
    await screen.findByRole('button', { name: 'Review now' });
    act(() => void services.queryClient.setQueryData(['/settings', {}], settings));
    screen.getByText(/No new practice tests can be made/u);
    expect(screen.queryByRole('button', { name: /Physics|Start|Review/u })).toBeNull();
    expect(screen.queryByText(/Past exams|Ten questions/u)).toBeNull();
    screen.getByText('3 questions of your notebook are due today.');
    await userEvent.click(screen.getByText('Recent practice'));
    await screen.findByText('75% right');
  });

  it('makes no test by the address of the dashboard', async () => {
    const server = practiceServer({ 'get /exams/practice/choices': () => new Promise(() => undefined) });
    const { services, created } = open('/student?subject=Physics', server);
    act(() => void services.queryClient.setQueryData(['/settings', {}], settings));
    await screen.findByText(/No new practice tests can be made/u);
    expect(created).toEqual([]);
  });
});

describe('a practice with answers at once', () => {
  it('is a quick test of ten without an exam; by keyboard it shows keys and explanations, and ends with the success rate [EXM-11]', async () => {
    const { created } = open('/student/mcq');
    await screen.findByRole('heading', { name: 'Ten questions' });
    expect(created).toEqual([]);
    await press('Start');
    const heading = await screen.findByRole('heading', { name: /Question 1 of 2/ });
    expect(created).toEqual([{ count: 10 }]);
    heading.focus();
    await userEvent.keyboard('2{Enter}');
    await screen.findByText(/Not right/);
    screen.getByText('Why q1.');
    screen.getByText(/✓/);
    await userEvent.click(screen.getByRole('radio', { name: /q1 a/ }));
    expect(isTicked(/q1 b/)).toBe(true);
    screen.getByRole('heading', { name: /Question 1 of 2/ }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Choose all that apply');
    await userEvent.keyboard('ab{Enter}');
    await screen.findByText('Right!');
    screen.getByText('2 of 2 answered · 1 right');
    await press('Finish');
    await screen.findByText('50%');
    screen.getByText('1 of 2 right');
    await screen.findByText('▲ from 25% to 50%');
    screen.getByText('20%, for the first time');
    screen.getByText('Tomorrow');
    await press('Practise the wrong ones');
    expect(created.at(-1)).toEqual({ resultId: 'r2', withBlank: false });
  });

  it('lets a question be reported once its answer is shown', async () => {
    const opened = open('/student/mcq?exam=test1');
    await userEvent.click(await screen.findByRole('radio', { name: /q1 a/ }));
    expect(screen.queryByText('Report this question')).toBeNull();
    await press('Check answer');
    expect(await reportFirst(opened)).toEqual({
      place: { kind: 'practice', attemptId: 'attempt1' },
      questionId: 'q1',
      reason: 'wrong-key',
      text: '',
    });
  });

  it('keeps a choice that the server did not take, and asks before it ends with questions left', async () => {
    let fails = 1;
    const working = practiceServer();
    const check = working.handlers['post /exams/practice/attempts/{id}/check'];
    open(
      '/student/mcq?exam=test1',
      practiceServer({
        'post /exams/practice/attempts/{id}/check': (call) => {
          fails -= 1;
          if (fails >= 0) throw refusal(503, 'common.unavailable', 'The server is busy.');
          return check?.(call);
        },
      }),
    );
    await userEvent.click(await screen.findByRole('radio', { name: /q1 a/ }));
    await press('Check answer');
    await screen.findByText(/The server is busy\. Your choice is still here/);
    expect(isTicked(/q1 a/)).toBe(true);
    await press('Check answer');
    await screen.findByText('Right!');
    await press('Finish');
    await screen.findByText(/1 questions? ha/);
    await press('Keep answering');
    await userEvent.click(screen.getByRole('radio', { name: 'List' }));
    screen.getByRole('heading', { name: /Question 2 of 2/ });
  });

  describe('without a connection', () => {
    const noLine = () => {
      throw new ApiError('The server could not be reached.', { status: 0, code: 'transport' });
    };
    const check = 'post /exams/practice/attempts/{id}/check';

    /** A server whose answers to a check may be lost on the way back; it fixes the first answer. */
    function lossyServer() {
      const working = practiceServer().handlers[check];
      const line = { isUp: true, losesAnswers: false };
      const fixed = new Map<string, unknown>();
      const server = practiceServer({
        [check]: (call) => {
          if (!line.isUp) noLine();
          const { questionId } = call.body as { questionId: string };
          if (!fixed.has(questionId)) fixed.set(questionId, working?.(call));
          if (line.losesAnswers) noLine();
          return fixed.get(questionId);
        },
      });
      return { server, line, fixed };
    }

    beforeEach(() => {
      localStorage.clear();
      vi.stubGlobal('caches', new FakeCaches());
    });
    afterEach(() => vi.unstubAllGlobals());

    it('keeps an answer, goes on, and is answered when the connection is back, once', async () => {
      const { server, line, fixed } = lossyServer();
      open('/student/mcq?exam=test1', server);
      await userEvent.click(await screen.findByRole('radio', { name: /q1 a/ }));
      line.losesAnswers = true;
      await press('Check answer');
      await screen.findByText(/Your answer is on this device/);
      screen.getByText(/1 of 2 answered/);
      await press('Finish');
      await press('Finish');
      await screen.findByText(/Finish when the connection is back/);
      line.losesAnswers = false;
      await act(() => Promise.resolve(dispatchEvent(new Event('online'))));
      await screen.findByText('Right!');
      expect([...fixed.keys()]).toEqual(['q1']);
      expect(Object.keys(localStorage).filter((key) => key.startsWith('practice:'))).toEqual([]);
    });

    it('opens again with what was answered, and sends it from the home of practice', async () => {
      const { server, line, fixed } = lossyServer();
      open('/student/mcq?exam=test1', server);
      await userEvent.click(await screen.findByRole('radio', { name: /q1 a/ }));
      line.isUp = false;
      await press('Check answer');
      await screen.findByText(/Your answer is on this device/);
      cleanup();
      const away = { 'get /exams/papers/{paperId}': noLine, 'post /exams/attempts': noLine };
      open('/student/mcq?exam=test1', { ...server, handlers: { ...server.handlers, ...away } });
      await screen.findByText(/1 of 2 answered/);
      cleanup();
      expect(fixed.size).toBe(0);
      line.isUp = true;
      open('/student', server);
      await waitFor(() => expect([...fixed.keys()]).toEqual(['q1']));
      await waitFor(() =>
        expect(Object.keys(localStorage)).not.toContainEqual(expect.stringMatching('^practice:')),
      );
    });
  });

  it('saves an answer whose key is closed, says so, and counts the question as answered [EXM-11]', async () => {
    open(
      '/student/mcq?exam=test1',
      practiceServer({
        'post /exams/practice/attempts/{id}/check': () => {
          throw refusal(
            403,
            'exams.answers-not-released',
            'The answers can be seen once the results are released.',
          );
        },
      }),
    );
    await userEvent.click(await screen.findByRole('radio', { name: /q1 a/ }));
    await press('Check answer');
    await screen.findByText(/^Your answer is saved and counts\./u);
    expect(screen.queryByRole('button', { name: 'Check answer' })).toBeNull();
    screen.getByText(/^1 of 2 answered/u);
    await press('Next');
    await screen.findByRole('heading', { name: /Question 2 of 2/ });
  });

  it('shows the checked answers and not those of the first visit when it is left and opened again', async () => {
    const working = practiceServer();
    const checkOne = working.handlers['post /exams/practice/attempts/{id}/check'];
    const checked: unknown[] = [];
    const { navigation } = open(
      '/student/mcq?exam=test1',
      practiceServer({
        'get /exams/papers/{paperId}': () => ({
          ...practice,
          openAttemptId: checked.length === 0 ? null : 'attempt1',
          lastResultId: 'r2',
        }),
        'get /exams/results/{resultId}': () => ({ ...ended, correct: 2, wrong: 0 }),
        'get /exams/practice/attempts/{id}': () => ({
          examId: 'test1',
          answersShown: 'at-once',
          checked: [...checked],
          held: [],
          several: ['q2'],
        }),
        'post /exams/practice/attempts/{id}/check': (call) => {
          const answer = checkOne?.(call);
          checked.push(answer);
          return answer;
        },
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'The same test again' }));
    await userEvent.click(await screen.findByRole('radio', { name: /q1 a/ }));
    await press('Check answer');
    await screen.findByText('Right!');
    act(() => navigation.navigator.push('/student'));
    await screen.findByText('3 questions of your notebook are due today.');
    act(() => navigation.navigator.push('/student/mcq?exam=test1'));
    await screen.findByRole('heading', { name: /Question 2 of 2/ });
    expect(screen.queryByText('1 of 2 answered · 1 right')).not.toBeNull();
  });

  it('shows its end again after a reload, not a new start', async () => {
    open(
      '/student/mcq?exam=test1',
      practiceServer({
        'get /exams/papers/{paperId}': () => ({ ...practice, lastResultId: 'r2' }),
        'get /exams/results/{resultId}': () => ({ ...ended, correct: 2, wrong: 0 }),
      }),
    );
    await screen.findByText('100%');
    screen.getByText('Every one right.');
    screen.getByRole('link', { name: 'Choose the next practice' });
    await press('The same test again');
    expect(await screen.findByRole('heading', { name: /Question 1 of 2/ })).not.toBeNull();
  });
});

describe('the mistakes notebook', () => {
  it('lists questions with keys and when they come again, starts the review, and lets one go', async () => {
    const removed: unknown[] = [];
    const opened = open(
      '/student/mistakes',
      practiceServer({
        'get /exams/mistakes': () => page([mistake]),
        'delete /exams/mistakes/{id}': ({ params }) => {
          removed.push(params);
          return { cardId: 'card1' };
        },
      }),
    );
    await screen.findByText('Due now');
    screen.getByText(/wrong again 2 times/);
    screen.getByText('Because.');
    expect(await reportFirst(opened)).toMatchObject({ place: { kind: 'mistakes' }, questionId: 'q1' });
    await press('I know this, take it out');
    expect(removed).toEqual([{ id: 'card1' }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Review the due ones' }));
    await screen.findByRole('heading', { name: /Question 1 of 2/ });
    expect(opened.created).toEqual([{}]);
  });
});

describe('bookmarks', () => {
  it('are listed with their key where it may be seen, and removed', async () => {
    const calls: string[] = [];
    let ids = ['q1', 'q2'];
    const opened = open(
      '/student/bookmarks',
      practiceServer({
        'get /exams/bookmarks/ids': () => ({ questionIds: ids }),
        'get /exams/bookmarks': () =>
          page([bookmark, { ...bookmark, questionId: 'q2', correct: null, explanation: null }]),
        'delete /exams/bookmarks/{questionId}': ({ params }) => {
          calls.push(params?.['questionId'] ?? '');
          ids = ['q2'];
          return { questionId: 'q1' };
        },
      }),
    );
    await screen.findByText('The answer shows here once it may be seen.');
    // Only one of the two questions has its key.
    expect(screen.getAllByText('Report this question')).toHaveLength(1);
    expect(await reportFirst(opened)).toMatchObject({ place: { kind: 'bookmarks' }, questionId: 'q1' });
    const [first] = await screen.findAllByRole('button', { name: 'Bookmarked' });
    if (first) await userEvent.click(first);
    expect(within(document.body).getAllByText(/Because/)).toHaveLength(1);
    await screen.findByRole('button', { name: 'Bookmark' });
    expect(calls).toEqual(['q1']);
  });
});
