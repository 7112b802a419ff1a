import type { confirmRegistration } from '@pathshala/svc-campaigns-contract/http';
import type { ApiError } from '@pathshala/web-kit/api-error';
import type { z } from 'zod';

/** What opening a mailed link did. */
export type OpenedLink = z.output<(typeof confirmRegistration)['answer']>;

/** What is fetched anew after a mailed link was opened. */
export const changedByLink = [
  '/examcampaigns',
  '/examcampaigns/{id}',
  '/campaign/campaigns',
  '/campaign/campaigns/{id}',
  '/exams/registered',
];

/** A refusal stays what it is; a line that was down may be up again. */
export const canTryAgain = ({ status }: ApiError): boolean => status < 400 || status >= 500 || status === 429;
