import { pickLanguage } from '@pathshala/rules/pick-language';
import {
  countMailGivenUp,
  isPermanentMailFailure,
  mailRetryDelay,
} from '@pathshala/service-kit/mail/mail-failure';
import type { Mail } from '@pathshala/service-kit/mail/port';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import type { CampaignRepository } from '../../campaigns/use-cases/ports.ts';
import { writeMail } from '../domain/confirmation-mail.ts';
import type { Registration } from '../domain/registration.ts';
import type { LinkTokens, RegistrationRepository } from './ports.ts';

export interface MailDependencies {
  readonly campaigns: CampaignRepository;
  readonly registrations: RegistrationRepository;
  readonly links: LinkTokens;
  readonly mail: Mail;
  readonly log: Logger;
  readonly now: () => number;
  readonly publicUrl: string;
}

/** As long as one try may take; after that another process tries. */
const leaseMs = 60_000;

/** A mail that is tried again keeps its id, so that a server which took it before drops the second. */
function idOf({ _id, mailDue, mailRound = 0 }: Registration): string {
  return `${_id}-${mailDue}${mailRound === 0 ? '' : `-${mailRound}`}`;
}

async function sendOne(deps: MailDependencies, registration: Registration): Promise<void> {
  // Another round, here or in another process, may be at it: whoever puts it off sends it.
  if (!(await deps.registrations.takeMail(registration, deps.now() + leaseMs))) return;
  const { mailDue: kind, language, linkNonce } = registration;
  const stored = await deps.campaigns.find(registration.campaignId);
  if (!stored || kind === null) return deps.registrations.markMailed(registration);
  const campaign = {
    ...stored,
    title: pickLanguage(language, stored.title),
    location: pickLanguage(language, stored.location),
  };
  const token = linkNonce ? deps.links.tokenOf(linkNonce) : null;
  const { publicUrl } = deps;
  const { subject, text, calendar } = writeMail(kind, { campaign, registration, publicUrl, token });
  await deps.mail.send({
    id: idOf(registration),
    to: registration.basicInfo.email,
    subject,
    text,
    ...(calendar === null
      ? {}
      : {
          attachments: [
            { filename: 'pathshala.ics', contentType: 'text/calendar; charset=utf-8', content: calendar },
          ],
        }),
  });
  return deps.registrations.markMailed(registration);
}

/** Tried again later; what the server refuses for good, or for a day, is given up and shown to administrators. */
async function postpone(deps: MailDependencies, registration: Registration, error: unknown): Promise<void> {
  const delay = isPermanentMailFailure(error) ? null : mailRetryDelay((registration.mailFailures ?? 0) + 1);
  const facts = { err: error, registrationId: registration._id };
  if (delay === null) {
    countMailGivenUp('svc-campaigns');
    deps.log.warn(facts, 'mail of a registration given up');
  } else deps.log.warn(facts, 'mail of a registration not sent, trying again later');
  await deps.registrations.markFailed(registration, delay === null ? null : deps.now() + delay);
}

async function sendDue(deps: MailDependencies): Promise<void> {
  for (const registration of await deps.registrations.mailsDue(deps.now(), 50)) {
    try {
      await sendOne(deps, registration);
    } catch (error) {
      await postpone(deps, registration, error);
    }
  }
}

/**
 * Sends what is due, one round after the other; a mail that the server did not take is tried again after growing delays.
 * At least once, under one Message-ID.
 */
export function sendMails(deps: MailDependencies): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  const round = () => sendDue(deps);
  return () => {
    // A round that failed was told to who asked for it; the next one goes on all the same.
    last = last.then(round, round);
    return last;
  };
}
