import type { DocumentStore } from '@pathshala/stores/documents/port';
import { pending, type Aggregate } from '@pathshala/service-kit/events/aggregate';
import { republishFrom, type RepublishSource } from '@pathshala/service-kit/events/republish';
import {
  campaignPaperPublished,
  campaignPaperWithdrawn,
  campaignResultsReleased,
} from '@pathshala/svc-campaigns-contract/events';
import type { Campaign } from '../domain/campaign.ts';
import { paperPublishedEvent } from '../use-cases/paper-events.ts';
import { campaignsCollection } from './document-campaigns.ts';

/** Papers, withdrawals and releases can be published again from the stored campaigns. */
export function republishCampaigns(documents: DocumentStore): readonly RepublishSource[] {
  const collection = documents.collection<Campaign & Aggregate>(campaignsCollection);
  return [
    republishFrom(campaignPaperPublished, {
      collection,
      filter: { isPaperPublished: true },
      eventOf: (campaign) => campaign.exam && paperPublishedEvent(campaign, campaign.exam),
    }),
    republishFrom(campaignPaperWithdrawn, {
      collection,
      filter: { isPaperPublished: false, paperVersion: { $gt: 0 } },
      eventOf: ({ _id: paperId, paperVersion: version }) =>
        pending(campaignPaperWithdrawn, { paperId, version }),
    }),
    republishFrom(campaignResultsReleased, {
      collection,
      filter: { resultsReleasedAt: { $ne: null } },
      eventOf: ({ _id: campaignId, resultsReleasedAt }) =>
        resultsReleasedAt === null
          ? null
          : pending(campaignResultsReleased, { campaignId, releasedAt: resultsReleasedAt }),
    }),
  ];
}
