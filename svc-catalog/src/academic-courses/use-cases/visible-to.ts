import { permissions } from '@pathshala/rules/permissions';
import { holdsPermission } from '@pathshala/service-kit/identity/holds-permission';
import type { Caller, EnrolmentStatuses } from '../../enrolments/index.ts';
import { type AcademicCourse, isOpen } from '../domain/course.ts';

/** A course that is not open is visible to administrators and to students enrolled in it. */
export async function visibleTo(
  enrolmentStatuses: Pick<EnrolmentStatuses, 'one'>,
  course: AcademicCourse | null,
  caller: Caller,
): Promise<AcademicCourse | null> {
  if (course === null || course.deletedAt !== null) return null;
  if (isOpen(course) || holdsPermission(caller, permissions.questions)) return course;
  return (await enrolmentStatuses.one(caller, course._id)).isEnrolled ? course : null;
}
