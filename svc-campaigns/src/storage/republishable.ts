import type { DocumentStore } from '@pathshala/documents/port';
import { pending } from '@pathshala/service-kit/events/aggregate';
import { republishFrom, type RepublishSource } from '@pathshala/service-kit/events/republish';
import {
  campaignPaperPublished,
  campaignPaperWithdrawn,
  campaignRegistered,
  campaignRegistrationCancelled,
  campaignResultsReleased,
} from '@pathshala/svc-campaigns-contract/events';
import type { CampaignDocument } from '../campaigns/storage/campaign-repository.ts';
import { announcedPaper } from '../campaigns/use-cases/announce.ts';
import type { RegistrationDocument } from '../registrations/storage/registration-repository.ts';
import { registrationFacts } from '../registrations/use-cases/announce.ts';

/** What can be published again: papers, held and given up places, releases. */
export function republishable({
  documents,
}: {
  readonly documents: DocumentStore;
}): readonly RepublishSource[] {
  const campaigns = documents.collection<CampaignDocument>('campaigns');
  const registrations = documents.collection<RegistrationDocument>('registrations');
  return [
    republishFrom(campaignPaperPublished, {
      collection: campaigns,
      filter: { isPaperPublished: true },
      eventOf: (campaign) => campaign.exam && announcedPaper(campaign, campaign.exam),
    }),
    republishFrom(campaignPaperWithdrawn, {
      collection: campaigns,
      filter: { isPaperPublished: false, paperVersion: { $gt: 0 } },
      eventOf: ({ _id: paperId, paperVersion: version }) =>
        pending(campaignPaperWithdrawn, { paperId, version }),
    }),
    republishFrom(campaignResultsReleased, {
      collection: campaigns,
      filter: { resultsReleasedAt: { $ne: null } },
      eventOf: ({ _id: campaignId, resultsReleasedAt }) =>
        resultsReleasedAt === null
          ? null
          : pending(campaignResultsReleased, { campaignId, releasedAt: resultsReleasedAt }),
    }),
    republishFrom(campaignRegistered, {
      collection: registrations,
      filter: { status: 'registered' },
      eventOf: (registration) => pending(campaignRegistered, registrationFacts(registration)),
    }),
    republishFrom(campaignRegistrationCancelled, {
      collection: registrations,
      filter: { status: 'cancelled' },
      eventOf: (registration) => pending(campaignRegistrationCancelled, registrationFacts(registration)),
    }),
  ];
}
