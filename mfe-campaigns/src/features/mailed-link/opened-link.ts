import type { confirmRegistration } from '@pathshala/svc-campaigns-contract/http';
import type { ApiError } from '@pathshala/web-kit/api-error';
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

/** A rejection is final; a network or server error may be temporary. */
export const canTryAgain = ({ status }: ApiError): boolean => status < 400 || status >= 500 || status === 429;
