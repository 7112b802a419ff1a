import { refusal } from '@pathshala/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

let server: FakeExamServer;

beforeEach(() => {
  server = new FakeExamServer();
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.spyOn(globalThis, 'scrollTo').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

function goOffline(): void {
  server.obstacle = 'offline';
  globalThis.dispatchEvent(new Event('offline'));
}

function regainLine(): void {
  server.obstacle = 'none';
  globalThis.dispatchEvent(new Event('online'));
}

/** Ticks one subject and unticks another in the middle of the exam. */
async function change(out: RegExp, into: RegExp): Promise<void> {
  await press('Change subjects');
  await userEvent.click(screen.getByRole('checkbox', { name: out }));
  await userEvent.click(screen.getByRole('checkbox', { name: into }));
  await press('Use these subjects');
}

const submit = async () => {
  await press('Submit Exam');
  await press('Submit');
};
const isDone = (navigation: { location: { get: () => { pathname: string } } }) =>
  waitFor(() => expect(navigation.location.get().pathname).toBe('/exams/results/attempt-1'), inTime);

describe('subjects while offline', () => {
  it('can be changed: their questions are there at once, and the choice goes before the answers [EXM-05]', async () => {
    const { api } = await startExam(server, ['Biology']);
    goOffline();
    await change(/Biology/, /Maths/);
    await press('Question 3: not answered');
    await screen.findByText(/maths question 1/);
    await userEvent.keyboard('2');
    const before = api.requests.length;
    regainLine();
    await savedText();
    expect(server.subjects).toEqual(['Maths']);
    expect(server.answers).toEqual({ 'maths-q1': 'maths-q1-b' });
    const sent = api.requests.slice(before).filter(({ method }) => method === 'put');
    expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual(['subjects', 'answers']);
  });

  it('survive a reload, with the answers in them', async () => {
    await startExam(server, ['Biology']);
    goOffline();
    await change(/Biology/, /Maths/);
    await press('Question 3: not answered');
    await userEvent.keyboard('2');
    reloadExam();
    server.obstacle = 'none';
    openExam(server);
    await screen.findByText(/maths question 1/);
    await waitFor(() => expect(server.answers).toEqual({ 'maths-q1': 'maths-q1-b' }), inTime);
    expect(server.subjects).toEqual(['Maths']);
  });

  it('are not sent over what another device has chosen since', async () => {
    await startExam(server, []);
    goOffline();
    await press('Choose subjects');
    await userEvent.click(screen.getByRole('checkbox', { name: /Maths/ }));
    await press('Use these subjects');
    reloadExam();
    server.obstacle = 'none';
    server.subjects = ['Biology'];
    openExam(server);
    await heading(1);
    await press('Question 3: not answered');
    await screen.findByText(/biology question 1/);
    expect(server.subjectCalls).toEqual([]);
  });

  it('are taken back where the server refuses them, in its words', async () => {
    await startExam(server, []);
    const text = 'This exam has no subject named Maths.';
    server.subjectRefusals = [refusal(422, 'exams.unknown-subject', text)];
    await press('Choose subjects');
    await userEvent.click(screen.getByRole('checkbox', { name: /Maths/ }));
    await press('Use these subjects');
    await screen.findByText(text, {}, inTime);
    expect(screen.queryByText('1 subject still to choose')).not.toBeNull();
  });
});

describe('a submit while offline', () => {
  it('waits, says so, and is sent with subjects and answers when the connection is back', async () => {
    const { navigation } = await startExam(server, ['Biology']);
    goOffline();
    await userEvent.keyboard('2');
    await change(/Biology/, /Maths/);
    await press('Submit Exam');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.queryByText(/will be submitted by itself when the connection is back, if/)).not.toBeNull();
    await press('Submit');
    await screen.findByText('Your exam will be submitted by itself when the connection is back.');
    expect(screen.queryByRole('dialog')).toBeNull();
    regainLine();
    await isDone(navigation);
    expect(server.subjects).toEqual(['Maths']);
    expect(server.submits).toEqual([
      { auto: false, answers: [{ questionId: 'physics-q1', selectedOption: 'physics-q1-b' }] },
    ]);
  });

  it('still waits after a reload, and is sent then [EXM-05]', async () => {
    await startExam(server);
    goOffline();
    await userEvent.keyboard('2');
    await submit();
    await screen.findByRole('button', { name: 'Keep answering' });
    reloadExam();
    server.obstacle = 'none';
    const { navigation } = openExam(server);
    await isDone(navigation);
    expect(server.submits.map(({ auto, answers }) => [auto, answers.length])).toEqual([[false, 1]]);
  });

  it('can be taken back until then: the exam goes on, and nothing is submitted', async () => {
    await startExam(server);
    goOffline();
    await submit();
    await userEvent.click(await screen.findByRole('button', { name: 'Keep answering' }));
    await heading(1);
    await userEvent.keyboard('3');
    regainLine();
    await savedText();
    expect(server.answers).toEqual({ 'physics-q1': 'physics-q1-c' });
    expect(server.submits).toEqual([]);
    reloadExam();
    openExam(server);
    await heading(1);
    expect(server.submits).toEqual([]);
  });

  it('that is refused in the end gives the exam back, with the server’s words', async () => {
    await startExam(server);
    goOffline();
    await submit();
    await screen.findByRole('button', { name: 'Keep answering' });
    const text = 'An answer names an option that its question does not have.';
    server.submitRefusals = [refusal(422, 'exams.unknown-option', text)];
    regainLine();
    await screen.findByText(text, {}, inTime);
    await heading(1);
    expect(screen.queryByRole('button', { name: 'Keep answering' })).toBeNull();
  });

  it('says that only saved answers count once the time is over, and is sent when the connection is back [EXM-05]', async () => {
    server.length = 1_500;
    const { navigation } = await startExam(server);
    goOffline();
    await userEvent.keyboard('2');
    await submit();
    await screen.findByRole('button', { name: 'Keep answering' });
    await screen.findByText('Time is up', {}, inTime);
    await screen.findByText(/The answers that the school’s server got before the end count/, {}, inTime);
    expect(screen.queryByText(/1 answer on this device may not have arrived in time/)).not.toBeNull();
    expect(screen.queryByText('No connection. The answers saved before the end count.')).not.toBeNull();
    expect(screen.queryByText(/sent when the connection is back/)).toBeNull();
    regainLine();
    await isDone(navigation);
    expect(server.submits.at(-1)?.auto).toBe(true);
  });
});

describe('an end that was moved', () => {
  it('is taken from the answer to a save', async () => {
    await startExam(server);
    server.moveEnd(600_000);
    await userEvent.keyboard('2');
    await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^1:(09|10)/), inTime);
  });

  it('is taken from the answer to a change of subjects', async () => {
    await startExam(server);
    server.moveEnd(600_000);
    await change(/Biology/, /Maths/);
    await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^1:(09|10)/), inTime);
  });

  it('is asked for by a page that has heard nothing for two minutes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { api } = await startExam(server);
    server.moveEnd(600_000);
    const asked = () =>
      api.requests.filter(({ method, path }) => method === 'get' && path === '/exams/attempts').length;
    const before = asked();
    await act(() => vi.advanceTimersByTimeAsync(100_000));
    expect(asked()).toBe(before);
    await act(() => vi.advanceTimersByTimeAsync(40_000));
    expect(asked()).toBe(before + 1);
    await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^1:0[67]/), inTime);
    vi.useRealTimers();
  });

  it('is read again at zero by one who chose nothing meanwhile: the exam goes on [EXM-03]', async () => {
    server.length = 900;
    await startExam(server);
    server.moveEnd(600_000);
    server.submitRefusals = [refusal(409, 'exams.time-left', 'There is still time: 600 seconds.')];
    await waitFor(() => expect(server.submits).toHaveLength(1), inTime);
    await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^(09:5|10:0)/), inTime);
    await heading(1);
  });
});
