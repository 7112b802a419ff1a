import type { AdmissionCourseForAdmin as SavedCourse } from '@pathshala/svc-catalog/contract/http';
import { fingerprintOf } from '@pathshala/web-kit/draft/fingerprint';

/** A short mark of a stored course: another one means that somebody has changed it. Enrolments do not count. */
export function fingerprint(course: SavedCourse | undefined): string {
  if (!course) return 'new';
  const { enrolledCount: _, ...facts } = course;
  return fingerprintOf(facts);
}
