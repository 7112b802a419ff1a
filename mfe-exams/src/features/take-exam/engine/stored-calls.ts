import { isApiError } from '@pathshala/web-kit/api-error';
import type { ServerClock } from '../model/server-clock.ts';
import type { ExamCalls } from './exam-calls.ts';
import type { storedExam } from './stored-exam.ts';

type Stored = NonNullable<Awaited<ReturnType<typeof storedExam>>>;

/** The calls of the way into an exam; a sitting that is open asks the server only. */
export interface EntryCalls extends Pick<ExamCalls, 'overview' | 'read' | 'paper' | 'start'> {
  /** The server could not be asked: the exam is the one that this browser keeps. */
  readonly isStored: () => boolean;
}

/** The file of an open exam also finds what the browser keeps of one. */
export type LoadSitting = () => Promise<{ readonly storedExam: typeof storedExam }>;

interface StoredDependencies {
  readonly clock: ServerClock;
  readonly userId: string;
  readonly loadSitting: LoadSitting;
}

/** The same calls; where the server cannot be reached, an exam that is open in this browser is opened from what it keeps. */
export function withStored(calls: ExamCalls, { clock, userId, loadSitting }: StoredDependencies): EntryCalls {
  let examId = '';
  let found: Promise<Stored | null> | undefined;
  let isStored = false;

  async function find(): Promise<Stored | null> {
    // It may not be in the browser either; then the call's own failure is shown.
    const file = await loadSitting().catch(() => null);
    const stored = file && (await file.storedExam({ userId, examId }));
    isStored = stored !== null;
    if (stored !== null && clock.age() === Number.POSITIVE_INFINITY) {
      clock.sample(stored.serverNow, clock.tick(), clock.tick());
    }
    return stored;
  }
  async function orStored<Answer>(
    call: () => Promise<Answer>,
    pick: (stored: Stored) => Answer | null,
  ): Promise<Answer> {
    // The overview has shown that the server is away: what follows does not wait for it as well.
    const known = found && (await found);
    const answer = known && pick(known);
    if (answer) return answer;
    try {
      return await call();
    } catch (error) {
      if (!isApiError(error, 0)) throw error;
      const stored = await (found ??= find());
      const instead = stored && pick(stored);
      if (instead === null) throw error;
      return instead;
    }
  }
  return {
    start: calls.start,
    isStored: () => isStored,
    overview: (paperId, signal) => {
      examId = paperId;
      isStored = false;
      // Without a connection the stored exam is read at once, not after the call has failed.
      found = navigator.onLine ? undefined : find();
      return orStored(
        () => calls.overview(paperId, signal),
        ({ overview }) => overview,
      );
    },
    read: (id) =>
      orStored(
        () => calls.read(id),
        ({ attempt }) => (attempt.attemptId === id ? attempt : null),
      ),
    paper: (url) =>
      orStored(
        () => calls.paper(url),
        ({ attempt, paper }) => (attempt.paperUrl === url ? paper : null),
      ),
  };
}
