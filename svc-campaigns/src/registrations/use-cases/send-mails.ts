import type { Mail, MailMessage } from '@pathshala/service-kit/mail/port';
import { sendDueMails, type FailureList } from '@pathshala/service-kit/mail/send-due-mails';
import { pickLanguage } from '@pathshala/rules/pick-language';
import { offeredLanguage } from '@pathshala/rules/site-languages';
import type { FailedMails } from '@pathshala/back-office/failed-mails';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import { type Campaign, type Campaigns, inLanguage } from '../../campaigns/index.ts';
import type { SiteRules } from '../../site-rules/index.ts';
import { isFirstMail, isOfRelease, isProved } from '../domain/due-mail.ts';
import type { Registration } from '../domain/registration.ts';
import { hasSittingPlace, sittingNoOf } from '../domain/sitting.ts';
import type { writeMail } from '../mails/confirmation-mail.ts';
import type { LinkTokens, ReadReleasedResult, RegistrationMails, SittingTokens } from '../ports.ts';

export interface SendMailsDependencies {
  readonly campaigns: Pick<Campaigns, 'findByIds'>;
  readonly mails: RegistrationMails;
  /** The list that administrators see. */
  readonly failedMails: Pick<FailedMails, 'add' | 'remove'>;
  readonly links: LinkTokens;
  readonly sittingTokenOf: ReturnType<typeof sittingTokenFor>;
  readonly resultOf: ReadReleasedResult;
  readonly mail: Mail;
  readonly log: Logger;
  readonly now: () => number;
  readonly publicUrl: string;
  readonly siteRules: SiteRules;
  readonly writeMail: typeof writeMail;
}

/** A mail that is sent again has the same id, so that a server that accepted it before drops the duplicate. */
function mailIdOf({ _id, mailDue, ...registration }: Registration): string {
  const { mailRound = 0, notifiedVersion = 0, sittingMails = 0, reminders = 0 } = registration;
  const rounds = { reissued: notifiedVersion, sitting: sittingMails };
  const round = mailDue === 'reissued' || mailDue === 'sitting' ? rounds[mailDue] : mailRound;
  const start = mailDue === 'reminder' && reminders > 1 ? `-start-${reminders}` : '';
  return `${_id}-${mailDue}${round === 0 ? '' : `-${round}`}${start}`;
}

type Writing = Pick<
  SendMailsDependencies,
  'links' | 'publicUrl' | 'siteRules' | 'sittingTokenOf' | 'resultOf' | 'writeMail'
>;

/** The token of a visitor with a place in an exam, else null. */
export function sittingTokenFor({ sittingTokens }: { readonly sittingTokens: SittingTokens }) {
  return (campaign: Campaign, registration: Registration): string | null => {
    const sits = campaign.kind === 'exam' && hasSittingPlace(registration);
    return sits ? sittingTokens.tokenOf(registration, sittingNoOf(registration)) : null;
  };
}

const calendarFile = (content: string) => ({
  filename: 'campaign.ics',
  contentType: 'text/calendar; charset=utf-8',
  content,
});

/** The first mail to an unproved address counts for the network that it was entered from. */
function reasonOf(registration: Registration): Pick<MailMessage, 'reason' | 'network'> {
  const { network = null } = registration;
  if (isProved(registration)) return { reason: 'proved' };
  return { reason: 'entered', ...(network === null ? {} : { network }) };
}

async function messageOf(
  writing: Writing,
  stored: Campaign,
  registered: Registration,
): Promise<MailMessage | null> {
  const { links, publicUrl, resultOf } = writing;
  const siteRules = writing.siteRules.current();
  const language = offeredLanguage(registered.language, siteRules.languages);
  const fullName = pickLanguage(language, registered.basicInfo.fullName);
  const registration = { ...registered, language, basicInfo: { ...registered.basicInfo, fullName } };
  const { mailDue: kind, linkNonce, basicInfo } = registration;
  // Nothing else may be sent while the address is not proved.
  if (kind === null || basicInfo.email === '') return null;
  if (!(isProved(registered) || isFirstMail(kind))) return null;
  const campaign = inLanguage(stored, language);
  const token = linkNonce ? links.tokenOf(linkNonce) : null;
  const sitting = writing.sittingTokenOf(stored, registration);
  const result = sitting !== null && isOfRelease(kind) ? await resultOf(registration) : null;
  const source = { campaign, registration, publicUrl, token, sitting, result, siteRules };
  const { calendar, ...written } = writing.writeMail(kind, source);
  return {
    id: mailIdOf(registration),
    to: basicInfo.email,
    ...reasonOf(registered),
    ...written,
    ...(calendar === null ? {} : { attachments: [calendarFile(calendar)] }),
  };
}

/** The campaigns of a batch are read once, without their questions: thousands of mails are about one of them. */
function writerOf({ campaigns, ...writing }: SendMailsDependencies) {
  return async (batch: readonly Registration[]) => {
    const ids = new Set(batch.map(({ campaignId }) => campaignId));
    const found = new Map((await campaigns.findByIds([...ids])).map((campaign) => [campaign._id, campaign]));
    return async (registration: Registration): Promise<MailMessage | null> => {
      const campaign = found.get(registration.campaignId);
      return campaign ? messageOf(writing, campaign, registration) : null;
    };
  };
}

function failureListOf({
  failedMails,
}: Pick<SendMailsDependencies, 'failedMails'>): FailureList<Registration> {
  return {
    add: (due, { reason, nextMs }) =>
      failedMails.add({
        _id: mailIdOf(due),
        ref: due._id,
        template: due.mailDue ?? '',
        to: due.basicInfo.email,
        reason,
        failures: (due.mailFailures ?? 0) + 1,
        nextTryAt: nextMs,
      }),
    remove: (due) => failedMails.remove(mailIdOf(due)),
  };
}

/**
 * Sends the due mails of these kinds. Each is sent at least once, always under one Message-ID. A mail whose tries all failed is
 * shown to administrators.
 */
export function sendMails(dependencies: SendMailsDependencies): () => Promise<void> {
  const { mails, mail, log, now } = dependencies;
  return sendDueMails({
    mails,
    mail,
    now,
    service: 'svc-campaigns',
    failed: failureListOf(dependencies),
    failuresOf: ({ mailFailures = 0 }) => mailFailures,
    writerOf: writerOf(dependencies),
    onFailure: ({ due, error, isGivenUp }) =>
      log.warn({ err: error, registrationId: due._id, isGivenUp }, 'mail of a registration not sent'),
  });
}
