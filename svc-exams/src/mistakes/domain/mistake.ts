import type { QuestionSource } from '../../practice/index.ts';

/** The number of writes that share a disk flush without delaying the saves of others. */
export const cardsAtOnce = 50;

/** The scheduler's state of a question in a student's memory. Times are ISO 8601. */
export interface Memory {
  readonly dueAt: string;
  /** Days until the probability of a right answer falls to 90 %. */
  readonly stability: number;
  readonly difficulty: number;
  readonly scheduledDays: number;
  readonly state: 'new' | 'learning' | 'review' | 'relearning';
  readonly reviews: number;
  readonly lapses: number;
  readonly reviewedAt: string | null;
}

export type Grade = 'again' | 'hard' | 'good' | 'easy';

/** The scheduler, implemented by a library. */
export interface Scheduler {
  /** The memory of a question that was answered wrong for the first time: due now. */
  newMemory(now: number): Memory;
  review(memory: Memory, grade: Grade, now: number): Memory;
}

/** A card of the mistakes notebook. */
export interface Mistake {
  readonly _id: string;
  readonly studentId: string;
  readonly questionId: string;
  readonly source: QuestionSource;
  readonly memory: Memory;
  /** The latest attempts by which it was graded or created: each counts once. */
  readonly attemptIds: readonly string[];
  /** The memory before the latest right answer, from which it can be graded anew; null without one. */
  readonly before: Memory | null;
  /** The student removed it; a later wrong answer restores it. */
  readonly isRemoved: boolean;
  /** Grows with each change. */
  readonly rev: number;
}

export interface Answered {
  readonly attemptId: string;
  readonly isCorrect: boolean;
  readonly now: number;
}

/** The maximum number of attempts that can still be redelivered. */
const rememberedAttempts = 10;

type NewMistake = Pick<Mistake, '_id' | 'studentId' | 'questionId' | 'source'>;

/** Creates the card of a question's first wrong answer. */
export function newMistake(of: NewMistake, { attemptId, now }: Answered, scheduler: Scheduler): Mistake {
  const memory = scheduler.newMemory(now);
  return { ...of, memory, attemptIds: [attemptId], before: null, isRemoved: false, rev: 0 };
}

/** A wrong answer is graded `again`, a right one `good`. null: this attempt has been counted. */
export function answered(mistake: Mistake, answer: Answered, scheduler: Scheduler): Mistake | null {
  const { attemptId, isCorrect, now } = answer;
  if (mistake.attemptIds.includes(attemptId)) return null;
  if (mistake.isRemoved && isCorrect) return null;
  const attemptIds = [...mistake.attemptIds, attemptId].slice(-rememberedAttempts);
  const counted = { ...mistake, attemptIds, isRemoved: false };
  if (mistake.isRemoved) return { ...counted, memory: scheduler.newMemory(now), before: null };
  return isCorrect
    ? { ...counted, memory: scheduler.review(mistake.memory, 'good', now), before: mistake.memory }
    : { ...counted, memory: scheduler.review(mistake.memory, 'again', now), before: null };
}

/** Grades the latest right answer as hard, good or easy. null: the latest answer was wrong, or there is none. */
export function graded(mistake: Mistake, grade: Grade, scheduler: Scheduler): Mistake | null {
  const { before, memory } = mistake;
  if (before === null || memory.reviewedAt === null) return null;
  return { ...mistake, memory: scheduler.review(before, grade, Date.parse(memory.reviewedAt)) };
}

/** Days between reviews from which a question counts as remembered. */
const rememberedDays = 21;

export function isRemembered({ scheduledDays }: Pick<Memory, 'scheduledDays'>): boolean {
  return scheduledDays >= rememberedDays;
}
