/** Separates the parts of a key; no id and no name of a method contains it. */
const separator = '|';

type ReportedKind = 'admission' | 'academic';

export interface ReportedCourse {
  readonly courseId: string;
  readonly courseKind: ReportedKind;
}

/** The key of a count: a course, and a name within the course. */
export function courseKeyOf(
  { courseId, courseKind }: { readonly courseId: string; readonly courseKind: string },
  ...parts: readonly string[]
): string {
  // An unknown kind comes from a newer version: it counts as academic until this version knows it.
  return [courseId, courseKind === 'admission' ? 'admission' : 'academic', ...parts].join(separator);
}

/** null: the facts of keys beyond the limit of a day, which belong to no course. */
export function partsOfKey(key: string): (ReportedCourse & { readonly parts: readonly string[] }) | null {
  const [courseId = '', courseKind, ...parts] = key.split(separator);
  if (courseKind === undefined) return null;
  return { courseId, courseKind: courseKind === 'admission' ? 'admission' : 'academic', parts };
}
