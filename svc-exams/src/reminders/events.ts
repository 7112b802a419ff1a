import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { campaignResultsReleased } from '@pathshala/svc-campaigns-contract/events';
import type { announceReleased } from './use-cases/announce-results.ts';

export function onCampaignResultsReleased(announce: ReturnType<typeof announceReleased>): Subscription {
  return on(campaignResultsReleased, ({ data }) => announce(data.campaignId, data.releasedAt));
}
