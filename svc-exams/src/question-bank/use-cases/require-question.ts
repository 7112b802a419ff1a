import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { BankQuestion } from '../domain/question.ts';

/** Throws `not-found` for a missing and for a deleted question. */
export function requireQuestion(question: BankQuestion | null): BankQuestion {
  if (question === null || question.deletedAt !== null) {
    throw new DomainError('not-found', 'exams.question.not-found');
  }
  return question;
}
