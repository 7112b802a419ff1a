import type { confirmRegistration } from '@pathshala/svc-campaigns-contract/http';
import type { z } from 'zod';

/** The response to an opened mailed link. */
export type OpenedLink = z.output<(typeof confirmRegistration)['answer']>;

/** The queries to invalidate after a mailed link was opened. */
export const changedByLink = [
  '/examcampaigns',
  '/examcampaigns/{id}',
  '/campaign/campaigns',
  '/campaign/campaigns/{id}',
  '/exams/registered',
];
