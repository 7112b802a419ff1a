import { DomainError } from '@pathshala/contract-kit/domain-error';
import { isOpen, joinOpensAt, type Classes, type ScheduledClass } from '../../classes/index.ts';

type Found = Pick<Classes, 'find'>;

/** Throws `not-found` for a missing and for a deleted class. */
export async function requireClass(classes: Found, id: string): Promise<ScheduledClass> {
  const one = await classes.find(id);
  if (one === null || one.deletedAt !== null) throw new DomainError('not-found', 'catalog.class-not-found');
  return one;
}

/** Administrators mark from 15 minutes before the class on, also long after it. */
export function requireBegun(one: ScheduledClass, now: number): void {
  if (now < Date.parse(joinOpensAt(one))) throw new DomainError('conflict', 'catalog.attendance.too-early');
}

/** Students mark themselves from 15 minutes before the class until its end. */
export function requireOpen(one: ScheduledClass, now: number): void {
  if (!isOpen(one, now)) throw new DomainError('conflict', 'catalog.attendance.not-open');
}
