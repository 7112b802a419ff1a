import { writtenTime } from '@pathshala/rules/written-time';
import { aStudent, refusal } from '@pathshala/web-kit/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  heading,
  inTime,
  openExam,
  press,
  reloadExam,
  savedText,
  startExam,
} from '../../testing/exam-page.tsx';
import { FakeExamServer } from '../../testing/fake-exam-server.ts';
import { loadSittingPage } from './load-sitting-page.ts';

let server: FakeExamServer;
const open = () => openExam(server);
const start = (optional?: readonly string[]) => startExam(server, optional);

beforeAll(() => loadSittingPage());
beforeEach(() => {
  server = new FakeExamServer();
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.spyOn(globalThis, 'scrollTo').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

describe('before the start', () => {
  it('shows time limit, marks, negative marking and the deadline by the server’s clock [EXM-06 EXM-14]', async () => {
    open();
    await screen.findByText('60 minutes');
    expect(screen.queryByText(/A wrong answer costs 25% of the question’s marks/)).not.toBeNull();
    const end = new Date(server.now() + server.length);
    const time = writtenTime(end.getTime(), 'en');
    expect(screen.queryByText(new RegExp(`the exam ends at ${time}`))).not.toBeNull();
  });

  it('refuses more optional subjects than allowed, says so, and swaps them by one press [EXM-06 EXM-14]', async () => {
    open();
    await userEvent.click(await screen.findByRole('checkbox', { name: /Biology/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Maths/ }));
    expect(screen.queryByText('You can only select 1 optional subjects.')).not.toBeNull();
    expect(screen.getByRole('checkbox', { name: /Maths/ })).toHaveProperty('checked', false);
    expect(screen.getByRole('checkbox', { name: /Physics/ })).toHaveProperty('disabled', true);
    await press('Swap: Maths instead of Biology');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Subjects' }));
    expect(screen.getByRole('checkbox', { name: /Maths/ })).toHaveProperty('checked', true);
    expect(screen.getByRole('checkbox', { name: /Biology/ })).toHaveProperty('checked', false);
    expect(screen.queryByText('You can only select 1 optional subjects.')).toBeNull();
  });

  it('asks for the optional subjects: Start says so at the group and takes the focus there [EXM-06]', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
    const group = screen.getByRole('group', { name: 'Subjects' });
    expect(within(group).queryByText('Please select exactly 1 optional subjects.')).not.toBeNull();
    expect(document.activeElement).toBe(group);
    expect(group.getAttribute('aria-describedby')).toBe(
      within(group).getByText('Please select exactly 1 optional subjects.').id,
    );
    expect(server.isStarted).toBe(false);
    await userEvent.click(screen.getByRole('checkbox', { name: /Maths/ }));
    expect(screen.queryByText('Please select exactly 1 optional subjects.')).toBeNull();
    await press('Start');
    await heading(1);
    expect(server.subjects).toEqual(['Maths']);
  });

  it('lets the choice be put off, and reminds of it in the exam until it is made', async () => {
    await start([]);
    expect(screen.queryByText('1 subject still to choose')).not.toBeNull();
    await press('Choose subjects');
    await userEvent.click(screen.getByRole('checkbox', { name: /Maths/ }));
    await press('Use these subjects');
    expect(screen.queryByText('1 subject still to choose')).toBeNull();
    await waitFor(() => expect(server.subjects).toEqual(['Maths']), inTime);
  });

  it('has the exam’s own title, its course above it, and no code', async () => {
    open();
    const title = await screen.findByRole('heading', { level: 1 });
    expect(title.textContent).toBe('Dhaka University Unit A 2024');
    expect(document.title).toBe('Unit A 2024 · Pathshala');
  });

  it('uses the singular for one question and one mark, else the plural', async () => {
    const subject = { subjectName: 'Physics', mandatory: true };
    server.overview = {
      subjects: [
        { ...subject, questionCount: 1, marks: 1 },
        { ...subject, subjectName: 'Chemistry', questionCount: 2, marks: 2.5 },
      ],
    };
    open();
    await screen.findByText(/· 1 question, 1 mark$/u);
    expect(screen.queryByText(/· 2 questions, 2\.5 marks$/u)).not.toBeNull();
  });

  it('offers to continue an open attempt, with its time left and its number of answers', async () => {
    await start();
    cleanup();
    server.answers = { 'physics-q1': 'physics-q1-b' };
    open();
    const goOn = await screen.findByRole('button', { name: 'Continue the exam' });
    expect(screen.getByText('Time left').nextElementSibling?.textContent).toMatch(/^(59:5\d|1:00:00)$/);
    expect(screen.getByText('Answered').nextElementSibling?.textContent).toBe('1');
    expect(screen.queryByText('Taken so far')).toBeNull();
    await userEvent.click(goOn);
    await heading(1);
  });

  it('asks for no subjects where the exam has only one', async () => {
    server.overview = {
      subjects: [{ subjectName: 'Physics', mandatory: true, questionCount: 2, marks: 2 }],
      requiredSubjects: 1,
    };
    open();
    await screen.findByRole('button', { name: 'Start' });
    expect(screen.queryByRole('group', { name: 'Subjects' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('says that there is no exam data', async () => {
    server.overview = { examKind: 'campaign' };
    open();
    await waitFor(() => expect(screen.queryByText('No exam data found. Please try again.')).not.toBeNull());
  });
});

describe('answering', () => {
  it('saves a choice by itself and shows that it is saved', async () => {
    await start();
    await userEvent.click(screen.getByRole('radio', { name: /physics 1 b/ }));
    expect(screen.queryByText('Saving…')).not.toBeNull();
    await savedText();
    expect(server.answers).toEqual({ 'physics-q1': 'physics-q1-b' });
  });

  it('sends several choices together, the last one of each question', async () => {
    const { api } = await start();
    await userEvent.keyboard('1');
    await userEvent.keyboard('2');
    await userEvent.keyboard('n');
    await userEvent.keyboard('3');
    await savedText();
    const saves = api.requests.filter(({ method }) => method === 'put');
    expect(saves.length).toBeLessThanOrEqual(2);
    expect(server.answers).toEqual({ 'physics-q1': 'physics-q1-b', 'physics-q2': 'physics-q2-c' });
  });

  it('is done by keyboard alone: choose, next, previous, mark, clear', async () => {
    await start();
    await userEvent.keyboard('m2n');
    expect(document.activeElement).toBe(await heading(2));
    await userEvent.keyboard('p');
    expect(document.activeElement).toBe(await heading(1));
    expect(screen.queryByRole('button', { name: 'Question 1: marked and answered' })).not.toBeNull();
    await press('Clear answer');
    await waitFor(() => expect(server.answers).toEqual({}));
    expect(screen.queryByRole('button', { name: 'Question 1: marked for review' })).not.toBeNull();
  });

  it('jumps to a question of the palette', async () => {
    await start();
    await press('Question 3: not answered');
    await heading(3);
    expect(screen.queryByText(/biology question 1/)).not.toBeNull();
  });

  it('shows text that looks like HTML as it was written', async () => {
    server.texts = {
      question: 'Which tag is &lt;a&gt;?',
      options: ['&lt;a&gt;', '&lt;b&gt;', '&lt;p&gt;', '&lt;table&gt;'],
    };
    await start();
    expect(screen.queryByText('Which tag is <a>?')).not.toBeNull();
    for (const text of ['<a>', '<b>', '<p>', '<table>']) expect(screen.queryByText(text)).not.toBeNull();
  });

  it('shows questions of the chosen subjects only, and of others when the choice changes [EXM-14]', async () => {
    await start([]);
    expect(screen.queryByRole('button', { name: /^Question 3/ })).toBeNull();
    await press('Change subjects');
    await userEvent.click(screen.getByRole('checkbox', { name: /Maths/ }));
    await press('Use these subjects');
    await userEvent.click(await screen.findByRole('button', { name: 'Question 3: not answered' }));
    await screen.findByText(/maths question 1/);
    await waitFor(() => expect(server.subjects).toEqual(['Maths']), inTime);
  });
});

describe('a lost connection', () => {
  it('keeps what is chosen, says so, and sends it when the connection is back', async () => {
    await start();
    server.obstacle = 'offline';
    await userEvent.keyboard('2');
    await screen.findByText(/No connection\. Your answers are kept/, {}, inTime);
    await userEvent.keyboard('n4');
    server.obstacle = 'none';
    globalThis.dispatchEvent(new Event('online'));
    await savedText();
    expect(server.answers).toEqual({ 'physics-q1': 'physics-q1-b', 'physics-q2': 'physics-q2-d' });
  });

  it('loses nothing by a reload while offline, and shows the same question again [EXM-05]', async () => {
    await start();
    server.obstacle = 'offline';
    await userEvent.keyboard('n3m');
    reloadExam();
    server.obstacle = 'none';
    open();
    await heading(2);
    expect(screen.getByRole('radio', { name: /physics 2 c/ })).toHaveProperty('checked', true);
    expect(screen.queryByRole('button', { name: 'Question 2: marked and answered' })).not.toBeNull();
    await waitFor(() => expect(server.answers).toEqual({ 'physics-q2': 'physics-q2-c' }), inTime);
  });

  it('keeps answers by user: another account on the phone sees and sends none of them', async () => {
    await start();
    server.obstacle = 'offline';
    await userEvent.keyboard('3');
    const keys = Object.keys(localStorage).filter((key) => key.startsWith('exam:'));
    expect(keys).toEqual([expect.stringContaining(`${aStudent._id}:attempt-1`)]);
  });

  it('warns before the page closes only while something is not saved', async () => {
    await start();
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      globalThis.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    server.obstacle = 'offline';
    await userEvent.keyboard('3');
    expect(leave()).toBe(true);
  });

  it('never submits by leaving', async () => {
    await start();
    globalThis.dispatchEvent(new Event('pagehide'));
    cleanup();
    expect(server.submits).toEqual([]);
  });
});

describe('another tab or device', () => {
  it('gets its answers shown here, and none of this page’s is lost', async () => {
    await start();
    server.savedSeq = 9;
    server.answers = { 'physics-q2': 'physics-q2-a' };
    await userEvent.keyboard('4');
    await waitFor(() => expect(server.answers['physics-q1']).toBe('physics-q1-d'), inTime);
    await userEvent.keyboard('n');
    expect(screen.getByRole('radio', { name: /physics 2 a/ })).toHaveProperty('checked', true);
  });

  it('says that it has saved, and its answers are shown here at once', async () => {
    await start();
    server.savedSeq = 9;
    server.answers = { 'physics-q1': 'physics-q1-c' };
    const otherTab = new BroadcastChannel('pathshala-attempt-attempt-1');
    const post = otherTab.postMessage.bind(otherTab);
    post('attempt-1');
    await waitFor(
      () => expect(screen.getByRole('radio', { name: /physics 1 c/ })).toHaveProperty('checked', true),
      inTime,
    );
    otherTab.close();
  });

  it('may have dropped a subject: the refusal is shown and other answers go on', async () => {
    await start(['Biology']);
    server.subjects = [];
    await press('Question 3: not answered');
    await userEvent.keyboard('1');
    const text = 'You can only answer questions from your selected subjects.';
    await screen.findByText(text, {}, inTime);
    await press('Question 1: not answered');
    await userEvent.keyboard('2');
    await waitFor(() => expect(server.answers).toEqual({ 'physics-q1': 'physics-q1-b' }), inTime);
  });

  it('may have submitted: the result is shown', async () => {
    const { navigation } = await start();
    server.isSubmitted = true;
    await userEvent.keyboard('2');
    await waitFor(() => expect(navigation.location.get().pathname).toBe('/exams/results/attempt-1'), inTime);
  });
});

describe('marks for review', () => {
  it('are saved on the server like answers, also those made while offline', async () => {
    await start();
    await userEvent.keyboard('m');
    await waitFor(() => expect(server.marked).toEqual(['physics-q1']), inTime);
    server.obstacle = 'offline';
    await userEvent.keyboard('mnm');
    await screen.findByText(/No connection\. Your answers are kept/, {}, inTime);
    server.obstacle = 'none';
    globalThis.dispatchEvent(new Event('online'));
    await savedText();
    expect(server.marked).toEqual(['physics-q2']);
  });
});

describe('a second device', () => {
  const elsewhere = 'This exam is open on another device. If you continue here, it stops there.';

  it('shows that the exam is open on another device before it takes over', async () => {
    await start();
    cleanup();
    server.device = 'another-device';
    open();
    await screen.findByText(elsewhere, {}, inTime);
    expect(server.device).toBe('another-device');
    await press('Continue here');
    await heading(1);
    expect(server.device).toBe(localStorage.getItem('exam-device'));
  });

  it('ends the sitting on the first device, says so there, and sends what was not saved when the exam is continued there', async () => {
    await start();
    server.device = 'another-device';
    server.savedSeq = 5;
    server.answers = { 'physics-q2': 'physics-q2-a' };
    await userEvent.keyboard('3');
    await screen.findByText('Your exam is open on another device', {}, inTime);
    expect(screen.queryByRole('radio', { name: /physics/ })).toBeNull();
    expect(screen.queryByText(/What was not saved yet is kept on this device/)).not.toBeNull();
    expect(screen.queryByText(/^(?:Saving…|All answers saved)$/)).toBeNull();
    await press('Continue here');
    await savedText();
    expect(server.answers).toEqual({ 'physics-q1': 'physics-q1-c', 'physics-q2': 'physics-q2-a' });
  });
});

describe('a browser that stores nothing', () => {
  it('starts, saves and continues the exam, as one device', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    await start();
    await userEvent.keyboard('2');
    await waitFor(() => expect(server.answers).toEqual({ 'physics-q1': 'physics-q1-b' }), inTime);
    await userEvent.click(screen.getByRole('radio', { name: 'Large text' }));
    const { device } = server;
    cleanup();
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Continue the exam' }, inTime));
    await heading(1);
    expect(server.device).toBe(device);
  });
});

describe('an absence from the page', () => {
  it('is recorded when it takes more than two seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await start();
    globalThis.dispatchEvent(new Event('blur'));
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    globalThis.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(server.focusLosses).toHaveLength(1), inTime);
    expect((server.focusLosses[0] as { awayMs: number }).awayMs).toBeGreaterThanOrEqual(5_000);
    vi.useRealTimers();
  });
});

describe('the language of a paper', () => {
  const inTwo = {
    question: '<div lang="bn">কোন কণিকা?</div><div lang="en">Which cell?</div>',
    options: ['বেসোফিল | basophil', 'মনোসাইট | monocyte', '20', 'লিম্ফোসাইট | lymphocyte'],
  };

  it('is chosen where the paper has two, and remembered', async () => {
    server.texts = inTwo;
    await start();
    expect(screen.queryByText('Which cell?')).not.toBeNull();
    expect(screen.queryByText('কোন কণিকা?')).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Language of the questions'), 'Both');
    expect(screen.queryByText('কোন কণিকা?')?.closest('[lang]')?.getAttribute('lang')).toBe('bn');
    expect(screen.queryByRole('radio', { name: /বেসোফিল \/ basophil/ })).not.toBeNull();
    expect(localStorage.getItem('paper-language')).toBe('both');
    await userEvent.selectOptions(screen.getByLabelText('Language of the questions'), 'বাংলা');
    expect(screen.queryByText('Which cell?')).toBeNull();
  });

  it('is not asked for where it has one', async () => {
    await start();
    expect(screen.queryByLabelText('Language of the questions')).toBeNull();
  });
});

describe('the order of an attempt', () => {
  it('is that of its seed: letters and numbers follow what is shown', async () => {
    server.order = { questions: false, options: true };
    await start();
    const options = screen.getAllByRole('radio', { name: /physics 1/ });
    const shown = options.map((radio) => (radio as HTMLInputElement).value);
    expect([...shown].sort()).toEqual(['a', 'b', 'c', 'd'].map((letter) => `physics-q1-${letter}`));
    expect(shown).not.toEqual([...shown].sort());
    await userEvent.keyboard('1');
    await waitFor(() => expect(server.answers).toEqual({ 'physics-q1': shown[0] }), inTime);
  });
});

describe('a session that ends in mid-exam', () => {
  it('is renewed by a log-in on the page, and the answers are sent', async () => {
    await start();
    server.obstacle = 'logged-out';
    await userEvent.keyboard('2');
    const dialog = within(await screen.findByRole('dialog', {}, inTime));
    expect(dialog.getByLabelText('Username or email')).toHaveProperty('value', aStudent.username);
    await userEvent.type(dialog.getByLabelText('Password'), 'wrong');
    await userEvent.click(dialog.getByRole('button', { name: 'Log in and continue' }));
    await dialog.findByText('Wrong username or password.');
    await userEvent.clear(dialog.getByLabelText('Password'));
    await userEvent.type(dialog.getByLabelText('Password'), 'right');
    await userEvent.click(dialog.getByRole('button', { name: 'Log in and continue' }));
    await savedText();
    expect(server.answers).toEqual({ 'physics-q1': 'physics-q1-b' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a session that ends in another tab', () => {
  const ended = () => ({ user: null, time: Date.now() + 1_000 });

  it('leaves the page to the student who sits, and nobody before the start', async () => {
    const { services } = openExam(server);
    await screen.findByRole('button', { name: 'Start' }, inTime);
    act(() => services.session.adopt(ended()));
    expect(services.session.get().user).toBeNull();
    cleanup();
    const { services: sitting } = await start();
    act(() => sitting.session.adopt(ended()));
    expect(sitting.session.get()).toMatchObject({ user: aStudent, elsewhere: 'visitor' });
  });
});

describe('submitting', () => {
  it('shows how many are unanswered, asks for a confirmation, and shows the result [EXM-14]', async () => {
    const { navigation, api } = await start();
    await userEvent.keyboard('2m');
    await press('Submit Exam');
    expect(screen.queryByText('2 questions are not answered.')).not.toBeNull();
    const dialog = within(screen.getByRole('dialog'));
    const numberOf = (label: RegExp) => dialog.getByText(label).nextElementSibling?.textContent;
    expect([/^Answered/, /^Not answered/].map(numberOf)).toEqual(['1', '2']);
    await press('Submit');
    await screen.findByText('0.75 of 3', {}, inTime);
    expect(navigation.location.get().pathname).toBe('/exams/results/attempt-1');
    expect(server.submits).toHaveLength(1);
    expect(server.submits[0]?.auto).toBe(false);
    expect(server.answers).toEqual({ 'physics-q1': 'physics-q1-b' });
    expect(api.requests.some((request) => request.path === '/exams/results/{resultId}')).toBe(false);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('exam:'))).toEqual([]);
  });

  it('leads to the first blank question, and to the marked ones', async () => {
    await start();
    await userEvent.keyboard('2m');
    await press('Submit Exam');
    await press('Go to the blank ones');
    await heading(2);
    await press('Submit Exam');
    await press('Go to the marked ones (1)');
    await heading(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads to the subjects instead of to a refusal while the choice is not complete', async () => {
    await start([]);
    await press('Submit Exam');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.queryByText('Please select exactly 1 optional subjects.')).not.toBeNull();
    expect(dialog.queryByRole('button', { name: 'Submit' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Choose subjects' }));
    expect(screen.queryByRole('checkbox', { name: /Biology/ })).not.toBeNull();
    expect(server.submits).toEqual([]);
  });

  it('shows a refusal in the server’s words', async () => {
    await start();
    const text = 'An answer is to a question that this exam does not have.';
    server.submitRefusals = [refusal(422, 'exams.unknown-question', text)];
    await press('Submit Exam');
    await press('Submit');
    const dialog = within(screen.getByRole('dialog'));
    expect((await dialog.findByText(text)).closest('[role=alert]')).not.toBeNull();
  });

  it('happens by itself at zero, unchecked, with what is not saved yet [EXM-03]', async () => {
    server.length = 900;
    const { navigation } = await start([]);
    server.obstacle = 'offline';
    await userEvent.keyboard('3');
    await screen.findByText('Time is up', {}, inTime);
    server.obstacle = 'none';
    await waitFor(() => expect(navigation.location.get().pathname).toBe('/exams/results/attempt-1'), inTime);
    expect(server.submits.at(-1)).toEqual({
      auto: true,
      answers: [{ questionId: 'physics-q1', selectedOption: 'physics-q1-c' }],
    });
  });

  it('goes on when the server’s clock has time left after all', async () => {
    server.length = 700;
    await start();
    server.submitRefusals = [refusal(409, 'exams.time-left', 'There is still time: 9 seconds.')];
    await waitFor(() => expect(server.submits).toHaveLength(1), inTime);
    await heading(1);
    await waitFor(() => expect(server.submits).toHaveLength(2), inTime);
  });
});
