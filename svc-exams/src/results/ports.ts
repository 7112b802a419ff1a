import type { AttemptsWithin } from '../exams/index.ts';
import type { ExamKind } from '../papers/index.ts';
import type { PageRequest, SubmittedAttempt } from '../attempts/index.ts';

export interface ResultsQuery extends PageRequest {
  readonly studentId: string;
  readonly examKind?: ExamKind | undefined;
  readonly examId?: string | undefined;
  /** Sorts the newest first with a minus sign. */
  readonly sort: '-dateTaken' | 'dateTaken';
}

/** Results of all students, for administrators. Days in Dhaka: `2026-01-31`. */
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
  /** Only attempts that limited rights reach; left out: all. */
  readonly within?: AttemptsWithin | undefined;
  /** Sorts the latest submit first with a minus sign. */
  readonly sort: '-submitted' | 'submitted';
}

/** The submitted attempts, as results. */
export interface Results {
  page(query: ResultsQuery): Promise<{ items: readonly SubmittedAttempt[]; total: number }>;
  pageOfAll(query: AllResultsQuery): Promise<{ items: readonly SubmittedAttempt[]; total: number }>;
  /** The student's submitted attempts at past years of the unit. */
  ofUnit(studentId: string, unitId: string): Promise<readonly SubmittedAttempt[]>;
}
