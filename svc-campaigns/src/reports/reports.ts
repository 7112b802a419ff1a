import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import type { Campaigns } from '../campaigns/index.ts';
import { onCampaignRegistered, onCampaignRegistrationCancelled } from './events.ts';
import { reportRoutes } from './http/routes.ts';
import type { RecordSat } from './ports.ts';
import { createDocumentPageViews } from './storage/document-page-views.ts';
import { createDocumentReachedSteps } from './storage/document-reached-steps.ts';
import { listFunnels } from './use-cases/list-funnels.ts';
import { readCampaignFunnel } from './use-cases/read-campaign-funnel.ts';
import { readFunnels } from './use-cases/read-funnels.ts';
import { readNames } from './use-cases/read-names.ts';
import { recordRegistration } from './use-cases/record-registration.ts';
import { recordView } from './use-cases/record-view.ts';

interface ReportsDependencies {
  readonly platform: Pick<Platform, 'documents' | 'now' | 'newId'>;
  readonly campaigns: Campaigns;
}

/**
 * The funnel of campaigns: the numbers of views, registrations, verifications and sittings. A projection of events, and a count
 * of page views.
 */
export function createReportsCapability({
  platform,
  campaigns,
}: ReportsDependencies): Capability & { readonly recordSat: RecordSat } {
  const { now } = platform;
  const reachedSteps = createDocumentReachedSteps(platform);
  const pageViews = createDocumentPageViews(platform.documents);
  const dependencies = { reachedSteps, pageViews, campaigns, now };
  const reading = { readFunnels: readFunnels(dependencies), readNames: readNames({ campaigns }) };
  const record = recordRegistration(dependencies);
  return {
    recordSat: ({ resultId, ...sat }) => reachedSteps.record({ ...sat, sourceId: resultId, step: 'sat' }),
    routes: reportRoutes({
      listFunnels: listFunnels(reading),
      readCampaignFunnel: readCampaignFunnel(reading),
      recordView: recordView(dependencies),
    }),
    subscriptions: [onCampaignRegistered(record), onCampaignRegistrationCancelled(record)],
    jobs: [reachedSteps.job],
    indexes: reachedSteps.indexes,
  };
}
