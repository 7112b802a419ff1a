import type { ExamKind } from '../papers/index.ts';
import type { PageRequest, SubmittedAttempt } from '../attempts/index.ts';

export interface ResultsQuery extends PageRequest {
  readonly studentId: string;
  readonly examKind?: ExamKind | undefined;
  readonly examId?: string | undefined;
  /** With a minus the newest first. */
  readonly sort: '-dateTaken' | 'dateTaken';
}

/** Of all students, for administrators. Days in Dhaka: `2026-01-31`. */
export interface AllResultsQuery extends PageRequest {
  readonly examId?: string | undefined;
  readonly studentId?: string | undefined;
  /** Words of the exam's title. */
  readonly q?: string | undefined;
  /** Results of these students match the search too. */
  readonly students?: readonly string[] | undefined;
  readonly examKind?: ExamKind | undefined;
  readonly submittedFrom?: string | undefined;
  readonly submittedTo?: string | undefined;
  /** With a minus the latest submit first. */
  readonly sort: '-submitted' | 'submitted';
}

/** The submitted attempts, as results. */
export interface Results {
  page(query: ResultsQuery): Promise<{ items: readonly SubmittedAttempt[]; total: number }>;
  pageOfAll(query: AllResultsQuery): Promise<{ items: readonly SubmittedAttempt[]; total: number }>;
  /** The student's submitted attempts at past years of the unit. */
  ofUnit(studentId: string, unitId: string): Promise<readonly SubmittedAttempt[]>;
}
