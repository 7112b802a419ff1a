import { permissions } from '@pathshala/rules/permissions';
import { holdsPermission } from '@pathshala/service-kit/identity/holds-permission';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Caller, EnrolmentStatuses } from '../../enrolments/index.ts';
import { locateChapter, type ChapterLocation } from '../domain/chapters.ts';
import type { AcademicCourses } from '../ports.ts';

export interface LocateForMemberDependencies {
  readonly courses: AcademicCourses;
  readonly enrolmentStatuses: EnrolmentStatuses;
}

/** Throws `forbidden` for a caller who is neither enrolled in the course nor one of its authors. */
export function requireMember({ enrolmentStatuses }: Pick<LocateForMemberDependencies, 'enrolmentStatuses'>) {
  return async (courseId: string, caller: Caller): Promise<void> => {
    if (holdsPermission(caller, permissions.questions)) return;
    const { isEnrolled } = await enrolmentStatuses.one(caller, courseId);
    if (!isEnrolled) throw new DomainError('forbidden', 'catalog.not-enrolled');
  };
}

/** Throws `not-found` for an unknown chapter, `forbidden` for a student who is not enrolled in its course. */
export function locateForMember({ courses, enrolmentStatuses }: LocateForMemberDependencies) {
  const requireMemberOf = requireMember({ enrolmentStatuses });
  return async (chapterId: string, caller: Caller): Promise<ChapterLocation> => {
    const location = locateChapter(await courses.withChapter(chapterId), chapterId);
    await requireMemberOf(location.course._id, caller);
    return location;
  };
}
