import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { AdmissionCourse } from '../domain/course.ts';
import type { AdmissionCourses } from '../ports.ts';
import { requireCourse } from './load-course.ts';

/** After this time a save counts as interrupted: its lease expires, and `repair-papers` repairs its papers. */
export const saveTimeoutMs = 60_000;

interface CourseLeaseDependencies {
  readonly courses: AdmissionCourses;
  readonly now: () => number;
}

const inUse = () => new DomainError('conflict', 'common.conflict');

/**
 * Allows one save of a course at a time, because two concurrent ones would leave a mixture of papers. Throws `conflict` while
 * another save holds the lease, and the errors of `requireEditable`.
 */
export function acquireLease(
  { courses, now }: CourseLeaseDependencies,
  id: string,
  { leaseId, requireEditable }: { leaseId: string; requireEditable: (course: AdmissionCourse) => void },
): Promise<AdmissionCourse> {
  return courses.update(id, (stored) => {
    const course = requireCourse(stored);
    requireEditable(course);
    if (course.saving && course.saving.until > now()) throw inUse();
    return { state: { ...course, saving: { id: leaseId, until: now() + saveTimeoutMs } } };
  });
}

/** Throws `conflict` when the lease expired and another save began. */
export function requireLease(stored: AdmissionCourse, leaseId: string): AdmissionCourse {
  const course = requireCourse(stored);
  if (course.saving?.id !== leaseId) throw inUse();
  return course;
}

/** Releases the lease after a failed save, so that the next one need not wait until it expires. */
export async function releaseLease(courses: AdmissionCourses, id: string, leaseId: string): Promise<void> {
  await courses.update(id, (course) =>
    course.saving?.id === leaseId ? { state: { ...course, saving: null } } : null,
  );
}
