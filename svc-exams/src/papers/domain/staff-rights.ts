import { DomainError } from '@pathshala/contract-kit/domain-error';
import { mayDo, permissions } from '@pathshala/rules/permissions';
import type { PaperHead } from './paper.ts';

/** The permissions of somebody who reads papers and keys that are not of an own attempt. */
export interface StaffRights {
  readonly isAuthor: boolean;
  readonly isCampaignManager: boolean;
  readonly isMarker: boolean;
}

/** Whether the work of an administrator with these permissions needs the paper with its key now. */
export type IsForStaff = (head: PaperHead, rights: StaffRights, now: number) => Promise<boolean>;

/** The permissions that papers and keys are shown for. */
export function staffRightsOf(caller: Parameters<typeof mayDo>[0]): StaffRights {
  return {
    isAuthor: mayDo(caller, permissions.questions),
    isCampaignManager: mayDo(caller, permissions.campaigns),
    isMarker: mayDo(caller, permissions.marking),
  };
}

/** Throws 403 while the paper is not for somebody with these permissions. */
export async function requireForStaff(
  isForStaffNow: IsForStaff,
  { head, staff, now }: { readonly head: PaperHead; readonly staff: StaffRights; readonly now: number },
): Promise<void> {
  if (await isForStaffNow(head, staff, now)) return;
  const { isMarker } = staff;
  throw new DomainError('forbidden', isMarker ? 'exams.paper-after-sitting' : 'exams.paper-of-course');
}
