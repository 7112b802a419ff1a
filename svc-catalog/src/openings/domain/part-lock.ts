import { DomainError } from '@pathshala/contract-kit/domain-error';
import { lockParams, type PartLock } from '@pathshala/rules/part-lock';
import type { Opening } from './opening.ts';

/** The lessons and years that are conditions of others. */
export function conditionsOf(openings: readonly Opening[]): string[] {
  return [...new Set(openings.flatMap(({ after }) => (after === null ? [] : [after])))];
}

/** Throws `forbidden` with the reason of the lock. */
export function requireUnlocked(lock: PartLock | null): void {
  if (lock === null) return;
  throw new DomainError('forbidden', `catalog.part.${lock.reason}`, { params: lockParams(lock) });
}
