import { on, type Subscription } from '@pathshala/events/subscription';
import { campaignPaperWithdrawn } from '@pathshala/svc-campaigns-contract/events';
import type { Papers } from '../ports.ts';

/** No new attempts; open ones go on with their version. */
export function onCampaignPaperWithdrawn(papers: Papers): Subscription {
  return on(campaignPaperWithdrawn, ({ data }) => papers.withdraw(data.paperId, data.version));
}
