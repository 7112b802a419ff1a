import { isApiError } from '@pathshala/web-kit/api-error';
import type { ServerClock } from '../model/server-clock.ts';
import type { ExamCalls } from './exam-calls.ts';
import type { keptExam } from './kept-exam.ts';

type Kept = NonNullable<Awaited<ReturnType<typeof keptExam>>>;

/** The calls of the way into an exam; a sitting that is open asks the server only. */
export interface EntryCalls extends Pick<ExamCalls, 'overview' | 'read' | 'paper' | 'start'> {
  /** The server could not be asked: the exam is the one that this browser keeps. */
  readonly isKept: () => boolean;
}

/** The file of an open exam also finds what the browser keeps of one. */
export type LoadSitting = () => Promise<{ readonly keptExam: typeof keptExam }>;

interface KeptDependencies {
  readonly clock: ServerClock;
  readonly userId: string;
  readonly loadSitting: LoadSitting;
}

/** The same calls; where the server cannot be reached, an exam that is open in this browser is opened from what it keeps. */
export function withKept(calls: ExamCalls, { clock, userId, loadSitting }: KeptDependencies): EntryCalls {
  let examId = '';
  let found: Promise<Kept | null> | undefined;
  let isKept = false;

  async function find(): Promise<Kept | null> {
    // It may not be in the browser either; then the call's own failure is shown.
    const file = await loadSitting().catch(() => null);
    const kept = file && (await file.keptExam({ userId, examId }));
    isKept = kept !== null;
    if (kept !== null && clock.age() === Number.POSITIVE_INFINITY) {
      clock.sample(kept.serverNow, clock.tick(), clock.tick());
    }
    return kept;
  }
  async function orKept<Answer>(
    call: () => Promise<Answer>,
    pick: (kept: Kept) => Answer | null,
  ): Promise<Answer> {
    // The overview has shown that the server is away: what follows does not wait for it as well.
    const known = found && (await found);
    const answer = known && pick(known);
    if (answer) return answer;
    try {
      return await call();
    } catch (error) {
      if (!isApiError(error, 0)) throw error;
      const kept = await (found ??= find());
      const instead = kept && pick(kept);
      if (instead === null) throw error;
      return instead;
    }
  }
  return {
    start: calls.start,
    isKept: () => isKept,
    overview: (paperId, signal) => {
      examId = paperId;
      found = undefined;
      isKept = false;
      return orKept(
        () => calls.overview(paperId, signal),
        ({ overview }) => overview,
      );
    },
    read: (id) =>
      orKept(
        () => calls.read(id),
        ({ attempt }) => (attempt.attemptId === id ? attempt : null),
      ),
    paper: (url) =>
      orKept(
        () => calls.paper(url),
        ({ attempt, paper }) => (attempt.paperUrl === url ? paper : null),
      ),
  };
}
