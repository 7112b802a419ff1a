/** The queries to invalidate after a registration, a cancellation or an opened mailed link. */
export const changedByRegistration = [
  '/examcampaigns',
  '/examcampaigns/{id}',
  '/campaign/campaigns',
  '/campaign/campaigns/{id}',
  '/exams/registered',
];
