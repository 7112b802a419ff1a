import { on } from '@pathshala/service-kit/events/subscription';
import { campaignPaperWithdrawn } from '@pathshala/svc-campaigns-contract/events';
import { paperWithdrawn } from '@pathshala/svc-catalog-contract/events';
import type { Papers } from '../domain/papers.ts';

/** No new attempts; those that are open go on with their version. */
export function onPastYearWithdrawn({ papers }: { readonly papers: Papers }) {
  return on(paperWithdrawn, ({ data }) => papers.withdraw(data.paperId, data.version));
}

export function onCampaignPaperWithdrawn({ papers }: { readonly papers: Papers }) {
  return on(campaignPaperWithdrawn, ({ data }) => papers.withdraw(data.paperId, data.version));
}
