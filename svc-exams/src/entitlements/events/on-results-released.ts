import { on } from '@pathshala/service-kit/events/subscription';
import { campaignResultsReleased } from '@pathshala/svc-campaigns-contract/events';
import type { Releases } from '../domain/entitlements.ts';

/** From here on the participants see key and explanations. It may be told before the paper is. */
export function onResultsReleased({ releases }: { readonly releases: Releases }) {
  return on(campaignResultsReleased, ({ data }) => releases.release(data.campaignId, data.releasedAt));
}
