import type { AttemptAnswer, AttemptNews } from '@pathshala/svc-exams-contract/http';
import type { AttemptSignal } from '@pathshala/svc-exams-contract/exam-desk';
import type { ServerClock } from '../model/server-clock.ts';
import { faultOf } from './fault.ts';
import type { NewsStream } from './news-stream.ts';
import { createTimer } from './timer.ts';

export interface ExamNewsDependencies {
  readonly attempt: Pick<AttemptAnswer, 'attemptId' | 'examKind' | 'newsNo'>;
  readonly read: (attemptId: string) => Promise<AttemptNews>;
  readonly watch: (attemptId: string, onSignal: (signal: AttemptSignal) => void) => NewsStream;
  readonly clock: Pick<ServerClock, 'age'>;
  readonly isOpen: () => boolean;
  readonly onNews: (news: AttemptSignal) => void;
  /** 0 to 1. */
  readonly random: () => number;
}

export interface ExamNews {
  /** Each answer of the server says how far the news has got; what is newer is read. */
  readonly notice: (newsNo: number | undefined) => void;
  readonly start: () => void;
  readonly stop: () => void;
}

/** A page that saves nothing asks as often: the desk of the exam sees that it is there, and what the stream missed is read. */
export const askEveryMs = 45_000;

/** Milliseconds over which the pages of those who start in one second open their streams. */
const openWithinMs = 2000;

/** Announcements and a moved deadline: by a stream, with the answers to saves, and by a small call while there are none. */
export function createExamNews(dependencies: ExamNewsDependencies): ExamNews {
  const { attempt, clock, isOpen, onNews, random } = dependencies;
  const timer = createTimer();
  const opening = createTimer();
  let stream: NewsStream | null = null;
  let known = 0;
  let isReading = false;

  async function read(): Promise<void> {
    if (isReading) return;
    isReading = true;
    try {
      const news = await dependencies.read(attempt.attemptId);
      known = news.newsNo;
      onNews(news);
    } catch (error) {
      // The next answer or question asks again.
      faultOf(error);
    } finally {
      isReading = false;
    }
  }

  function apply(signal: AttemptSignal): void {
    if (!isOpen()) return;
    // The clock has submitted the attempt: reading the news ends the sitting.
    if (signal.status === 'submitted') return void read();
    const { announcements = [], ...rest } = signal;
    const newsNo = signal.newsNo ?? -1;
    onNews(newsNo < known ? rest : { ...rest, announcements });
    known = Math.max(known, newsNo);
  }

  function ask(): void {
    stream?.revive();
    if (isOpen() && clock.age() > askEveryMs / 2) void read();
    next();
  }

  // A class that starts in one second does not ask in one second.
  const next = (): void => timer.set(ask, askEveryMs * (0.75 + random() / 4));

  function notice(newsNo = 0): void {
    if (newsNo > known) void read();
  }

  return {
    notice,
    start: () => {
      notice(attempt.newsNo);
      // Only the exam of a campaign has a desk.
      if (attempt.examKind !== 'campaign') return;
      opening.set(() => (stream = dependencies.watch(attempt.attemptId, apply)), openWithinMs * random());
      next();
    },
    stop: () => {
      timer.cancel();
      opening.cancel();
      stream?.close();
      stream = null;
    },
  };
}
