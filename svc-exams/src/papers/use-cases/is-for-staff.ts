import { type DeskAttempts, isWindowOver } from '../../attempts/index.ts';
import { hasWindow } from '../domain/exam-kinds.ts';
import type { IsForStaff } from '../domain/staff-rights.ts';

interface IsForStaffDependencies {
  readonly deskAttempts: Pick<DeskAttempts, 'hasUnclosed' | 'submittedIn'>;
}

/**
 * Authors of questions see every paper, campaign managers those of campaigns, which they write. A marker sees a paper once it
 * has work to mark: after the sitting of a campaign, and after the first submit of any other exam.
 */
export function isForStaff({ deskAttempts }: IsForStaffDependencies): IsForStaff {
  return async (head, { isAuthor, isCampaignManager, isMarker }, now) => {
    if (isAuthor || (isCampaignManager && head.campaignId !== null)) return true;
    if (!isMarker) return false;
    if (hasWindow(head))
      return isWindowOver(head, now) && !(await deskAttempts.hasUnclosed(head.paperId, now));
    return (await deskAttempts.submittedIn(head.paperId, null, 1)).length > 0;
  };
}
