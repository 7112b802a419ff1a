import { permissions } from '@pathshala/rules/permissions';
import { holdsPermission } from '@pathshala/service-kit/identity/holds-permission';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Caller, EnrolmentStatuses } from '../../enrolments/ports.ts';
import { locateChapter, type ChapterLocation } from '../domain/chapters.ts';
import type { AcademicCourses } from '../ports.ts';

export interface LocateForMemberDependencies {
  readonly courses: AcademicCourses;
  readonly enrolmentStatuses: EnrolmentStatuses;
}

/** Throws `not-found` for an unknown chapter, `forbidden` for a student who is not enrolled in its course. */
export function locateForMember({ courses, enrolmentStatuses }: LocateForMemberDependencies) {
  return async (chapterId: string, caller: Caller): Promise<ChapterLocation> => {
    const location = locateChapter(await courses.withChapter(chapterId), chapterId);
    if (holdsPermission(caller, permissions.questions)) return location;
    const { isEnrolled } = await enrolmentStatuses.one(caller, location.course._id);
    if (!isEnrolled) throw new DomainError('forbidden', 'catalog.not-enrolled');
    return location;
  };
}
