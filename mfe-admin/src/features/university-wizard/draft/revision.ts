import type { AdmissionCourseForAdmin as SavedCourse } from '@pathshala/svc-catalog-contract/http';

/** The mark of what a draft begins with: the revision of the stored course. */
export function versionTagOf(course: SavedCourse | undefined): string {
  return course ? `rev-${course.rev}` : 'new';
}

/** The revision that a draft began with. Of a draft from before revisions it is the first: whatever came later is shown. */
export function revisionOf(mark: string): number {
  const number = Number(/^rev-(\d+)$/u.exec(mark)?.[1] ?? '1');
  return Math.max(1, number);
}
