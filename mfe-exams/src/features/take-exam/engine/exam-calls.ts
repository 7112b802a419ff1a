import type {
  AttemptAnswer,
  changeSubjects,
  listOpenAttempts,
  PaperOverview,
  readAttempt,
  readPaperOverview,
  Result,
  saveAnswers,
  SaveReceipt,
  startAttempt,
  StudentPaper,
  submitAttempt,
} from '@pathshala/svc-exams-contract/http';
import type { Api } from '@pathshala/web-kit/api';
import type { PaperResource } from '../../../questions/paper-resources.ts';
import type { SentAnswer } from '../model/sheet.ts';
import type { ServerClock } from '../model/server-clock.ts';

interface ExamToStart {
  readonly examKind: string;
  readonly examId: string;
  readonly subjects: readonly string[];
}

/** The calls of one sitting. Every response with the server's time sets the clock; a 401 does not end the page's session. */
export interface ExamCalls {
  /** Before the start; here a 401 ends the session. */
  readonly overview: (paperId: string, signal?: AbortSignal) => Promise<PaperOverview>;
  readonly start: (exam: ExamToStart) => Promise<AttemptAnswer>;
  readonly read: (attemptId: string) => Promise<AttemptAnswer>;
  /** A paper by its address; from the browser's cache once it was fetched. */
  readonly paper: (paperUrl: string) => Promise<StudentPaper>;
  readonly save: (attemptId: string, save: Save) => Promise<SaveReceipt>;
  readonly submit: (attemptId: string, request: SubmitRequest) => Promise<Result>;
  readonly changeSubjects: (attemptId: string, subjects: readonly string[]) => Promise<SubjectsReceipt>;
  /** Sets the clock with a small response. Returns the attempt's deadline; null: it is no longer open. */
  readonly checkTime: (attemptId: string) => Promise<string | null>;
}

export interface Save {
  readonly answers: readonly SentAnswer[];
  readonly clientSeq: number;
  /** True: the page may be closing. */
  readonly isLast: boolean;
}

export interface SubmitRequest {
  readonly answers: readonly SentAnswer[];
  readonly auto: boolean;
}

/** The subjects that the server holds now, and the attempt's deadline. */
export interface SubjectsReceipt {
  readonly subjects: readonly string[];
  readonly deadlineAt: string;
}

const callOptions = { endsSession: false, timeout: 10_000 } as const;

export function createExamCalls(api: Api, clock: ServerClock): ExamCalls {
  async function timed<Answer>(call: Promise<Answer>, serverNowOf: (answer: Answer) => string | undefined) {
    const sentAt = clock.tick();
    const answer = await call;
    const serverNow = serverNowOf(answer);
    if (serverNow !== undefined) clock.sample(serverNow, sentAt, clock.tick());
    return answer;
  }
  const serverTime = ({ serverNow }: { serverNow: string }): string => serverNow;
  return {
    overview: (paperId, signal) => {
      const options = signal ? { signal } : {};
      const input = { params: { paperId } };
      return timed(
        api.call<typeof readPaperOverview>('get', '/exams/papers/{paperId}', input, options),
        serverTime,
      );
    },
    start: ({ subjects, ...exam }) => {
      const body = { ...exam, subjects: [...subjects] };
      return timed(
        api.call<typeof startAttempt>('post', '/exams/attempts', { body }, callOptions),
        serverTime,
      );
    },
    read: (id) =>
      timed(
        api.call<typeof readAttempt>('get', '/exams/attempts/{id}', { params: { id } }, callOptions),
        serverTime,
      ),
    paper: (paperUrl) => api.call<PaperResource>('get', paperUrl, {}, callOptions),
    save: (id, { answers, clientSeq, isLast }) => {
      const input = { params: { id }, body: { clientSeq, answers: answers.map(bodyOf) } };
      const options = { ...callOptions, keepalive: isLast };
      return timed(
        api.call<typeof saveAnswers>('put', '/exams/attempts/{id}/answers', input, options),
        serverTime,
      );
    },
    submit: (id, { answers, auto }) => {
      const input = { params: { id }, body: { auto, answers: answers.map(bodyOf) } };
      return api.call<typeof submitAttempt>('post', '/exams/attempts/{id}/submit', input, callOptions);
    },
    changeSubjects: (id, subjects) => {
      const input = { params: { id }, body: { subjects: [...subjects] } };
      const path = '/exams/attempts/{id}/subjects';
      return timed(api.call<typeof changeSubjects>('put', path, input, callOptions), serverTime);
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

function bodyOf({ questionId, option }: SentAnswer): { questionId: string; selectedOption: string | null } {
  return { questionId, selectedOption: option };
}
