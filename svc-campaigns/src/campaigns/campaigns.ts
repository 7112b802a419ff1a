import { upgradeListKeys } from '@pathshala/stores/documents/upgrade-list-keys';
import type { ListDeleted } from '@pathshala/back-office/recently-deleted';
import type { ListWaitingWork } from '@pathshala/back-office/waiting-work';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import {
  campaignPaperPublished,
  campaignPaperWithdrawn,
  campaignResultsReleased,
} from '@pathshala/svc-campaigns-contract/events';
import { onExamExtended, onExamStarted, onKeyCorrected } from './events.ts';
import { campaignRoutes } from './http/routes.ts';
import type { CampaignRegistrations, Campaigns } from './ports.ts';
import {
  campaignIndexes,
  campaignsCollection,
  createDocumentCampaigns,
  campaignListKeys,
} from './storage/document-campaigns.ts';
import { republishCampaigns } from './storage/republish-campaigns.ts';
import {
  archiveCampaign,
  createCampaign,
  deleteCampaign,
  listDeleted,
  replaceCampaign,
  replaceCampaignExam,
  restoreCampaign,
} from './use-cases/author-campaign.ts';
import { extendSittings } from './use-cases/extend-sittings.ts';
import { finishDeletes } from './use-cases/finish-deletes.ts';
import { listCampaigns } from './use-cases/list-campaigns.ts';
import { listWaitingCampaigns } from './use-cases/list-waiting-campaigns.ts';
import { readCampaign } from './use-cases/read-campaign.ts';
import { readOverview } from './use-cases/read-overview.ts';
import { readWaiting } from './use-cases/read-waiting.ts';
import { recordStart } from './use-cases/record-start.ts';
import { releaseResults } from './use-cases/release-results.ts';
import { storeCorrectedKey } from './use-cases/store-corrected-key.ts';

interface CampaignsDependencies {
  readonly platform: Platform;
  readonly campaigns: Campaigns;
  readonly registrations: CampaignRegistrations;
}

export interface CampaignsCapability extends Capability {
  /** Used by the sample data. */
  readonly createCampaign: ReturnType<typeof createCampaign>;
  readonly listDeleted: ListDeleted;
  readonly listWaitingWork: ListWaitingWork;
}

export function createCampaigns(platform: Platform): Campaigns {
  return createDocumentCampaigns(platform);
}

/** Campaigns and exam campaigns: authoring, frozen fields, the paper for svc-exams, release, delete. */
export function createCampaignsCapability(dependencies: CampaignsDependencies): CampaignsCapability {
  const { platform, campaigns, registrations } = dependencies;
  const { now, newId } = platform;
  const create = createCampaign({ campaigns, now, newId });
  const waiting = readWaiting({ campaigns, now });
  return {
    createCampaign: create,
    listDeleted: listDeleted({ campaigns, registrations }),
    listWaitingWork: listWaitingCampaigns({ readWaiting: waiting }),
    routes: campaignRoutes({
      listCampaigns: listCampaigns({ campaigns, now }),
      readCampaign: readCampaign({ campaigns, registrations }),
      readOverview: readOverview({ registrations, readWaiting: waiting, now }),
      createCampaign: create,
      replaceCampaign: replaceCampaign({ campaigns, registrations, now, newId }),
      replaceCampaignExam: replaceCampaignExam({ campaigns, now, newId }),
      deleteCampaign: deleteCampaign({ campaigns, registrations, now }),
      restoreCampaign: restoreCampaign({ campaigns, now }),
      archiveCampaign: archiveCampaign({ campaigns, now }),
      releaseResults: releaseResults({ campaigns, now }),
      now,
    }),
    subscriptions: [
      onExamStarted(recordStart({ campaigns })),
      onExamExtended(extendSittings({ campaigns })),
      onKeyCorrected(storeCorrectedKey({ campaigns })),
    ],
    publishes: [campaignPaperPublished, campaignPaperWithdrawn, campaignResultsReleased],
    aggregates: [campaignsCollection],
    prepare: upgradeListKeys(platform.documents, campaignListKeys),
    indexes: campaignIndexes,
    jobs: [{ name: 'finish-deletes', everyMs: 5_000, run: finishDeletes({ campaigns, registrations, now }) }],
    republishable: republishCampaigns(platform.documents),
  };
}
