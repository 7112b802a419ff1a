import type { AnswerChanges } from './answers.ts';
import type { Attempt, SubmittedAttempt } from './attempt.ts';

/** What a save must know of an attempt. Only the choice of subjects can change, and `choiceNo` tells. */
export type AttemptFacts = Pick<
  Attempt,
  '_id' | 'studentId' | 'examKind' | 'examId' | 'paperVersion' | 'deadlineAt' | 'chosenSubjects' | 'choiceNo'
>;

export interface Save {
  readonly facts: AttemptFacts;
  readonly changes: AnswerChanges;
  readonly clientSeq: number;
}

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
  /** False when another call has just started the attempt with this id. */
  begin(attempt: Attempt): Promise<boolean>;
  /** One conditional write: open, this choice of subjects, a higher `clientSeq`. False changes nothing. */
  save(save: Save): Promise<boolean>;
  /** Load, rule, conditional write; the rule is repeated on a lost race and answers null to leave the attempt as it is. */
  change(id: string, rule: (attempt: Attempt) => Attempt | null): Promise<Attempt>;
  /** As `change`, and `exams.exam.submitted` goes out with the same write. */
  submit(id: string, rule: (attempt: Attempt) => SubmittedAttempt | null): Promise<Attempt>;
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
