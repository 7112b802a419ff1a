import type { AdmissionCourseForAdmin as SavedCourse } from '@pathshala/svc-catalog-contract/http';

/** The version tag of a stored course, made from its revision. */
export function versionTagOf(course: SavedCourse | undefined): string {
  return course ? `rev-${course.rev}` : 'new';
}

/** The revision in a version tag; 1 for a draft from before revisions, so that any later change is detected. */
export function revisionOf(mark: string): number {
  const number = Number(/^rev-(\d+)$/u.exec(mark)?.[1] ?? '1');
  return Math.max(1, number);
}
