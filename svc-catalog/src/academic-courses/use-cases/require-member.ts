import { permissions } from '@pathshala/rules/permissions';
import { holdsPermission } from '@pathshala/service-kit/identity/holds-permission';
import type { Caller, EnrolmentStatuses } from '../../enrolments/index.ts';

/** Throws for a caller who is neither enrolled in the course, with access to it, nor one of its authors. */
export async function requireMember(
  enrolmentStatuses: Pick<EnrolmentStatuses, 'requireAccess'>,
  courseId: string,
  caller: Caller,
): Promise<void> {
  if (holdsPermission(caller, permissions.questions)) return;
  await enrolmentStatuses.requireAccess(caller, courseId);
}
