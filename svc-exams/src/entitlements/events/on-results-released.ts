import { on, type Subscription } from '@pathshala/events/subscription';
import { campaignResultsReleased } from '@pathshala/svc-campaigns-contract/events';
import type { Releases } from '../ports.ts';

/** Participants may see key and explanations from now on. The event may arrive before the paper does. */
export function onResultsReleased(releases: Releases): Subscription {
  return on(campaignResultsReleased, ({ data }) => releases.release(data.campaignId, data.releasedAt));
}
