import type { AdmissionCourseForAdmin as SavedCourse } from '@pathshala/svc-catalog/contract/http';

/** A short mark of a stored course: another one means that somebody has changed it. Enrolments do not count. */
export function fingerprint(course: SavedCourse | undefined): string {
  if (!course) return 'new';
  const { enrolledCount: _, ...facts } = course;
  let hash = 5381;
  for (const character of JSON.stringify(facts)) {
    hash = (Math.imul(hash, 33) ^ (character.codePointAt(0) ?? 0)) >>> 0;
  }
  return hash.toString(36);
}
