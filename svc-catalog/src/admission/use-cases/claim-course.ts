import { DomainError } from '@pathshala/contract-kit/domain-error';
import { patience } from './claim-dropped.ts';
import { demandCourse } from './load-course.ts';
import type { SettleDependencies } from './settle-papers.ts';
import type { AdmissionCourse } from '../domain/course.ts';

const inUse = () => new DomainError('conflict', 'common.conflict');

/**
 * One save of a course at a time: two that wrote papers side by side would leave a mixture. The second is refused
 * before it changes anything, and so is one that `mayEdit` rejects; the claim of a save that was cut off ends by itself.
 */
export function claimCourse(
  { courses, now }: Pick<SettleDependencies, 'courses' | 'now'>,
  id: string,
  { claimId, mayEdit }: { claimId: string; mayEdit: (course: AdmissionCourse) => void },
): Promise<AdmissionCourse> {
  return courses.update(id, (stored) => {
    const course = demandCourse(stored);
    mayEdit(course);
    if (course.saving && course.saving.until > now()) throw inUse();
    return { state: { ...course, saving: { id: claimId, until: now() + patience } } };
  });
}

/** Throws conflict when the claim ran out and another save began. */
export function demandClaim(stored: AdmissionCourse, claimId: string): AdmissionCourse {
  const course = demandCourse(stored);
  if (course.saving?.id !== claimId) throw inUse();
  return course;
}

/** After a save that failed: the next need not wait for the claim to end. */
export async function releaseCourse(
  { courses }: Pick<SettleDependencies, 'courses'>,
  id: string,
  claimId: string,
): Promise<void> {
  await courses.update(id, (course) =>
    course.saving?.id === claimId ? { state: { ...course, saving: null } } : null,
  );
}
