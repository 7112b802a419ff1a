import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { ScheduledClass } from '../domain/class.ts';

/** Throws `not-found` for a missing and for a deleted class. */
export function requireClass(one: ScheduledClass | null): ScheduledClass {
  if (one === null || one.deletedAt !== null) throw new DomainError('not-found', 'catalog.class-not-found');
  return one;
}

/** The series of the class. Throws `invalid` for a class that belongs to none. */
export function seriesIdOf({ seriesId }: ScheduledClass): string {
  if (seriesId !== null) return seriesId;
  throw new DomainError('invalid', 'catalog.class.no-series', {
    fields: { scope: 'catalog.class.no-series' },
  });
}
