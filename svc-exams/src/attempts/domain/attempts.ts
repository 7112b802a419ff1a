import type { AnswerChanges } from './answers.ts';
import type { Attempt, SubmittedAttempt } from './attempt.ts';

/** What a save must know of an attempt. The choice of subjects and the deadline can change; a save names those that it was checked against. */
export type AttemptFacts = Pick<
  Attempt,
  '_id' | 'studentId' | 'examKind' | 'examId' | 'paperVersion' | 'deadlineAt' | 'chosenSubjects' | 'choiceNo'
>;

export interface Save {
  readonly facts: AttemptFacts;
  readonly changes: AnswerChanges;
  readonly clientSeq: number;
}

interface Submission {
  readonly rule: (attempt: Attempt) => SubmittedAttempt | null;
  /** When its student sees the score; null: at once. */
  readonly scoreVisibleFrom: string | null;
}

interface DeadlineMove {
  readonly from: string;
  readonly to: string;
}

export type OpenSitting = Pick<Attempt, '_id' | 'paperVersion' | 'startedAt' | 'deadlineAt'>;

export interface PageRequest {
  readonly page: number;
  readonly pageSize: number;
}

export interface Attempts {
  /** The one id that this attempt can have: two tabs that start together meet at it. */
  idOf(attempt: Pick<Attempt, 'examKind' | 'examId' | 'studentId' | 'attemptNo'>): string;
  find(id: string): Promise<Attempt | null>;
  /** From memory where it is known; as old as the last change of subjects that this process saw. */
  facts(id: string): Promise<AttemptFacts | null>;
  /** The attempt with the highest number. */
  latest(exam: Pick<Attempt, 'studentId' | 'examKind' | 'examId'>): Promise<Attempt | null>;
  /** Whether the student has an attempt, open or submitted, on this version of the exam's paper. */
  hasVersion(studentId: string, paper: { examId: string; version: number }): Promise<boolean>;
  /** False when another call has just started the attempt with this id. */
  begin(attempt: Attempt): Promise<boolean>;
  /** One conditional write: open, this choice of subjects, this deadline, a higher `clientSeq`. False changes nothing. */
  save(save: Save): Promise<boolean>;
  /** Load, rule, conditional write; the rule is repeated on a lost race and answers null to leave the attempt as it is. */
  change(id: string, rule: (attempt: Attempt) => Attempt | null): Promise<Attempt>;
  /** As `change`, and `exams.exam.submitted` goes out with the same write. */
  submit(id: string, submission: Submission): Promise<Attempt>;
  /** Of no effect on an attempt that is submitted, or whose deadline is another by now. */
  moveDeadline(id: string, move: DeadlineMove): Promise<void>;
  /** Ids of the results of attempts that ended in this window, published with another time from which the score is seen. */
  resultsShownFromElse(
    examId: string,
    since: string,
    scoreVisibleFrom: string | null,
  ): Promise<readonly string[]>;
  /** The open attempts of an exam. */
  openIn(examId: string): Promise<readonly OpenSitting[]>;
  /** Whether an attempt of the exam is open although its deadline has passed. */
  hasUnclosed(examId: string, now: number): Promise<boolean>;
  /** How many attempts of past years the student has started since the time (ISO 8601), and when the first of them was. */
  startedSince(studentId: string, since: string): Promise<{ count: number; first: string | null }>;
  /** Ids of open attempts whose deadline lies before the time (ISO 8601), the oldest first. */
  overdue(before: string, limit: number): Promise<readonly string[]>;
  /** Open attempts whose deadline is not before the time, the next to end first. */
  openOf(
    studentId: string,
    notBefore: string,
    page: PageRequest,
  ): Promise<{ items: readonly Attempt[]; total: number }>;
  /** First attempts at the exams, by exam id. */
  firstAttempts(studentId: string, examIds: readonly string[]): Promise<ReadonlyMap<string, Attempt>>;
}
