/** `exam`: with a nested exam and a merit list; `general`: a fair, a seminar, a class. */
export type CampaignKind = 'exam' | 'general';

/** The paths of the API of each kind. */
export const listPathOf = { exam: '/examcampaigns', general: '/campaign/campaigns' } as const;

/** The queries that a change of a campaign makes stale. */
export const staleCampaigns = [
  '/examcampaigns',
  '/examcampaigns/{id}',
  '/campaign/campaigns',
  '/campaign/campaigns/{id}',
  '/examcampaigns/overview',
] as const;
