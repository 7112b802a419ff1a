import type { CampaignForAdmin } from '../campaign-types.ts';

/** The paper of an exam is fixed: students have started it, or may have. */
export function hasBegun(campaign: CampaignForAdmin): boolean {
  if (!('exam' in campaign)) return false;
  const hasQuestions = campaign.exam.subjects.some(({ questionCount }) => questionCount > 0);
  return campaign.startedAt !== null || (campaign.phase !== 'upcoming' && hasQuestions);
}
