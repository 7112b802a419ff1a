import { ApiError } from '@pathshala/web-kit/api-error';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeCaches } from '@pathshala/web-kit/testing';
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
let caches: FakeCaches;

beforeEach(() => {
  server = new FakeExamServer();
  caches = new FakeCaches();
  vi.stubGlobal('caches', caches);
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.spyOn(globalThis, 'scrollTo').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const noLine = () => {
  throw new ApiError('The server could not be reached.', { status: 0, code: 'transport' });
};

/** Opens the page while nothing reaches the server. */
function openWithoutLine() {
  server.obstacle = 'offline';
  const api = {
    'get /exams/papers/{paperId}': noLine,
    'get /exams/papers/year-1/1': noLine,
    'post /exams/attempts/{id}/news': noLine,
  };
  return openExam(server, undefined, { api });
}

async function answerTwo(): Promise<void> {
  await startExam(server);
  await userEvent.keyboard('2');
  await savedText();
  server.obstacle = 'offline';
  globalThis.dispatchEvent(new Event('offline'));
  await press('Next');
  await userEvent.keyboard('3');
}

const chosen = () =>
  within(screen.getByRole('group', { name: /Choose one answer/u }))
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(({ value }) => value);

const left = () => screen.getByRole('timer').textContent;

describe('an exam that is opened again without a connection', () => {
  it('goes on with what was saved, what was not, and its clock', async () => {
    await answerTwo();
    reloadExam();
    openWithoutLine();
    await heading(2);
    expect(chosen()).toEqual(['physics-q2-c']);
    expect(left()).toMatch(/^(?:1:00:00|59:5\d)/u);
    await press('Previous');
    expect(chosen()).toEqual(['physics-q1-b']);
    server.obstacle = 'none';
    globalThis.dispatchEvent(new Event('online'));
    await waitFor(
      () => expect(server.answers).toEqual({ 'physics-q1': 'physics-q1-b', 'physics-q2': 'physics-q2-c' }),
      inTime,
    );
  });

  it('goes on in a new tab, too', async () => {
    await answerTwo();
    cleanup();
    sessionStorage.clear();
    openWithoutLine();
    await heading(2);
    expect(chosen()).toEqual(['physics-q2-c']);
  });

  it.each([
    ['set back by a day', -86_400_000, /^(?:1:00:00|59:5\d)/u],
    ['set forward by ten minutes', 600_000, /^(?:50:00|49:5\d)/u],
  ])('has no more time than is left when the date of the device was %s', async (_, by, time) => {
    await answerTwo();
    reloadExam();
    const now = Date.now.bind(Date);
    vi.spyOn(Date, 'now').mockImplementation(() => now() + by);
    openWithoutLine();
    await heading(2);
    expect(left()).toMatch(time);
  });

  it('is not shown to another person, nor after the session has ended', async () => {
    await answerTwo();
    cleanup();
    sessionStorage.clear();
    caches.deleteAll();
    openWithoutLine();
    await screen.findByText('The server could not be reached.', {}, { timeout: 6_000 });
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('is forgotten once it is submitted', async () => {
    await startExam(server);
    await waitFor(() => expect(caches.paths().length).toBe(2), inTime);
    await press('Submit Exam');
    await press('Submit');
    await waitFor(() => expect(caches.paths()).toEqual([]), inTime);
  });
});
