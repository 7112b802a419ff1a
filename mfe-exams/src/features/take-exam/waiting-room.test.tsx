import { refusal, renderRemotePart, aStudent } from '@pathshala/web-kit/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeExamServer } from '../../testing/fake-exam-server.ts';
import { Root } from '../../root.tsx';

const minute = 60_000;
/** The server's clock goes on while the device sleeps or is set, and has nothing to do with the device's. */
const opening = Date.parse('2026-11-21T03:00:00.000Z');

let server: FakeExamServer;
/** Milliseconds to the opening when the page is opened. */
let ahead = 2 * minute;
/** Milliseconds that the device slept: its monotonic clock stood still. */
let slept = 0;
/** When the overview was asked for, in milliseconds after the opening. */
let asked: number[] = [];
let failure: Error | null = null;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2031-01-01T00:00:00.000Z') });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const begin = performance.now();
  [ahead, slept, asked, failure] = [2 * minute, 0, [], null];
  server = new FakeExamServer();
  server.now = () => opening - ahead + performance.now() - begin + slept;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const overviewPath = 'get /exams/papers/{paperId}';

function openRoom(isOpenAt = opening) {
  return renderRemotePart(<Root />, {
    at: '/exams/campaign/year-1',
    language: 'en',
    user: aStudent,
    api: {
      ...server.handlers,
      [overviewPath]: (request) => {
        asked.push(server.now() - opening);
        if (failure) throw failure;
        const isOpen = server.now() >= isOpenAt;
        server.overview = {
          examKind: 'campaign',
          opensAt: new Date(opening).toISOString(),
          closesAt: new Date(opening + 60 * minute).toISOString(),
          canStart: isOpen,
          refusal: isOpen ? null : 'exams.not-open-yet',
          paperUrl: isOpen ? '/exams/papers/year-1/1' : null,
        };
        return server.handlers[overviewPath]?.(request);
      },
    },
  });
}

/** Step by step, in milliseconds: what the page shows and asks for follows the end of each. */
async function pass(seconds: number, step = 1000): Promise<void> {
  for (let passed = 0; passed < seconds * 1000; passed += step) {
    await act(() => vi.advanceTimersByTimeAsync(step));
  }
}

const clock = async () => (await screen.findByRole('timer')).textContent;
const say = (type: string): void => {
  act(() => {
    globalThis.dispatchEvent(new Event(type));
  });
};

describe('the waiting room', () => {
  it('counts down by the server’s clock, opens by itself after a small spread, and has the paper by then [CMP-05]', async () => {
    const { api } = openRoom();
    expect(await clock()).toMatch(/^(?:02:00|01:5\d)$/u);
    const isPaperAsked = () => api.requests.some(({ path }) => path === '/exams/papers/year-1/1');
    await pass(119);
    expect(isPaperAsked()).toBe(false);
    await pass(3, 100);
    expect(screen.queryByRole('button', { name: 'Start' })).not.toBeNull();
    expect(screen.queryByText('The exam is open. Your time starts when you press Start.')).not.toBeNull();
    const afterOpening = asked.filter((moment) => moment >= 0);
    expect(afterOpening).toHaveLength(1);
    expect(afterOpening[0]).toBeGreaterThanOrEqual(750);
    expect(afterOpening[0]).toBeLessThan(1_500);
    expect(isPaperAsked()).toBe(true);
    expect(server.isStarted).toBe(false);
  });

  it('asks for the time again after a sleep, and shows what is left', async () => {
    ahead = 20 * minute;
    openRoom();
    await clock();
    slept = 12 * minute;
    vi.setSystemTime(Date.now() + slept);
    await pass(3);
    expect(await clock()).toMatch(/^07:5\d$/u);
    expect(asked).toHaveLength(2);
  });

  it('opens when the device wakes after the opening [CMP-05]', async () => {
    openRoom();
    await clock();
    slept = 45 * minute;
    vi.setSystemTime(Date.now() + slept);
    await pass(3);
    expect(await screen.findByRole('button', { name: 'Start' })).not.toBeNull();
  });

  it('counts on when the device’s clock is set', async () => {
    openRoom();
    await clock();
    vi.setSystemTime(Date.now() - 3 * 60 * minute);
    await pass(6);
    expect(await clock()).toMatch(/^01:[45]\d$/u);
    expect(asked).toHaveLength(2);
  });

  it('says what to do without a connection, and asks when it is back', async () => {
    openRoom();
    await clock();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    say('offline');
    await screen.findByText(/There is no connection\. Stay on this page/u);
    expect(screen.queryByText(/the exam closes on 21 November 2026, 10:00 am/u)).not.toBeNull();
    expect(asked).toHaveLength(1);
    await pass(6);
    online.mockReturnValue(true);
    say('online');
    await pass(1);
    expect(screen.queryByText(/There is no connection/u)).toBeNull();
    expect(asked).toHaveLength(2);
  });

  it('speaks at ten, five and one minutes and at thirty seconds only', async () => {
    ahead = 10.5 * minute;
    openRoom();
    await clock();
    const spoken: string[] = [];
    for (let second = 0; second < 630; second += 1) {
      await pass(1);
      const text = document.querySelector('output.visually-hidden')?.textContent ?? '';
      if (text !== '' && text !== spoken.at(-1)) spoken.push(text);
    }
    expect(spoken).toEqual(
      ['10 min', '5 min', '1 min', '30 s'].map((time) => `${time} until the exam opens.`),
    );
  });

  it('gives a busy server room, says that it takes long, and opens in the end', async () => {
    openRoom();
    await clock();
    await pass(115);
    failure = refusal(500, 'common.internal', 'Too many.');
    asked = [];
    await pass(65);
    expect(screen.queryByText(/Opening takes long/u)).not.toBeNull();
    const gaps = asked.slice(1).map((moment, at) => Math.round((moment - (asked[at] ?? 0)) / 1000));
    expect(gaps).toEqual([4, 7, 13, 25]);
    failure = null;
    await pass(26);
    expect(await screen.findByRole('button', { name: 'Start' })).not.toBeNull();
  });
});
