import type {
  AttemptNews,
  changeSubjects,
  listOpenAttempts,
  readAttemptNews,
} from '@pathshala/svc-exams-contract/http';
import type { Api } from '@pathshala/web-kit/api';
import type { ServerClock } from '../model/server-clock.ts';
import { callOptions, type ExamCalls, serverTime, timedCalls } from './exam-calls.ts';

/** The subjects that the server holds now, and the attempt's deadline. */
export interface SubjectsReceipt {
  readonly subjects: readonly string[];
  readonly deadlineAt: string;
}

/** The calls of an open exam only; the page before it does not load them. */
interface OpenExamCalls {
  readonly changeSubjects: (attemptId: string, subjects: readonly string[]) => Promise<SubjectsReceipt>;
  /** Sets the clock with a small response. Returns the attempt's deadline; null: it is no longer open. */
  readonly checkTime: (attemptId: string) => Promise<string | null>;
  /** The deadline as it is now and the announcements. */
  readonly news: (attemptId: string) => Promise<AttemptNews>;
}

export type SittingCalls = ExamCalls & OpenExamCalls;

/** Every response with the server's time sets the clock. */
export function createSittingCalls(api: Api, clock: ServerClock): OpenExamCalls {
  const timed = timedCalls(clock);
  return {
    changeSubjects: (id, subjects) => {
      const input = { params: { id }, body: { subjects: [...subjects] } };
      const path = '/exams/attempts/{id}/subjects';
      return timed(api.call<typeof changeSubjects>('put', path, input, callOptions), serverTime);
    },
    news: (id) => {
      const path = '/exams/attempts/{id}/news';
      return timed(
        api.call<typeof readAttemptNews>('post', path, { params: { id } }, callOptions),
        serverTime,
      );
    },
    checkTime: async (id) => {
      const open = await timed(
        api.call<typeof listOpenAttempts>('get', '/exams/attempts', {}, callOptions),
        ({ items }) => items[0]?.serverNow,
      );
      return open.items.find(({ attemptId }) => attemptId === id)?.deadlineAt ?? null;
    },
  };
}
