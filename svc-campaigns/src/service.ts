import { createAggregateStore } from '@pathshala/service-kit/events';
import type { Identity } from '@pathshala/service-kit/identity';
import type { Platform } from '@pathshala/service-kit/platform';
import { sanitiseRichText } from '@pathshala/service-kit/rich-text';
import type { CreateService } from '@pathshala/service-kit/service';
import * as events from '../contract/events.ts';
import type { Campaign } from './campaigns/domain/campaign.ts';
import { sanitiseCampaign } from './campaigns/domain/sanitise-campaign.ts';
import { campaignRoutes } from './campaigns/http/routes.ts';
import { createCampaignRepository, type CampaignDocument } from './campaigns/storage/campaign-repository.ts';
import type { AuthorDependencies } from './campaigns/use-cases/save-campaign.ts';
import type { Registration } from './registrations/domain/registration.ts';
import { onExamSubmitted } from './merit/events/on-exam-submitted.ts';
import { meritRoutes } from './merit/http/routes.ts';
import { createMeritList } from './merit/storage/document-merit-list.ts';
import { announceReleases } from './merit/use-cases/announce-releases.ts';
import { onUserDeleted } from './registrations/events/on-user-deleted.ts';
import { onUserVerified } from './registrations/events/on-user-verified.ts';
import { describeRegistration, registrationRoutes } from './registrations/http/routes.ts';
import { createAccountRepository, type AccountDocument } from './registrations/storage/account-repository.ts';
import {
  createRegistrationRepository,
  type RegistrationDocument,
} from './registrations/storage/registration-repository.ts';
import { reseat } from './registrations/use-cases/fill-places.ts';
import { repairClaims } from './registrations/use-cases/repair-claims.ts';
import { sendMails } from './registrations/use-cases/send-mails.ts';
import { loadSample } from './sample/load-sample.ts';
import { republishable } from './storage/republishable.ts';

function dependenciesOf(platform: Platform) {
  const { documents, now, newId } = platform;
  const campaigns = documents.collection<CampaignDocument>('campaigns');
  const registrations = documents.collection<RegistrationDocument>('registrations');
  return {
    campaigns: createCampaignRepository(
      campaigns,
      createAggregateStore<Campaign>({ collection: campaigns, now, newId }),
    ),
    registrations: createRegistrationRepository(
      registrations,
      createAggregateStore<Registration>({ collection: registrations, now, newId }),
    ),
    meritList: createMeritList(registrations),
    accounts: createAccountRepository(documents.collection<AccountDocument>('accounts')),
    sanitise: ((input) => sanitiseCampaign(input, sanitiseRichText)) as AuthorDependencies['sanitise'],
    mail: platform.mail,
    log: platform.log,
    publicUrl: platform.publicUrl,
    now,
    newId,
  };
}

/** A mail that fails is due again later, so nobody waits for it here. */
function soon(send: () => Promise<void>, log: Platform['log']): () => void {
  return () => {
    send().catch((error: unknown) => log.warn({ err: error }, 'mails wait for the next round'));
  };
}

/** Campaigns, exam campaigns, their registrations and waiting lists. */
export const createCampaignsService: CreateService = (platform) => {
  const deps = dependenciesOf(platform);
  const send = sendMails(deps);
  const registrationOf = async ({ userId }: Identity, campaignId: string) => {
    const [own] = userId === null ? [] : await deps.registrations.ofStudent(userId, [campaignId]);
    return own && describeRegistration(deps)(own);
  };
  return {
    name: 'svc-campaigns',
    republishable: republishable(platform),
    prefixes: ['/campaign', '/examcampaigns'],
    routes: [
      ...campaignRoutes({ ...deps, registrationOf, onRevised: reseat(deps) }),
      ...registrationRoutes({ ...deps, onRegistered: soon(send, platform.log) }),
      ...meritRoutes(deps),
    ],
    publishes: Object.values(events),
    subscriptions: [onUserVerified(deps), onUserDeleted(deps), onExamSubmitted(deps)],
    aggregates: ['campaigns', 'registrations'],
    indexes: [
      { collection: 'campaigns', keys: { kind: 1, endDate: 1 } },
      { collection: 'registrations', keys: { campaignId: 1, emailKey: 1 }, unique: true },
      { collection: 'registrations', keys: { campaignId: 1, mobileKey: 1 }, unique: true },
      { collection: 'registrations', keys: { campaignId: 1, status: 1, waitingNumber: 1 } },
      { collection: 'registrations', keys: { studentId: 1 } },
      { collection: 'registrations', keys: { emailKey: 1 } },
      { collection: 'registrations', keys: { status: 1, registeredAt: 1 } },
      { collection: 'registrations', keys: { mailDueAt: 1 } },
      // All that a page or a search of the merit list looks at; documents are read for its own lines only.
      {
        collection: 'registrations',
        keys: { campaignId: 1, 'standing.order': 1, _id: 1, 'basicInfo.fullName': 1, rollNumber: 1 },
      },
    ],
    jobs: [
      { name: 'send-mails', everyMs: 5_000, run: send },
      { name: 'repair-claims', everyMs: 15_000, run: repairClaims(deps) },
      { name: 'announce-releases', everyMs: 5_000, run: announceReleases(deps) },
    ],
    loadSample: () => loadSample(deps),
  };
};
