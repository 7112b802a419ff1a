import { refusal } from '@pathshala/web-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTime, openExam, press, savedText, startExam } from '../../testing/exam-page.tsx';
import { FakeExamServer } from '../../testing/fake-exam-server.ts';
import { texts } from '../../texts.ts';
import { createExamNews, askEveryMs, type ExamNewsDependencies } from './engine/exam-news.ts';

let server: FakeExamServer;
const misprint = { _id: 'n1', en: 'Question 4 has a misprint.', bn: '৪ নম্বর প্রশ্নে ছাপার ভুল আছে।' };
const announce = () => server.news.announcements.push({ ...misprint, at: '2026-01-15T10:00:00.000Z' });
const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent ?? '');

beforeAll(() => texts.load('en'));
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

  it('say how many minutes were added and when the exam ends now', async () => {
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
    const needs = { attempt, read, clock, isOpen: () => true, onNews: () => undefined, random: () => 1 };
    return { read, news: createExamNews({ ...needs, ...changes }) };
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
});
