import { DomainError } from '@pathshala/contract-kit/domain-error';
import { lockParams, type PartLock } from '@pathshala/rules/part-lock';

/** The error for an exam of a part that is closed for the student. */
export function refusalByLock(lock: PartLock): DomainError {
  return new DomainError('forbidden', `exams.part.${lock.reason}`, { params: lockParams(lock) });
}
