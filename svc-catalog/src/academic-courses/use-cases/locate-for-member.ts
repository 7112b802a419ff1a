import type { Caller, EnrolmentStatuses } from '../../enrolments/index.ts';
import { locateChapter, type ChapterLocation } from '../domain/chapters.ts';
import type { AcademicCourses } from '../ports.ts';
import { requireMember } from './require-member.ts';

interface LocateForMemberDependencies {
  readonly courses: Pick<AcademicCourses, 'withChapter'>;
  readonly enrolmentStatuses: Pick<EnrolmentStatuses, 'requireAccess'>;
}

/** Throws `not-found` for an unknown chapter, `forbidden` for a student who is not enrolled in its course. */
export function locateForMember({ courses, enrolmentStatuses }: LocateForMemberDependencies) {
  return async (chapterId: string, caller: Caller): Promise<ChapterLocation> => {
    const location = locateChapter(await courses.withChapter(chapterId), chapterId);
    await requireMember(enrolmentStatuses, location.course._id, caller);
    return location;
  };
}

export type LocateForMember = ReturnType<typeof locateForMember>;
