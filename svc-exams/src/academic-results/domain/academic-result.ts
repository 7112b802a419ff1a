import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Edited } from '@pathshala/contract-kit/edited';
import type { Grade } from '@pathshala/rules/grade-point';
import type { Deletable } from '@pathshala/rules/undo-window';

export interface AcademicSubject {
  readonly subjectName: string;
  readonly fullMarks: number;
  /** At most `fullMarks`. */
  readonly marks: number;
  /** The grade that the school printed; empty: the marks decide. */
  readonly grade: Grade | '';
}

/** A result of a school, a college or a board as an administrator enters it. */
export interface AcademicDetails {
  readonly studentId: string;
  readonly title: string;
  readonly term: string;
  readonly session: string;
  readonly subjects: readonly AcademicSubject[];
  readonly remarks: string;
  /** ISO 8601. */
  readonly dateTaken: string;
}

export interface AcademicResult extends AcademicDetails, Deletable {
  readonly _id: string;
  /** `listKeyOf` of the title, for sorting. */
  readonly titleKey: string;
  readonly removalDueAt: number | null;
  readonly edited?: Edited;
  readonly editorId?: string | null;
}

/** Throws `not-found` for a missing and for a deleted result. */
export function requireAcademicResult(result: AcademicResult | null): AcademicResult {
  if (result !== null && result.deletedAt === null) return result;
  throw new DomainError('not-found', 'exams.academic.not-found');
}
