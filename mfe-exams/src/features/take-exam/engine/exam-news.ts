import type { AttemptAnswer, AttemptNews } from '@pathshala/svc-exams-contract/http';
import type { ServerClock } from '../model/server-clock.ts';
import { faultOf } from './fault.ts';
import { createTimer } from './timer.ts';

export interface ExamNewsDependencies {
  readonly attempt: Pick<AttemptAnswer, 'attemptId' | 'examKind' | 'newsNo'>;
  readonly read: (attemptId: string) => Promise<AttemptNews>;
  readonly clock: Pick<ServerClock, 'age'>;
  readonly isOpen: () => boolean;
  readonly onNews: (news: AttemptNews) => void;
  /** 0 to 1. */
  readonly random: () => number;
}

export interface ExamNews {
  /** Each answer of the server says how far the news has got; what is newer is read. */
  readonly notice: (newsNo: number | undefined) => void;
  readonly start: () => void;
  readonly stop: () => void;
}

/** A page that saves nothing asks as often: the desk of the exam sees that it is there, and it learns of more time. */
export const askEveryMs = 45_000;

/** Announcements and a moved deadline: with the answers to its saves, and by a small call while there are none. */
export function createExamNews(dependencies: ExamNewsDependencies): ExamNews {
  const { attempt, clock, isOpen, onNews, random } = dependencies;
  const timer = createTimer();
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

  function ask(): void {
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
      if (attempt.examKind === 'campaign') next();
    },
    stop: timer.cancel,
  };
}
