import { refusal } from '@pathshala/web-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTime, openExam, press, savedText, startExam } from '../../testing/exam-page.tsx';
import { FakeExamServer } from '../../testing/fake-exam-server.ts';
import { createExamNews, askEveryMs, type ExamNewsDependencies } from './engine/exam-news.ts';
import { openNewsStream } from './engine/news-stream.ts';

let server: FakeExamServer;
const misprint = { _id: 'n1', en: 'Question 4 has a misprint.', bn: '৪ নম্বর প্রশ্নে ছাপার ভুল আছে।' };
const announce = () => server.news.announcements.push({ ...misprint, at: '2026-01-15T10:00:00.000Z' });
const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent ?? '');

beforeEach(() => {
  server = new FakeExamServer();
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.spyOn(globalThis, 'scrollTo').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

describe('news of the exam desk', () => {
  it('come with the answer to a save: an announcement is shown and spoken once', async () => {
    const { api } = await startExam(server);
    announce();
    await userEvent.click(screen.getByRole('radio', { name: /physics 1 b/ }));
    const list = await screen.findByRole('list', { name: 'News from the exam desk' }, inTime);
    expect(list.textContent).toContain('Announcement, 4:00\u00A0pm: Question 4 has a misprint.');
    expect(spoken().filter((text) => text.includes('misprint'))).toHaveLength(1);
    await userEvent.click(screen.getByRole('radio', { name: /physics 1 c/ }));
    await savedText();
    expect(api.requests.filter(({ path }) => path === '/exams/attempts/{id}/news')).toHaveLength(1);
  });

  it('say how many minutes were added and when the exam ends now [EXM-03]', async () => {
    await startExam(server);
    const before = screen.getByRole('timer').textContent;
    server.moveEnd(10 * 60_000);
    await userEvent.click(screen.getByRole('radio', { name: /physics 1 b/ }));
    const line = await screen.findByText('10 minutes were added.', { selector: 'strong' }, inTime);
    expect(line.closest('li')?.textContent).toMatch(/The exam now ends at \d{1,2}:\d\d\s[ap]m\./u);
    expect(spoken().filter((text) => text.startsWith('10 minutes were added.'))).toHaveLength(1);
    expect(screen.getByRole('timer').textContent).not.toBe(before);
    await press('Hide: 10 minutes were added.');
    expect(screen.queryByRole('list', { name: 'News from the exam desk' })).toBeNull();
  });

  it('made before the start are shown to a student who starts later', async () => {
    announce();
    await startExam(server);
    const list = await screen.findByRole('list', { name: 'News from the exam desk' }, inTime);
    expect(within(list).queryByText(/misprint/u)).not.toBeNull();
  });

  it('that cannot be read leave the exam alone', async () => {
    await startExam(server);
    announce();
    server.news.refusal = refusal(503, 'common.unavailable', 'Please try again.');
    await userEvent.click(screen.getByRole('radio', { name: /physics 1 b/ }));
    await savedText();
    expect(screen.queryByText(/misprint/u)).toBeNull();
  });

  it('are in nobody’s way while there are none', async () => {
    openExam(server);
    await screen.findByRole('button', { name: 'Start' });
    expect(screen.queryByRole('list', { name: 'News from the exam desk' })).toBeNull();
  });
});

describe('asking for news', () => {
  const news = { status: 'open', deadlineAt: '', serverNow: '', newsNo: 0, announcements: [] } as const;
  function asking(changes: Partial<ExamNewsDependencies> = {}) {
    const read = vi.fn<ExamNewsDependencies['read']>(async () => ({ ...news, announcements: [] }));
    const attempt = { attemptId: 'a1', examKind: 'campaign', newsNo: 0 } as const;
    const clock = { age: () => askEveryMs };
    const stream = { revive: vi.fn<() => void>(), close: vi.fn<() => void>() };
    const watch = vi.fn<ExamNewsDependencies['watch']>(() => stream);
    const onNews = vi.fn<ExamNewsDependencies['onNews']>();
    const needs = { attempt, read, watch, clock, isOpen: () => true, onNews, random: () => 1 };
    const signal = (data: Parameters<Parameters<typeof watch>[1]>[0]): void => watch.mock.calls[0]?.[1](data);
    return { read, stream, watch, onNews, signal, news: createExamNews({ ...needs, ...changes }) };
  }

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('happens every 45 seconds while nothing is saved, and ends with the page', async () => {
    const { read, news: asked } = asking();
    asked.start();
    await vi.advanceTimersByTimeAsync(2 * askEveryMs);
    expect(read).toHaveBeenCalledTimes(2);
    asked.stop();
    await vi.advanceTimersByTimeAsync(5 * askEveryMs);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('is left out while saves are answered, after the end, and where an exam has no desk', async () => {
    const others = [
      asking({ clock: { age: () => 1000 } }),
      asking({ isOpen: () => false }),
      asking({ attempt: { attemptId: 'a1', examKind: 'past-year' } }),
    ];
    for (const other of others) other.news.start();
    await vi.advanceTimersByTimeAsync(3 * askEveryMs);
    for (const { read, news: asked } of others) {
      expect(read).not.toHaveBeenCalled();
      asked.stop();
    }
  });

  it('asks at once for what is newer than it knows, once at a time', async () => {
    const { read, news: asked } = asking();
    asked.notice(undefined);
    expect(read).not.toHaveBeenCalled();
    asked.notice(1);
    asked.notice(1);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('comes from a stream within seconds: what changed is passed on, and nothing is asked for', async () => {
    const { read, onNews, signal, news: asked } = asking({ clock: { age: () => 1000 } });
    asked.start();
    await vi.advanceTimersByTimeAsync(2000);
    signal({ newsNo: 2, announcements: [] });
    signal({ deadlineAt: '2026-01-15T11:10:00.000Z' });
    expect(onNews.mock.calls.map(([one]) => one)).toEqual([
      { newsNo: 2, announcements: [] },
      { deadlineAt: '2026-01-15T11:10:00.000Z' },
    ]);
    asked.notice(2);
    expect(read).not.toHaveBeenCalled();
  });

  it('does not go back to older announcements that a stream repeats', async () => {
    const { onNews, signal, news: asked } = asking();
    asked.start();
    await vi.advanceTimersByTimeAsync(2000);
    signal({ newsNo: 2, announcements: [] });
    signal({ newsNo: 1, deadlineAt: '2026-01-15T11:10:00.000Z', announcements: [] });
    expect(onNews.mock.calls[1]?.[0]).toEqual({ newsNo: 1, deadlineAt: '2026-01-15T11:10:00.000Z' });
  });

  it('reads the whole where the stream says that the attempt is submitted, and hears nothing after the end', async () => {
    const { read, signal, news: asked } = asking();
    asked.start();
    await vi.advanceTimersByTimeAsync(2000);
    signal({ ...news, status: 'submitted', announcements: [] });
    expect(read).toHaveBeenCalledTimes(1);
    const over = asking({ isOpen: () => false });
    over.news.start();
    await vi.advanceTimersByTimeAsync(2000);
    over.signal({ newsNo: 3, announcements: [] });
    expect(over.onNews).not.toHaveBeenCalled();
  });

  it('opens a stream that the browser gave up with the next question, and closes it with the page', async () => {
    const { stream, watch, news: asked } = asking();
    asked.start();
    await vi.advanceTimersByTimeAsync(askEveryMs);
    expect(stream.revive).toHaveBeenCalledTimes(1);
    asked.stop();
    expect(stream.close).toHaveBeenCalledTimes(1);
    expect(watch).toHaveBeenCalledTimes(1);
    const other = asking({ attempt: { attemptId: 'a1', examKind: 'past-year' } });
    other.news.start();
    await vi.advanceTimersByTimeAsync(askEveryMs);
    expect(other.watch).not.toHaveBeenCalled();
  });
});

describe('the stream of news', () => {
  class FakeEventSource extends EventTarget {
    static readonly CLOSED = 2;
    static readonly opened: FakeEventSource[] = [];
    readyState = 1;
    readonly url: string;
    constructor(url: string) {
      super();
      this.url = url;
      FakeEventSource.opened.push(this);
    }
    close() {
      this.readyState = FakeEventSource.CLOSED;
    }
  }
  beforeEach(() => {
    FakeEventSource.opened.length = 0;
    vi.stubGlobal('EventSource', FakeEventSource);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is that of the attempt; one that the browser still holds is left alone, and one that it gave up is opened again', () => {
    const onSignal = vi.fn<(signal: object) => void>();
    const stream = openNewsStream('a1', onSignal);
    const [first] = FakeEventSource.opened;
    expect(first?.url).toBe('/api/exams/attempts/a1/stream');
    first?.dispatchEvent(new MessageEvent('message', { data: '{"newsNo":1}' }));
    expect(onSignal).toHaveBeenCalledWith({ newsNo: 1 });
    stream.revive();
    expect(FakeEventSource.opened).toHaveLength(1);
    first?.close();
    stream.revive();
    expect(FakeEventSource.opened).toHaveLength(2);
    stream.close();
    expect(FakeEventSource.opened[1]?.readyState).toBe(FakeEventSource.CLOSED);
  });
});
