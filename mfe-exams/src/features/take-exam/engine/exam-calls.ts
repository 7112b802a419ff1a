import type {
  AttemptAnswer,
  PaperOverview,
  readAttempt,
  readPaperOverview,
  startAttempt,
  StudentPaper,
} from '@pathshala/svc-exams-contract/http';
import type { Declaration } from '@pathshala/rules/marking-scheme';
import type { Api } from '@pathshala/web-kit/api';
import type { CallTimes } from '@pathshala/web-kit/early-answer';
import type { PaperResource } from '../../../questions/paper-resources.ts';
import type { ServerClock } from '../model/server-clock.ts';
import type { HeldReceipts } from './held-receipts.ts';
import { createSavingCalls, type SavingCalls } from './saving-calls.ts';

interface ExamToStart {
  readonly examKind: string;
  readonly examId: string;
  readonly subjects: readonly string[];
  /** Is sent if the marking scheme requires it. */
  readonly declaration?: Declaration;
}

/**
 * The calls of one sitting on this device. Every response with the server's time sets the clock; a 401 does not end the
 * page's session.
 */
export interface ExamCalls extends SavingCalls {
  /** Reads the exam before its start; here a 401 ends the session. */
  readonly overview: (paperId: string, signal?: AbortSignal) => Promise<PaperOverview>;
  /** Also resumes an open attempt; from then on this device holds it. */
  readonly start: (exam: ExamToStart) => Promise<AttemptAnswer>;
  readonly read: (attemptId: string) => Promise<AttemptAnswer>;
  /** A paper by its address; from the browser's cache once it was fetched. */
  readonly paper: (paperUrl: string) => Promise<StudentPaper>;
}

/** A 401 does not end the page's session. */
export const callOptions = { endsSession: false, timeout: 10_000 } as const;

interface ExamCallsDependencies {
  readonly clock: ServerClock;
  readonly device: string;
  readonly receipts: HeldReceipts;
}

export function createExamCalls(api: Api, { clock, device, receipts }: ExamCallsDependencies): ExamCalls {
  const timed = timedCalls(clock);
  const { deliverHeld, save, ...saving } = createSavingCalls(api, { device, receipts });
  return {
    ...saving,
    save: (id, answers) => timed(save(id, answers), serverTime),
    overview: async (paperId, signal) => {
      // Delivers what an earlier page has left, so that the overview shows its outcome.
      if (receipts.all().length > 0) await deliverHeld();
      const input = { params: { paperId } };
      const sentAt = clock.tick();
      // The first script of the page may have sent it before.
      let times: CallTimes | undefined;
      const onTimes = (known: CallTimes): void => {
        times = known;
      };
      const options = { onTimes, ...(signal && { signal }) };
      const overview = await api.call<typeof readPaperOverview>(
        'get',
        '/exams/papers/{paperId}',
        input,
        options,
      );
      clock.sample(overview.serverNow, times?.sentAt ?? sentAt, times?.receivedAt ?? clock.tick());
      return overview;
    },
    start: ({ subjects, ...exam }) => {
      const body = { ...exam, subjects: [...subjects], device };
      return timed(
        api.call<typeof startAttempt>('post', '/exams/attempts', { body }, callOptions),
        serverTime,
      );
    },
    read: (id) => {
      const input = { params: { id }, query: { device } };
      return timed(
        api.call<typeof readAttempt>('get', '/exams/attempts/{id}', input, callOptions),
        serverTime,
      );
    },
    paper: (paperUrl) => api.call<PaperResource>('get', paperUrl, {}, callOptions),
  };
}

export function serverTime({ serverNow }: { readonly serverNow: string }): string {
  return serverNow;
}

/** Sets the clock by the server's time in each answer. */
export function timedCalls(clock: ServerClock) {
  return async <Answer>(
    call: Promise<Answer>,
    serverNowOf: (answer: Answer) => string | undefined,
  ): Promise<Answer> => {
    const sentAt = clock.tick();
    const answer = await call;
    const serverNow = serverNowOf(answer);
    if (serverNow !== undefined) clock.sample(serverNow, sentAt, clock.tick());
    return answer;
  };
}
