import { upgradeListKeys } from '@pathshala/stores/documents/upgrade-list-keys';
import { createMailLimits } from '@pathshala/service-kit/mail/mail-limits';
import { createPersonKeys } from '@pathshala/service-kit/platform/person-keys';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { createFailedMails } from '@pathshala/back-office/failed-mails';
import { coalesced } from '@pathshala/service-kit/service/coalesced';
import { campaignRegistered, campaignRegistrationCancelled } from '@pathshala/svc-campaigns-contract/events';
import type { CampaignRegistrations, Campaigns } from '../campaigns/index.ts';
import type { SiteRules } from '../site-rules/index.ts';
import { createHmacLinkTokens } from './adapters/hmac-link-tokens.ts';
import { createHmacSittingTokens } from './adapters/hmac-sitting-tokens.ts';
import { createRandomCheckInCodes } from './adapters/random-check-in-codes.ts';
import { registrationMailKinds, releaseMailKinds, type MailKind } from './domain/due-mail.ts';
import { onAttemptBegun, onUserDeleted, onUserEmailChanged, onUserVerified } from './events.ts';
import type { RegistrationUseCases } from './http/registration-use-cases.ts';
import { registrationRoutes } from './http/routes.ts';
import { viewRegistration } from './http/views.ts';
import { calendarOf } from './mails/calendar.ts';
import { writeMail } from './mails/confirmation-mail.ts';
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
import { addPersonKeys } from './use-cases/add-person-keys.ts';
import { acceptByLink, acceptOffer } from './use-cases/accept-offer.ts';
import { cancelDeleted } from './use-cases/cancel-deleted.ts';
import { cancelByLink, cancelRegistration } from './use-cases/cancel-registration.ts';
import { confirmRegistration } from './use-cases/confirm-registration.ts';
import { countRegistrations } from './use-cases/count-registrations.ts';
import { expireUnconfirmed } from './use-cases/expire-unconfirmed.ts';
import { forgetUser } from './use-cases/forget-user.ts';
import { joinAccount } from './use-cases/join-account.ts';
import { listOwnRegistrations, listRegistrations } from './use-cases/list-registrations.ts';
import { promoteFromWaitingList } from './use-cases/promote-from-waiting-list.ts';
import { listExamsOfStudent, readExamOfStudent } from './use-cases/read-exams-of-student.ts';
import { readByLink, readOwnRegistration, readWaitingPosition } from './use-cases/read-registration.ts';
import { recordBegun } from './use-cases/record-begun.ts';
import { register, type RegisterDependencies } from './use-cases/register.ts';
import { releaseReserved } from './use-cases/release-reserved.ts';
import { remindParticipants } from './use-cases/remind-participants.ts';
import { repairClaims } from './use-cases/repair-claims.ts';
import { retryRegistrationMail } from './use-cases/retry-registration-mail.ts';
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

function portsOf({ platform, campaigns }: RegistrationsDependencies): RegisterDependencies {
  const { documents, keyValue, now, newId, secrets, sessions } = platform;
  return {
    campaigns,
    registrations: createDocumentRegistrations(platform),
    accounts: createDocumentAccounts(documents),
    links: createHmacLinkTokens(secrets.sessionSecret),
    checkInCodes: createRandomCheckInCodes(),
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
  ports: RegisterDependencies & Pick<SendMailsDependencies, 'sittingTokens' | 'resultOf' | 'siteRules'>,
) {
  const { documents, mail, log, publicUrl } = platform;
  const mailsOf = (kinds: readonly MailKind[]) => createDocumentRegistrationMails(documents, kinds);
  const failedMails = createFailedMails(platform).list;
  const sending = { ...ports, failedMails, mail, log, publicUrl, writeMail };
  const run = coalesced(sendMails({ ...sending, mails: mailsOf(registrationMailKinds) }));
  const runRelease = coalesced(sendMails({ ...sending, mails: mailsOf(releaseMailKinds) }));
  const now = (): void => {
    run().catch((error: unknown) => log.warn({ err: error }, 'mails wait for the next run of the job'));
  };
  return { run, runRelease, now };
}

function createCampaignRegistrations(
  ports: RegisterDependencies,
  calls: { readonly cancelAll: () => Promise<void>; readonly sendMailsNow: () => void },
): CampaignRegistrations {
  const { registrations } = ports;
  const position = readWaitingPosition({ registrations });
  return {
    async stateOf(studentId, campaignId) {
      const own = await registrations.findActive(studentId, campaignId);
      return own && viewRegistration(own, await position(own));
    },
    countsOf: countRegistrations({ registrations }),
    countMade: (range) => registrations.countMade(range),
    async cancelDeleted() {
      await calls.cancelAll();
      calls.sendMailsNow();
    },
    promoteFromWaitingList: promoteFromWaitingList(ports),
  };
}

interface RouteNeeds extends Pick<RegistrationUseCases, 'sittingTokenOf' | 'sendMailsNow'> {
  readonly ports: RegisterDependencies;
}

function routesOf({ ports, sittingTokenOf, sendMailsNow }: RouteNeeds) {
  const useCases = {
    register: register(ports),
    confirmRegistration: confirmRegistration(ports),
    cancelByLink: cancelByLink(ports),
    acceptByLink: acceptByLink(ports),
    acceptOffer: acceptOffer(ports),
    readByLink: readByLink(ports),
    readOwnRegistration: readOwnRegistration(ports),
    cancelRegistration: cancelRegistration(ports),
    listRegistrations: listRegistrations(ports),
    listOwnRegistrations: listOwnRegistrations(ports),
    listExamsOfStudent: listExamsOfStudent(ports),
    readExamOfStudent: readExamOfStudent(ports),
    readWaitingPosition: readWaitingPosition(ports),
    sittingTokenOf,
    sendMailsNow,
    now: ports.now,
  };
  return { useCases, routes: registrationRoutes(useCases) };
}

/** Registrations of visitors and accounts: places, waiting list, mailed links, mails. */
export function createRegistrationsCapability(
  dependencies: RegistrationsDependencies,
): RegistrationsCapability {
  const { platform, resultOf, siteRules } = dependencies;
  const ports = portsOf(dependencies);
  const sittingTokens = createHmacSittingTokens(platform.secrets.sessionSecret);
  const mailSending = createMailSending(platform, { ...ports, sittingTokens, resultOf, siteRules });
  const sendMailsNow = mailSending.now;
  const cancelAll = cancelDeleted(ports);
  const sittingTokenOf = sittingTokenFor({ sittingTokens });
  const { useCases, routes } = routesOf({ ports, sittingTokenOf, sendMailsNow });
  const join = joinAccount(ports);
  return {
    registrations: ports.registrations,
    forCampaigns: createCampaignRegistrations(ports, { cancelAll, sendMailsNow }),
    register: useCases.register,
    confirmRegistration: useCases.confirmRegistration,
    links: ports.links,
    sittingTokens,
    sendMailsNow,
    calendarOf,
    retryMail: retryRegistrationMail({
      ...ports,
      retries: createDocumentRegistrationMailRetries(platform.documents),
    }),
    routes,
    subscriptions: [
      onUserVerified(join),
      onUserEmailChanged({ ...ports, join }),
      onUserDeleted(forgetUser(ports)),
      onAttemptBegun(recordBegun(ports)),
    ],
    publishes: [campaignRegistered, campaignRegistrationCancelled],
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
      { name: 'repair-claims', everyMs: 15_000, run: repairClaims(ports) },
      { name: 'expire-unconfirmed', everyMs: 15_000, run: expireUnconfirmed(ports) },
      { name: 'remind-participants', everyMs: 60_000, run: remindParticipants(ports) },
      { name: 'release-reserved', everyMs: 3_600_000, run: releaseReserved(ports) },
      { name: 'cancel-deleted', everyMs: 15_000, run: cancelAll },
    ],
  };
}
