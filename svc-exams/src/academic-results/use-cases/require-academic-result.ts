import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { AcademicResult } from '../domain/academic-result.ts';

/** Throws `not-found` for a missing and for a deleted result. */
export function requireAcademicResult(result: AcademicResult | null): AcademicResult {
  if (result !== null && result.deletedAt === null) return result;
  throw new DomainError('not-found', 'exams.academic.not-found');
}
