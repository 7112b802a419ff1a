import { DomainError } from '@pathshala/contract-kit/domain-error';
import { daysBetween } from '@pathshala/rules/calendar-days';
import { dayOfDate, describeMove, maxMovedDays, type MovedDate } from '@pathshala/rules/moved-dates';
import type { SeasonDate, SeasonKind } from '../domain/course-copy.ts';
import type { CourseCopier, DescribedCourse, SeasonPart } from '../ports.ts';

interface PreviewCopyDependencies {
  readonly copiers: readonly CourseCopier[];
  readonly parts: readonly SeasonPart[];
  readonly now: () => number;
}

interface PreviewCopyCommand {
  readonly courseId: string;
  /** By how many days all dates move, or the first day of the copy. */
  readonly move: { readonly days: number } | { readonly startsOn: string };
  /** The kinds that the caller may make. */
  readonly takes: readonly SeasonKind[];
}

export interface CopyPreview {
  readonly course: Omit<DescribedCourse, 'dates'>;
  readonly copier: CourseCopier;
  readonly days: number;
  readonly dates: readonly (Omit<SeasonDate, 'at'> & MovedDate)[];
}

const invalid = (code: string, field: string, params = {}) =>
  new DomainError('invalid', code, { params, fields: { [field]: { code, params } } });

/** Throws `not-found` for an unknown and for a deleted course. */
async function requireDescribed(copiers: readonly CourseCopier[], courseId: string) {
  for (const copier of copiers) {
    const found = await copier.describe(courseId);
    if (found !== null) return { copier, found };
  }
  throw new DomainError('not-found', 'catalog.course-not-found');
}

function requireDays(move: PreviewCopyCommand['move'], startsOn: string | null): number {
  const field = 'days' in move ? 'days' : 'startsOn';
  if (!('days' in move) && startsOn === null) throw invalid('catalog.copy-without-start', field);
  const days = 'days' in move ? move.days : daysBetween(startsOn ?? '', move.startsOn);
  if (Math.abs(days) > maxMovedDays) throw invalid('catalog.copy-too-far', field, { days: maxMovedDays });
  return days;
}

/**
 * All dates of a course and of what is taken along, as a copy would have them. A course without a start begins with the first
 * of its dates. Throws `invalid` for a move of more than ten years, and for a first day where there is no date to move.
 */
export function previewCopy({ copiers, parts, now }: PreviewCopyDependencies) {
  return async ({ courseId, move, takes }: PreviewCopyCommand): Promise<CopyPreview> => {
    const { copier, found } = await requireDescribed(copiers, courseId);
    const taken = parts.filter(({ kind }) => takes.includes(kind));
    const ofParts = await Promise.all(taken.map((part) => part.dates(courseId)));
    const dates = [...found.dates, ...ofParts.flat()];
    const first = dates.map(({ at }) => dayOfDate(at)).toSorted()[0] ?? null;
    const { dates: _, ...course } = { ...found, startsOn: found.startsOn ?? first };
    const days = requireDays(move, course.startsOn);
    const moved = dates.map(({ at, ...date }) => ({ ...date, ...describeMove(at, days, now()) }));
    return { course, copier, days, dates: moved };
  };
}
