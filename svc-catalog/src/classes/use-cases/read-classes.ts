import { DomainError } from '@pathshala/contract-kit/domain-error';
import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import { permissions } from '@pathshala/rules/permissions';
import { holdsPermission } from '@pathshala/service-kit/identity/holds-permission';
import type { Caller } from '../../enrolments/index.ts';
import type { ScheduledClass } from '../domain/class.ts';
import type { ClassSeries } from '../domain/series.ts';
import type { ClassAudience, Classes, ClassQuery, SeriesStore } from '../ports.ts';
import { requireClass } from './require-class.ts';

interface ReadClassesDependencies {
  readonly classes: Classes;
  readonly series: SeriesStore;
  readonly audience: ClassAudience;
  readonly now: () => number;
}

const isStaff = (caller: Caller): boolean =>
  holdsPermission(caller, [permissions.questions, permissions.support]);

/** A class as its caller may see it: the series is for administrators. */
export interface ReadClass {
  readonly one: ScheduledClass;
  readonly series: ClassSeries | null;
  readonly isStaff: boolean;
  /** Epoch ms: what the view of a student depends on. */
  readonly now: number;
}

/** A class with its series, for administrators. */
export function describeClass({ series, now }: Pick<ReadClassesDependencies, 'series' | 'now'>) {
  return async (one: ScheduledClass): Promise<ReadClass> => ({
    one,
    series: one.seriesId === null ? null : await series.find(one.seriesId),
    isStaff: true,
    now: now(),
  });
}

interface ReadClassDependencies extends Pick<ReadClassesDependencies, 'classes' | 'audience' | 'now'> {
  readonly describe: ReturnType<typeof describeClass>;
}

/** Throws `forbidden` for a student who is not invited. */
export function readClass({ classes, audience, describe, now }: ReadClassDependencies) {
  return async (id: string, caller: Caller): Promise<ReadClass> => {
    const one = requireClass(await classes.find(id));
    if (isStaff(caller)) return describe(one);
    if (!(await audience.isInvited(caller, one))) throw new DomainError('forbidden', 'catalog.not-enrolled');
    return { one, series: null, isStaff: false, now: now() };
  };
}

interface ListClassesQuery extends ClassQuery {
  /** From today on in Dhaka, before today, or both. */
  readonly show: 'upcoming' | 'past' | 'all';
}

const later = (one: string | undefined, other: string) => (one !== undefined && one > other ? one : other);
const earlier = (one: string | undefined, other: string) => (one !== undefined && one < other ? one : other);

/** Days are compared, not ends: the list and its count are read from the index on the start. */
export function listClasses({ classes, now }: Pick<ReadClassesDependencies, 'classes' | 'now'>) {
  return ({ show, ...query }: ListClassesQuery): Promise<{ items: ScheduledClass[]; total: number }> => {
    const [today, yesterday] = [dhakaDayOf(now()), dhakaDayOf(now() - 86_400_000)];
    return classes.list({
      ...query,
      ...(show === 'upcoming' && { startFrom: later(query.startFrom, today) }),
      ...(show === 'past' && { startTo: earlier(query.startTo, yesterday) }),
    });
  };
}
