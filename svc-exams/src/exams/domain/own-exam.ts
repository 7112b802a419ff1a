import { kindOfParent } from '@pathshala/rules/exam-kinds';
import type { PartLock } from '@pathshala/rules/part-lock';
import type { PastAttempt } from '../../attempts/index.ts';
import { rulesOf } from '../../papers/index.ts';
import type { ExamHead } from './exam.ts';

interface OwnResult {
  readonly resultId: string;
  readonly score: number | null;
  readonly totalMarks: number;
  readonly dateTaken: string;
}

/** An exam with the student's attempts so far. */
export interface OwnExam {
  readonly exam: ExamHead;
  readonly state: 'upcoming' | 'open' | 'in-progress' | 'submitted';
  /** The number of submitted attempts. */
  readonly attempts: number;
  readonly canStart: boolean;
  /** The part of the course is closed that it belongs to. */
  readonly lock: PartLock | null;
  readonly bestResult: OwnResult | null;
  readonly lastResult: OwnResult | null;
}

function resultOf({ attemptId, result }: PastAttempt): OwnResult[] {
  if (result === null) return [];
  const { score, totalMarks, submittedAt } = result;
  return [{ resultId: attemptId, score, totalMarks, dateTaken: submittedAt }];
}

/** The best result; the earlier of equal scores. */
function bestOf(results: readonly OwnResult[]): OwnResult | null {
  const scored = results.filter(({ score }) => score !== null);
  return scored.toSorted((one, other) => (other.score ?? 0) - (one.score ?? 0))[0] ?? null;
}

function stateOf(exam: ExamHead, history: readonly PastAttempt[], now: number): OwnExam['state'] {
  if (history.some(({ isOpen }) => isOpen)) return 'in-progress';
  if (history.length > 0) return 'submitted';
  return now < Date.parse(exam.startingDate) ? 'upcoming' : 'open';
}

interface Circumstances {
  /** The student's attempts, sorted. */
  readonly history: readonly PastAttempt[];
  readonly lock: PartLock | null;
  /** Epoch milliseconds. */
  readonly now: number;
}

export function ownExam(exam: ExamHead, { history, lock, now }: Circumstances): OwnExam {
  const results = history.flatMap(resultOf);
  const state = stateOf(exam, history, now);
  const { isAgainAllowed } = rulesOf({ examKind: kindOfParent(exam.parentType) });
  const isOpen = now >= Date.parse(exam.startingDate) && lock === null;
  return {
    exam,
    state,
    attempts: results.length,
    canStart: state === 'in-progress' || (isOpen && (state !== 'submitted' || isAgainAllowed)),
    lock: state === 'in-progress' ? null : lock,
    bestResult: bestOf(results),
    lastResult: results.at(-1) ?? null,
  };
}
