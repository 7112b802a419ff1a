import { pickLanguage } from '@pathshala/rules/pick-language';
import { countMailGivenUp, isPermanentMailFailure, mailRetryDelay } from '@pathshala/mail/mail-failure';
import type { Mail } from '@pathshala/mail/port';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import pLimit from 'p-limit';
import type { Campaign, Campaigns } from '../../campaigns/ports.ts';
import { isOfRelease } from '../domain/due-mail.ts';
import type { Registration } from '../domain/registration.ts';
import { hasSittingPlace, sittingNoOf } from '../domain/sitting.ts';
import { writeMail } from '../mails/confirmation-mail.ts';
import type { LinkTokens, ReadReleasedResult, RegistrationMails, SittingTokens } from '../ports.ts';

export interface SendMailsDependencies {
  readonly campaigns: Pick<Campaigns, 'find'>;
  readonly mails: RegistrationMails;
  readonly links: LinkTokens;
  readonly sittingTokens: SittingTokens;
  readonly resultOf: ReadReleasedResult;
  readonly mail: Mail;
  readonly log: Logger;
  readonly now: () => number;
  readonly publicUrl: string;
}

/** Time for one attempt; then another process may send the mail. */
const leaseMs = 60_000;
const batchSize = 50;

/** A mail that is sent again has the same id, so that a server that accepted it before drops the duplicate. */
function mailIdOf({ _id, mailDue, ...registration }: Registration): string {
  const { mailRound = 0, notifiedVersion = 0, sittingMails = 0 } = registration;
  const rounds = { reissued: notifiedVersion, sitting: sittingMails };
  const round = mailDue === 'reissued' || mailDue === 'sitting' ? rounds[mailDue] : mailRound;
  return `${_id}-${mailDue}${round === 0 ? '' : `-${round}`}`;
}

/** Of a visitor with a place in an exam, else null. */
function sittingTokenFor(
  { sittingTokens }: SendMailsDependencies,
  campaign: Campaign,
  registration: Registration,
): string | null {
  const sits = campaign.kind === 'exam' && hasSittingPlace(registration);
  return sits ? sittingTokens.tokenOf(registration, sittingNoOf(registration)) : null;
}

async function contentOf(dependencies: SendMailsDependencies, registration: Registration) {
  const { campaigns, links, publicUrl } = dependencies;
  const { mailDue: kind, language, linkNonce } = registration;
  const stored = await campaigns.find(registration.campaignId);
  if (!stored || kind === null) return null;
  const campaign = {
    ...stored,
    title: pickLanguage(language, stored.title),
    location: pickLanguage(language, stored.location),
  };
  const token = linkNonce ? links.tokenOf(linkNonce) : null;
  const sitting = sittingTokenFor(dependencies, stored, registration);
  const result = sitting !== null && isOfRelease(kind) ? await dependencies.resultOf(registration) : null;
  return writeMail(kind, { campaign, registration, publicUrl, token, sitting, result });
}

const calendarFile = (content: string) => ({
  filename: 'pathshala.ics',
  contentType: 'text/calendar; charset=utf-8',
  content,
});

async function sendOne(dependencies: SendMailsDependencies, registration: Registration): Promise<void> {
  const { mails, mail, now } = dependencies;
  if (!(await mails.lease(registration, now() + leaseMs))) return;
  const content = await contentOf(dependencies, registration);
  if (content !== null) {
    const { calendar, ...written } = content;
    await mail.send({
      id: mailIdOf(registration),
      to: registration.basicInfo.email,
      ...written,
      ...(calendar === null ? {} : { attachments: [calendarFile(calendar)] }),
    });
  }
  await mails.markSent(registration);
}

/** Tries again later. A mail that is rejected permanently, or for a whole day, is given up and shown to administrators. */
async function postpone(
  { mails, log, now }: SendMailsDependencies,
  registration: Registration,
  error: unknown,
): Promise<void> {
  const delay = isPermanentMailFailure(error) ? null : mailRetryDelay((registration.mailFailures ?? 0) + 1);
  const facts = { err: error, registrationId: registration._id };
  if (delay === null) {
    countMailGivenUp('svc-campaigns');
    log.warn(facts, 'mail of a registration given up');
  } else log.warn(facts, 'mail of a registration not sent, trying again later');
  await mails.markFailed(registration, delay === null ? null : now() + delay);
}

async function trySend(dependencies: SendMailsDependencies, registration: Registration): Promise<void> {
  try {
    await sendOne(dependencies, registration);
  } catch (error) {
    await postpone(dependencies, registration, error);
  }
}

async function sendDue(dependencies: SendMailsDependencies): Promise<void> {
  for (const registration of await dependencies.mails.listDue(dependencies.now(), batchSize))
    await trySend(dependencies, registration);
}

/**
 * Sends the due mails, one run at a time in this process. Each mail is sent at least once, always under one Message-ID;
 * failed ones are retried after growing delays.
 */
export function sendMails(dependencies: SendMailsDependencies): () => Promise<void> {
  const oneAtATime = pLimit(1);
  return () => oneAtATime(() => sendDue(dependencies));
}

/** Of a release, in one run; the next run continues. */
const releaseBatches = 20;
const releaseConcurrency = 5;

/**
 * Sends the mails of releases, many at a time and apart from the others: a confirmation does not wait behind a hundred
 * thousand of them.
 */
export function sendReleaseMails(dependencies: SendMailsDependencies): () => Promise<void> {
  const { mails, now } = dependencies;
  const limit = pLimit(releaseConcurrency);
  return async () => {
    for (let batch = 0; batch < releaseBatches; batch += 1) {
      const due = await mails.listDue(now(), batchSize);
      await Promise.all(due.map((registration) => limit(() => trySend(dependencies, registration))));
      if (due.length < batchSize) return;
    }
  };
}
