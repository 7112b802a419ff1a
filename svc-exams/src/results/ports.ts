import type { ExamKind } from '../papers/ports.ts';
import type { SubmittedAttempt, PageRequest } from '../attempts/ports.ts';

export interface ResultsQuery extends PageRequest {
  readonly studentId: string;
  readonly examKind?: ExamKind | undefined;
  readonly examId?: string | undefined;
  /** With a minus the newest first. */
  readonly sort: '-dateTaken' | 'dateTaken';
}

/** The submitted attempts, as results. */
export interface Results {
  page(query: ResultsQuery): Promise<{ items: readonly SubmittedAttempt[]; total: number }>;
  /** All of the student's submitted attempts in the unit. */
  ofUnit(studentId: string, unitId: string): Promise<readonly SubmittedAttempt[]>;
}
