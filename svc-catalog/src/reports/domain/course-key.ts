/** Between the parts of a key; no id and no name of a method has it. */
const separator = '|';

type ReportedKind = 'admission' | 'academic';

export interface ReportedCourse {
  readonly courseId: string;
  readonly courseKind: ReportedKind;
}

/** The key of what is counted apart: a course, and what of it. */
export function courseKeyOf(
  { courseId, courseKind }: { readonly courseId: string; readonly courseKind: string },
  ...parts: readonly string[]
): string {
  // A kind that is not known is one of a newer version: academic until this one knows better.
  return [courseId, courseKind === 'admission' ? 'admission' : 'academic', ...parts].join(separator);
}

/** null: the facts of keys that were too many for a day, which belong to no course. */
export function partsOfKey(key: string): (ReportedCourse & { readonly parts: readonly string[] }) | null {
  const [courseId = '', courseKind, ...parts] = key.split(separator);
  if (courseKind === undefined) return null;
  return { courseId, courseKind: courseKind === 'admission' ? 'admission' : 'academic', parts };
}
