import { permissions } from '@pathshala/rules/permissions';
import { holdsPermission } from '@pathshala/service-kit/identity/holds-permission';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Caller, EnrolmentStatuses } from '../../enrolments/index.ts';

/** Throws `forbidden` for a caller who is neither enrolled in the course nor one of its authors. */
export async function requireMember(
  enrolmentStatuses: Pick<EnrolmentStatuses, 'one'>,
  courseId: string,
  caller: Caller,
): Promise<void> {
  if (holdsPermission(caller, permissions.questions)) return;
  const { isEnrolled } = await enrolmentStatuses.one(caller, courseId);
  if (!isEnrolled) throw new DomainError('forbidden', 'catalog.not-enrolled');
}
