/** The kinds of things that are taken along with a copied course, beside its own parts. */
export type SeasonKind = 'opening' | 'assignment' | 'fee' | 'batch' | 'class';

/** A copy of a course for another season, by the id of the new course. */
export interface CourseCopy {
  readonly _id: string;
  readonly fromCourseId: string;
  readonly courseKind: 'admission' | 'academic';
  readonly courseName: string;
  readonly days: number;
  /** The kinds that the editor may make. */
  readonly takes: readonly SeasonKind[];
  /** The parts of the course and what was made of them so far: old and new ids. */
  readonly ids: readonly (readonly [from: string, to: string])[];
  /** The account that made it; null once it is deleted. */
  readonly editorId: string | null;
  readonly editorName: string | null;
  /** ISO 8601. */
  readonly copiedAt: string;
  /** Epoch ms after which the job finishes what was interrupted; null: it is complete. */
  readonly dueAt: number | null;
  readonly schemaVersion: 1;
}

/** One date of what is copied. */
export interface SeasonDate {
  readonly kind: 'course' | 'session' | SeasonKind;
  readonly title: string;
  readonly field: 'enrolment-starts' | 'enrolment-ends' | 'starts' | 'ends' | 'opens' | 'closes' | 'due';
  /** A day of Dhaka or an instant. */
  readonly at: string;
}

/** A date of a thing, unless it is not set. */
export function seasonDates(
  { kind, title }: Pick<SeasonDate, 'kind' | 'title'>,
  times: Partial<Record<SeasonDate['field'], string | null>>,
): SeasonDate[] {
  const fields = Object.entries(times) as [SeasonDate['field'], string | null][];
  return fields.flatMap(([field, at]) => (at === null || at === '' ? [] : [{ kind, title, field, at }]));
}

const maxName = 200;
const suffix = ' (copy)';

/** The name of a copy: it says what it is until somebody changes it. */
export function copiedName(name: string): string {
  return `${name.slice(0, maxName - suffix.length).toWellFormed()}${suffix}`;
}
