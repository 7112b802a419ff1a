import { messages } from '@pathshala/svc-exams-contract/messages';
import { aParticipant, aStudent, refusal, renderRemotePart } from '@pathshala/web-kit/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { texts } from './features/take-exam/texts.ts';
import { FakeExamServer } from './testing/fake-exam-server.ts';
import { enrolledCourse, ownPlace, pageOf, registeredExam } from './samples.ts';
import { Root } from './root.tsx';

/** Paper and key are there in every test, at the addresses that a result of the fake server names. */
function open(
  at: string,
  api: Record<string, (request: never) => unknown>,
  user: typeof aStudent = aStudent,
) {
  const server = new FakeExamServer();
  const resources = {
    'get /exams/papers/year-1/1': () => server.paper(),
    'get /exams/papers/year-1/1/key/1': () => server.key(),
    'get /exams/bookmarks/ids': () => ({ questionIds: [] }),
    'get /exams': () => pageOf(),
    'get /exams/results': () => pageOf(),
  };
  const handlers = { ...resources, ...api } as never;
  return renderRemotePart(<Root />, { at, language: 'en', user, api: handlers });
}

describe('the list of exams', () => {
  it('shows title, time limit, total marks, window and state, and leads to the exam [EXM-13]', async () => {
    open('/exams', { 'get /exams/registered': () => pageOf(registeredExam) });
    const card = within(await screen.findByRole('listitem'));
    expect(card.queryByRole('heading', { name: 'Model Test' })).not.toBeNull();
    for (const text of ['40 minutes', '30', 'Open now']) expect(card.queryByText(text)).not.toBeNull();
    expect(card.queryByText(/21 November 2026/)).not.toBeNull();
    expect(card.getByRole('link', { name: /View Exam/ })).toHaveProperty('pathname', '/exams/campaign/e1');
  });

  it('leads to the result of an exam that was submitted', async () => {
    open('/exams', {
      'get /exams/registered': () => pageOf({ ...registeredExam, state: 'submitted', resultId: 'r1' }),
    });
    expect(await screen.findByRole('link', { name: /See the result/ })).toHaveProperty(
      'pathname',
      '/exams/results/r1',
    );
  });

  it('says that there are none, with a way to the campaigns [EXM-13]', async () => {
    open('/exams', { 'get /exams/registered': () => pageOf() });
    await screen.findByText('No exams found.');
    expect(screen.getByRole('link', { name: 'See the campaigns' })).toHaveProperty('pathname', '/campaigns');
  });

  it('says what went wrong, in the fixed words [EXM-13]', async () => {
    open('/exams', {
      'get /exams/registered': () => {
        throw refusal(500, 'common.internal', 'It does not answer.');
      },
    });
    await waitFor(() =>
      expect(screen.queryByText('Error fetching exams: It does not answer.')).not.toBeNull(),
    );
  });

  it('says that it is loading [EXM-13]', async () => {
    open('/exams', { 'get /exams/registered': () => new Promise(() => undefined) });
    await waitFor(() => expect(screen.queryByText('Loading exams...')).not.toBeNull());
  });
});

describe('a result', () => {
  const server = new FakeExamServer();
  const result = server.result();
  const enrolled = pageOf(enrolledCourse);

  it('shows score, counts, marks lost, time used, and each answer with key and explanation [EXM-19]', async () => {
    open('/exams/results/attempt-1?course=DU', { 'get /exams/results/{resultId}': () => result });
    await screen.findByText('0.75 of 3');
    expect(screen.queryByText('20 min')).not.toBeNull();
    // Three subjects with a wrong answer each, a quarter of a mark.
    expect(screen.getByText('Marks lost').nextElementSibling?.textContent).toBe('0.75');
    const [wrong] = await screen.findAllByRole('article');
    const question = within(wrong ?? document.body);
    expect(question.queryByText('Wrong')).not.toBeNull();
    expect(question.getByText('physics 1 a').closest('li')?.textContent).toContain('Correct answer');
    expect(question.getByText('physics 1 b').closest('li')?.textContent).toContain('Your answer');
    expect(question.queryByText('Because of physics-q1.')).not.toBeNull();
  });

  it.each([
    ['says on paper whose it is', aStudent._id, 1],
    ['does not put the reader’s name on the result of another', 'another', 0],
  ])('%s', async (_, studentId, times) => {
    open('/exams/results/attempt-1?course=DU', {
      'get /exams/results/{resultId}': () => ({ ...result, studentId }),
    });
    await screen.findByText('0.75 of 3');
    expect(screen.queryAllByText(aStudent.name)).toHaveLength(times);
  });

  it('shows only the wrong or only the blank answers when asked [EXM-19]', async () => {
    open('/exams/results/attempt-1?course=DU', { 'get /exams/results/{resultId}': () => result });
    await userEvent.click(await screen.findByRole('radio', { name: 'Blank (1)' }));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await userEvent.click(screen.getByRole('radio', { name: 'Wrong (3)' }));
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it('leads back to the units and once more into a past year, also for one who comes from elsewhere', async () => {
    open('/exams/results/attempt-1', {
      'get /exams/results/{resultId}': () => result,
      'get /students/student/enrolledcourses/{id}': () => enrolled,
    });
    const again: HTMLAnchorElement = await screen.findByRole('link', { name: 'Exam again' });
    expect(`${again.pathname}${again.search}`).toBe(
      '/courses/admission/DU/units/years/mcq-exam?yearId=year-1&unitId=unit-1',
    );
    expect(screen.getByRole('link', { name: 'Back to the units' })).toHaveProperty(
      'pathname',
      '/courses/admission/DU/units',
    );
  });

  it('shows the rank in a campaign whose results are released, and leads to the merit list [EXM-19]', async () => {
    open('/exams/results/attempt-1', {
      'get /exams/results/{resultId}': () => ({ ...result, examKind: 'campaign', examId: 'e1' }),
      'get /examcampaigns/{id}/merit-list/own': () => ownPlace,
    });
    await screen.findByText('12 of 340');
    expect(screen.getByRole('link', { name: 'See the merit list' })).toHaveProperty(
      'pathname',
      '/campaigns/exam/e1/merit-list',
    );
  });

  it('shows no rank for an attempt that does not count, nor before the release', async () => {
    const { keyUrl: _, ...withheld } = result;
    const { api } = open('/exams/results/attempt-1', {
      'get /exams/results/{resultId}': () => ({ ...withheld, examKind: 'campaign' }),
    });
    await screen.findByText(/once the results are released/);
    cleanup();
    const second = open('/exams/results/attempt-1', {
      'get /exams/results/{resultId}': () => ({ ...result, examKind: 'campaign', counts: false }),
    });
    await screen.findByText(/The first attempt ranks/);
    for (const { requests } of [api, second.api])
      expect(requests.some(({ path }) => path.includes('merit-list'))).toBe(false);
  });

  it('says when the answers of a campaign can be seen [EXM-20]', async () => {
    const { keyUrl: _, ...withheld } = result;
    open('/exams/results/attempt-1', {
      'get /exams/results/{resultId}': () => ({ ...withheld, examKind: 'campaign' }),
    });
    await screen.findByText(/once the results are released/);
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Exam again' })).toBeNull();
  });
});

describe('a result of a campaign before its end', () => {
  const result = new FakeExamServer().result();
  const withheld = () => {
    const { keyUrl: _, ...rest } = result;
    const hidden = { score: null, correct: null, wrong: null, blank: null, subjects: [] };
    const scoreVisibleFrom = new Date(Date.now() + 60_000).toISOString();
    return { ...rest, ...hidden, examKind: 'campaign', examId: 'e1', answered: 2, scoreVisibleFrom };
  };

  it('says what was received and when the score comes, and no number', async () => {
    open('/exams/results/attempt-1', { 'get /exams/results/{resultId}': withheld });
    await screen.findByText('Your exam has been received.');
    expect(
      screen.queryByText(/^2 answers were received\. Your score appears here on .* \(Dhaka time\)/),
    ).not.toBeNull();
    expect(screen.queryByText('Manually submitted.')).not.toBeNull();
    for (const text of ['Your score', 'By subject', 'Marks lost'])
      expect(screen.queryByText(text)).toBeNull();
  });

  it('shows the score by itself once it may be seen [EXM-19]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let answer: object = withheld();
    open('/exams/results/attempt-1', { 'get /exams/results/{resultId}': () => answer });
    await screen.findByText('Your exam has been received.');
    answer = { ...result, examKind: 'campaign', counts: false };
    expect(screen.queryByText('0.75 of 3')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(66_000));
    await screen.findByText('0.75 of 3');
    vi.useRealTimers();
  });
});

describe('a result that was corrected', () => {
  const result = new FakeExamServer().result();
  const correctedAt = '2026-11-22T08:00:00.000Z';
  const corrected = {
    ...result,
    score: 2.5,
    scoreVersion: 2,
    correctedAt,
    correctionReason: 'Question 1 was void',
  };

  it('says when and why, and that the lines below are those from before [EXM-12]', async () => {
    open('/exams/results/attempt-1?course=DU', { 'get /exams/results/{resultId}': () => corrected });
    await screen.findByText('2.5 of 3');
    expect(screen.queryByText('This result was corrected on 22 November 2026.')).not.toBeNull();
    expect(screen.queryByText('Reason: Question 1 was void')).not.toBeNull();
    expect(screen.queryByText(/are those from before the correction/)).not.toBeNull();
  });

  it('is not said of one that stands as it was marked', async () => {
    open('/exams/results/attempt-1?course=DU', { 'get /exams/results/{resultId}': () => result });
    await screen.findByText('0.75 of 3');
    expect(screen.queryByText(/was corrected/)).toBeNull();
  });
});

describe('what a result says', () => {
  const result = new FakeExamServer().result();
  const read = { 'get /exams/results/{resultId}': () => ({ ...result, durationMs: 400 }) };

  it('is in the reader’s language of now, also where the answer came in another', async () => {
    const { services } = open('/exams/results/attempt-1?course=DU', read);
    await screen.findByText('Manually submitted.');
    act(() => services.language.set('bn'));
    await waitFor(() => expect(screen.queryByText('আপনি নিজে জমা দিয়েছেন।')).not.toBeNull());
    act(() => services.language.set('en'));
  });

  it('counts a second that has begun, as the merit list does [EXM-19]', async () => {
    open('/exams/results/attempt-1?course=DU', read);
    await waitFor(() => expect(screen.queryByText('1 s')).not.toBeNull());
  });

  it('has the exam’s own title, without the code of its course', async () => {
    open('/exams/results/attempt-1?course=DU', read);
    const title = await screen.findByRole('heading', { level: 1 });
    expect(title.textContent).toBe('Unit A 2024');
  });
});

describe('text that looks like HTML', () => {
  const options = ['&lt;a&gt;', '&lt;b&gt;', '&lt;table&gt;'];
  const shown = ['<a>', '<b>', '<table>'];

  const written = { question: 'Which tag makes a link: &lt;a&gt;?', options };

  it('is shown as it was written with a result', async () => {
    const server = new FakeExamServer();
    server.texts = written;
    open('/exams/results/attempt-1?course=DU', {
      ...server.handlers,
      'get /exams/results/{resultId}': () => ({
        ...server.result(),
        choices: server.result().choices.slice(0, 1),
      }),
    });
    for (const text of shown) await screen.findByText(text);
    expect(screen.queryByText('Which tag makes a link: <a>?')).not.toBeNull();
  });

  it('is shown as it was written with the answers of a paper', async () => {
    const server = new FakeExamServer();
    server.texts = { question: 'Say &lt;p&gt;', options };
    const explained = server.key().questions.map((key) => ({ ...key, explanation: 'As &lt;a&gt; says.' }));
    open('/courses/admission/DU/units/years/correct-answers?yearId=year-1&unitId=u1', {
      ...server.handlers,
      'get /exams/papers/year-1/1/key/1': () => ({ questions: explained }),
    });
    for (const text of [...shown, 'Say <p>', 'As <a> says.'])
      expect(await screen.findAllByText(text)).toHaveLength(4);
  });
});

describe('the answers of a past year', () => {
  const path = '/courses/admission/DU/units/years/correct-answers?yearId=year-1&unitId=u1';

  it('shows key and explanation [EXM-20]', async () => {
    open(path, new FakeExamServer().handlers);
    expect((await screen.findByText('physics 1 a')).closest('li')?.textContent).toContain('Correct answer');
    expect(screen.getByText('physics 1 b').closest('li')?.textContent).not.toContain('Correct answer');
    expect(screen.queryByText('Because of physics-q1.')).not.toBeNull();
  });

  it('says of a question that another exam asks that its key comes later', async () => {
    const server = new FakeExamServer();
    const [first, ...others] = server.key().questions;
    const held = { questions: others, heldQuestions: [first?.questionId ?? ''] };
    open(path, { ...server.handlers, 'get /exams/papers/year-1/1/key/1': () => held });
    await screen.findByText(/^1 question shows no key yet, because another exam/);
    expect(screen.getByText('physics 1 a').closest('li')?.textContent).not.toContain('Correct answer');
    expect(screen.getByText('physics 2 a').closest('li')?.textContent).toContain('Correct answer');
    expect(screen.getAllByText(/^Its key and explanation are shown once/)).toHaveLength(1);
  });

  it('hides key and explanation until one has chosen, when asked to', async () => {
    open(path, new FakeExamServer().handlers);
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Try first/ }));
    expect(screen.queryByText('Because of physics-q1.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /physics 1 b/ }));
    screen.getByText('Because of physics-q1.');
    expect(screen.getByText('physics 1 b').closest('li')?.textContent).toContain('Your answer');
    expect(screen.queryByText('Because of physics-q2.')).toBeNull();
  });

  it('leads one who is not enrolled to the course', async () => {
    const server = new FakeExamServer();
    server.overview = { canStart: false, refusal: 'exams.not-enrolled', paperUrl: null, keyUrl: null };
    open(path, server.handlers);
    await screen.findByText(/^Enrol in the course first/);
    expect(screen.getByRole('link', { name: 'See the course' })).toHaveProperty(
      'pathname',
      '/courses/admission/DU',
    );
  });
});

describe('a campaign exam', () => {
  const path = '/exams/campaign/e1';
  const overview = (part: object) => {
    const server = new FakeExamServer();
    server.overview = { examKind: 'campaign', canStart: false, ...part };
    return server;
  };

  it('that is not open yet counts down and opens by itself [EXM-14]', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const server = overview({});
    const moment = server.now() + 1_200;
    const opensAt = new Date(moment).toISOString();
    const closesAt = new Date(moment + 3_600_000).toISOString();
    open(path, {
      ...server.handlers,
      'get /exams/papers/{paperId}': (request: never) => {
        const isOpen = server.now() >= moment;
        const state = { canStart: isOpen, refusal: isOpen ? null : 'exams.not-open-yet' };
        server.overview = { ...server.overview, opensAt, closesAt, ...state };
        return server.handlers['get /exams/papers/{paperId}']?.(request);
      },
    });
    expect((await screen.findByRole('timer')).textContent).toMatch(/^00:0[12]$/);
    await screen.findByRole('button', { name: 'Start' }, { timeout: 5_000 });
    vi.restoreAllMocks();
  });

  it.each([
    { code: 'exams.not-registered', link: 'Register for the campaign', to: '/campaigns/exam/e1' },
    { code: 'exams.already-sat', link: 'See your result', to: '/exams/results/r9' },
    { code: 'exams.window-over', link: 'Back to the exams', to: '/exams' },
  ])('refused with $code has a way on', async ({ code, link, to }) => {
    const lastResultId = code === 'exams.already-sat' ? 'r9' : null;
    open(path, overview({ refusal: code, closesAt: '2026-11-01T00:00:00.000Z', lastResultId }).handlers);
    expect(await screen.findByRole('link', { name: link })).toHaveProperty('pathname', to);
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
  });

  it.each([
    { user: aStudent, link: 'Back to the exams', to: '/exams' },
    { user: aParticipant, link: 'Back to the campaign', to: '/campaigns/exam/e1' },
  ])('leads back to what its reader may open: $to', async ({ user, link, to }) => {
    open(path, overview({ canStart: true, refusal: null }).handlers, user);
    expect(await screen.findByRole('link', { name: link })).toHaveProperty('pathname', to);
  });

  it('without data says so [EXM-14]', async () => {
    open(path, {
      'get /exams/papers/{paperId}': () => {
        throw refusal(404, 'exams.not-found', 'There is no such exam.');
      },
    });
    await waitFor(() => expect(screen.queryByText('No exam data found. Please try again.')).not.toBeNull());
  });
});

describe('the texts', () => {
  it('say the rules of the subjects in the words of the API', () => {
    expect(texts.tooMany).toEqual(messages['exams.too-many-subjects']);
    expect(texts.tooFew).toEqual(messages['exams.too-few-subjects']);
  });
});
