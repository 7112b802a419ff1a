import type { confirmRegistration } from '@pathshala/svc-campaigns-contract/http';
import type { z } from 'zod';
import { rememberPlace } from '../../campaigns/remembered-place.ts';

/** The response to an opened mailed link. */
export type OpenedLink = z.output<(typeof confirmRegistration)['answer']>;

/** This device shows a visitor what the link has changed; an account has its own places. */
export function rememberOpened({ campaign, registration, hasAccount }: OpenedLink): void {
  if (!hasAccount) rememberPlace(campaign._id, registration);
}
