import { upgradeListKeys } from '@pathshala/stores/documents/upgrade-list-keys';
import { createMailLimits } from '@pathshala/service-kit/mail/mail-limits';
import { createPersonKeys } from '@pathshala/service-kit/platform/person-keys';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { createFailedMails } from '@pathshala/back-office/failed-mails';
import { coalesced } from '@pathshala/service-kit/service/coalesced';
import {
  campaignRegistered,
  campaignRegistrationCancelled,
  noticeRequested,
  smsRequested,
} from '@pathshala/svc-campaigns-contract/events';
import type { CampaignRegistrations, Campaigns } from '../campaigns/index.ts';
import type { SiteRules } from '../site-rules/index.ts';
import { createHmacLinkTokens } from './adapters/hmac-link-tokens.ts';
import { createHmacMobileCodes } from './adapters/hmac-mobile-codes.ts';
import { createHmacSittingTokens } from './adapters/hmac-sitting-tokens.ts';
import { createRandomCheckInCodes } from './adapters/random-check-in-codes.ts';
import { registrationMailKinds, releaseMailKinds, type MailKind } from './domain/due-mail.ts';
import {
  onAttemptBegun,
  onUserDeleted,
  onUserEmailChanged,
  onUserMobileProved,
  onUserVerified,
} from './events.ts';
import { registrationRoutes } from './http/routes.ts';
import { viewRegistration } from './http/views.ts';
import { calendarOf } from './mails/calendar.ts';
import { writeMail } from './mails/confirmation-mail.ts';
import { codeTexts, smsTextsOf } from './mails/sms-texts.ts';
import type {
  LinkTokens,
  ReadReleasedResult,
  Registrations,
  SittingTokens,
  WriteCalendarFile,
} from './ports.ts';
import { addCheckInCodes } from './storage/add-check-in-codes.ts';
import { accountIndexes, createDocumentAccounts } from './storage/document-accounts.ts';
import {
  createDocumentRegistrationMailRetries,
  createDocumentRegistrationMails,
  registrationMailIndexes,
} from './storage/document-registration-mails.ts';
import {
  createDocumentRegistrations,
  registrationIndexes,
  registrationsCollection,
  registrationListKeys,
} from './storage/document-registrations.ts';
import {
  createDocumentReservedContacts,
  reservedContactIndexes,
} from './storage/document-reserved-contacts.ts';
import { republishRegistrations } from './storage/republish-registrations.ts';
import { buildUseCases, type RegistrationPorts } from './use-cases.ts';
import { addPersonKeys } from './use-cases/add-person-keys.ts';
import { cancelDeleted } from './use-cases/cancel-deleted.ts';
import type { confirmRegistration } from './use-cases/confirm-registration.ts';
import { countRegistrations } from './use-cases/count-registrations.ts';
import { forgetUser } from './use-cases/forget-user.ts';
import { recordBegun } from './use-cases/record-begun.ts';
import type { register } from './use-cases/register.ts';
import { releaseReserved } from './use-cases/release-reserved.ts';
import { remindParticipants } from './use-cases/remind-participants.ts';
import { retryRegistrationMail } from './use-cases/retry-registration-mail.ts';
import { sendTexts } from './use-cases/send-texts.ts';
import { sendMails, sittingTokenFor, type SendMailsDependencies } from './use-cases/send-mails.ts';

export interface RegistrationsCapability extends Capability {
  readonly registrations: Registrations;
  readonly forCampaigns: CampaignRegistrations;
  /** Used by the sample data. */
  readonly register: ReturnType<typeof register>;
  readonly confirmRegistration: ReturnType<typeof confirmRegistration>;
  readonly links: LinkTokens;
  readonly sittingTokens: SittingTokens;
  readonly sendMailsNow: () => void;
  /** An iCalendar file with the campaign as its event. */
  readonly calendarOf: WriteCalendarFile;
  /** Retries a failed mail for an administrator. */
  readonly retryMail: ReturnType<typeof retryRegistrationMail>;
}

interface RegistrationsDependencies {
  readonly platform: Platform;
  readonly campaigns: Campaigns;
  readonly resultOf: ReadReleasedResult;
  readonly siteRules: SiteRules;
}

function portsOf({ platform, campaigns, siteRules }: RegistrationsDependencies): RegistrationPorts {
  const { documents, keyValue, now, newId, secrets, sessions } = platform;
  return {
    campaigns,
    registrations: createDocumentRegistrations(platform),
    accounts: createDocumentAccounts(documents),
    links: createHmacLinkTokens(secrets.sessionSecret),
    checkInCodes: createRandomCheckInCodes(),
    codes: createHmacMobileCodes(secrets.sessionSecret),
    siteRules,
    hasSms: platform.sms !== undefined,
    reserved: createDocumentReservedContacts(documents),
    people: createPersonKeys(secrets.sessionSecret),
    mailLimits: createMailLimits({ keyValue, now }),
    sessions,
    now,
    newId,
  };
}

/**
 * The jobs, and a call that starts one without waiting: a mail that fails is due again later. Calls during a run share the next
 * one. Mails of a release have their own job, so that a confirmation does not wait behind a hundred thousand of them.
 */
function createMailSending(
  platform: Platform,
  ports: RegistrationPorts & Pick<SendMailsDependencies, 'sittingTokenOf' | 'resultOf'>,
) {
  const { documents, mail, log, publicUrl } = platform;
  const mailsOf = (kinds: readonly MailKind[]) => createDocumentRegistrationMails(documents, kinds);
  const failedMails = createFailedMails(platform).list;
  const sending = { ...ports, failedMails, mail, log, publicUrl, writeMail };
  const texts = { ...ports, publicUrl, writeCode: codeTexts, writeSms: smsTextsOf };
  function sendingOf(kinds: readonly MailKind[]): () => Promise<void> {
    const [mailAll, textAll] = [sendMails({ ...sending, mails: mailsOf(kinds) }), sendTexts(texts, kinds)];
    return coalesced(async () => {
      await textAll();
      await mailAll();
    });
  }
  const run = sendingOf(registrationMailKinds);
  const runRelease = sendingOf(releaseMailKinds);
  const now = (): void => {
    run().catch((error: unknown) => log.warn({ err: error }, 'mails wait for the next run of the job'));
  };
  return { run, runRelease, now };
}

interface CampaignRegistrationsDependencies {
  readonly registrations: Registrations;
  readonly useCases: ReturnType<typeof buildUseCases>;
  readonly cancelAll: () => Promise<void>;
  readonly sendMailsNow: () => void;
}

function createCampaignRegistrations(dependencies: CampaignRegistrationsDependencies): CampaignRegistrations {
  const { registrations, useCases, cancelAll, sendMailsNow } = dependencies;
  return {
    async stateOf(studentId, campaignId) {
      const own = await registrations.findActive(studentId, campaignId);
      return own && viewRegistration(own, await useCases.ofRequests.readWaitingPosition(own));
    },
    countsOf: countRegistrations({ registrations }),
    countMade: (range) => registrations.countMade(range),
    async cancelDeleted() {
      await cancelAll();
      sendMailsNow();
    },
    promoteFromWaitingList: useCases.promote,
  };
}

/** Registrations of visitors and accounts: places, waiting list, mailed links, mails. */
export function createRegistrationsCapability(
  dependencies: RegistrationsDependencies,
): RegistrationsCapability {
  const { platform, resultOf } = dependencies;
  const ports = portsOf(dependencies);
  const sittingTokens = createHmacSittingTokens(platform.secrets.sessionSecret);
  const sittingTokenOf = sittingTokenFor({ sittingTokens });
  const mailSending = createMailSending(platform, { ...ports, sittingTokenOf, resultOf });
  const sendMailsNow = mailSending.now;
  const cancelAll = cancelDeleted(ports);
  const useCases = buildUseCases(ports);
  const { ofRequests, join } = useCases;
  return {
    registrations: ports.registrations,
    forCampaigns: createCampaignRegistrations({ ...ports, useCases, cancelAll, sendMailsNow }),
    register: ofRequests.register,
    confirmRegistration: ofRequests.confirmRegistration,
    links: ports.links,
    sittingTokens,
    sendMailsNow,
    calendarOf,
    retryMail: retryRegistrationMail({
      ...ports,
      retries: createDocumentRegistrationMailRetries(platform.documents),
    }),
    routes: registrationRoutes({ ...ofRequests, sittingTokenOf, sendMailsNow, now: ports.now }),
    subscriptions: [
      onUserVerified(join),
      onUserEmailChanged({ ...ports, join }),
      onUserMobileProved({ ...ports, join }),
      onUserDeleted(forgetUser(ports)),
      onAttemptBegun(recordBegun(ports)),
    ],
    publishes: [campaignRegistered, campaignRegistrationCancelled, noticeRequested, smsRequested],
    aggregates: [registrationsCollection],
    indexes: [
      ...registrationIndexes,
      ...registrationMailIndexes,
      ...accountIndexes,
      ...reservedContactIndexes,
    ],
    prepare: async () => {
      await addCheckInCodes(platform.documents, ports.checkInCodes)();
      await addPersonKeys(ports)();
      await upgradeListKeys(platform.documents, registrationListKeys)();
    },
    republishable: republishRegistrations(platform.documents),
    jobs: [
      { name: 'send-mails', everyMs: 5_000, run: mailSending.run },
      { name: 'send-release-mails', everyMs: 1_000, run: mailSending.runRelease },
      { name: 'repair-claims', everyMs: 15_000, run: useCases.repair },
      { name: 'expire-unconfirmed', everyMs: 15_000, run: useCases.expire },
      { name: 'remind-participants', everyMs: 60_000, run: remindParticipants(ports) },
      { name: 'release-reserved', everyMs: 3_600_000, run: releaseReserved(ports) },
      { name: 'cancel-deleted', everyMs: 15_000, run: cancelAll },
    ],
  };
}
