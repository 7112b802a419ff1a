import { DomainError } from '@pathshala/contract-kit/domain-error';
import { mayDo, permissions } from '@pathshala/rules/permissions';
import type { PaperHead } from './paper.ts';

/** The permissions of a reader of papers and keys outside of own attempts. */
export interface StaffRights {
  readonly isAuthor: boolean;
  readonly isCampaignManager: boolean;
  readonly isMarker: boolean;
}

/** Whether the work of an administrator with these permissions requires the paper with its key now. */
export type IsForStaff = (head: PaperHead, rights: StaffRights, now: number) => Promise<boolean>;

/** The permissions for which papers and keys are shown. */
export function staffRightsOf(caller: Parameters<typeof mayDo>[0]): StaffRights {
  return {
    isAuthor: mayDo(caller, permissions.questions),
    isCampaignManager: mayDo(caller, permissions.campaigns),
    isMarker: mayDo(caller, permissions.marking),
  };
}

/** Throws 403 while the paper is closed to a reader with these permissions. */
export async function requireForStaff(
  isForStaffNow: IsForStaff,
  { head, staff, now }: { readonly head: PaperHead; readonly staff: StaffRights; readonly now: number },
): Promise<void> {
  if (await isForStaffNow(head, staff, now)) return;
  const { isMarker } = staff;
  throw new DomainError('forbidden', isMarker ? 'exams.paper-after-sitting' : 'exams.paper-of-course');
}
