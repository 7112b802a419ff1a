import { messages } from '@pathshala/svc-campaigns-contract/messages';
import { prefixes } from '@pathshala/svc-campaigns-contract/prefixes';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { CreateService } from '@pathshala/service-kit/service/service';
import * as events from '@pathshala/svc-campaigns-contract/events';
import type { Campaign } from './campaigns/domain/campaign.ts';
import { onExamStarted } from './campaigns/events/on-exam-started.ts';
import { campaignRoutes } from './campaigns/http/routes.ts';
import {
  campaignIndexes,
  createCampaignRepository,
  type CampaignDocument,
} from './campaigns/storage/campaign-repository.ts';
import type { Registration } from './registrations/domain/registration.ts';
import { onExamSubmitted } from './merit/events/on-exam-submitted.ts';
import { meritRoutes } from './merit/http/routes.ts';
import { createMeritList } from './merit/storage/document-merit-list.ts';
import { announceReleases } from './merit/use-cases/announce-releases.ts';
import { onUserDeleted } from './registrations/events/on-user-deleted.ts';
import { onUserVerified } from './registrations/events/on-user-verified.ts';
import { describeRegistration, registrationRoutes } from './registrations/http/routes.ts';
import {
  accountIndexes,
  createAccountRepository,
  type AccountDocument,
} from './registrations/storage/account-repository.ts';
import {
  createRegistrationRepository,
  registrationIndexes,
  type RegistrationDocument,
} from './registrations/storage/registration-repository.ts';
import { createHmacLinkTokens } from './registrations/storage/hmac-link-tokens.ts';
import { cancelDeleted } from './registrations/use-cases/cancel-deleted.ts';
import { expireUnconfirmed } from './registrations/use-cases/expire-unconfirmed.ts';
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
    links: createHmacLinkTokens(platform.secrets.sessionSecret),
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
export const createService: CreateService = (platform) => {
  const deps = dependenciesOf(platform);
  const send = sendMails(deps);
  const registrationOf = async ({ userId }: Identity, campaignId: string) => {
    const [own] = userId === null ? [] : await deps.registrations.ofStudent(userId, [campaignId]);
    return own && describeRegistration(deps)(own);
  };
  const holdingsOf = async (campaignId: string) => ({
    registered: await deps.registrations.countByStatus(campaignId, 'registered'),
    waiting: await deps.registrations.countByStatus(campaignId, 'waiting'),
    results: await deps.registrations.countRanked(campaignId),
  });
  const cancelAndMail = async () => {
    await cancelDeleted(deps)();
    soon(send, platform.log)();
  };
  return {
    name: 'svc-campaigns',
    republishable: republishable(platform),
    prefixes,
    messages,
    routes: [
      ...campaignRoutes({
        ...deps,
        registrationOf,
        holdingsOf,
        cancelDeleted: cancelAndMail,
        onRevised: reseat(deps),
      }),
      ...registrationRoutes({ ...deps, onRegistered: soon(send, platform.log) }),
      ...meritRoutes(deps),
    ],
    publishes: Object.values(events),
    subscriptions: [onUserVerified(deps), onUserDeleted(deps), onExamStarted(deps), onExamSubmitted(deps)],
    aggregates: ['campaigns', 'registrations'],
    indexes: [...campaignIndexes, ...registrationIndexes, ...accountIndexes],
    jobs: [
      { name: 'send-mails', everyMs: 5_000, run: send },
      { name: 'repair-claims', everyMs: 15_000, run: repairClaims(deps) },
      { name: 'expire-unconfirmed', everyMs: 15_000, run: expireUnconfirmed(deps) },
      { name: 'cancel-deleted', everyMs: 15_000, run: cancelDeleted(deps) },
      { name: 'announce-releases', everyMs: 5_000, run: announceReleases(deps) },
    ],
    loadSample: () => loadSample(deps),
  };
};
