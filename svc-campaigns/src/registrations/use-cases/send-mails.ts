import { halfIn } from '@pathshala/messages/half-in';
import type { Mail } from '@pathshala/service-kit/mail';
import type { Logger } from '@pathshala/service-kit/telemetry';
import type { CampaignRepository } from '../../campaigns/use-cases/ports.ts';
import { writeMail } from '../domain/confirmation-mail.ts';
import type { Registration } from '../domain/registration.ts';
import type { RegistrationRepository } from './ports.ts';

export interface MailDependencies {
  readonly campaigns: CampaignRepository;
  readonly registrations: RegistrationRepository;
  readonly mail: Mail;
  readonly log: Logger;
  readonly now: () => number;
  readonly publicUrl: string;
}

const retryAfterMs = 60_000;

async function sendOne(deps: MailDependencies, registration: Registration): Promise<void> {
  // Another round, here or in another process, may be at it: whoever puts it off sends it.
  if (!(await deps.registrations.takeMail(registration, deps.now() + retryAfterMs))) return;
  const { mailDue: kind, language } = registration;
  const stored = await deps.campaigns.find(registration.campaignId);
  if (!stored || kind === null) return deps.registrations.markMailed(registration);
  const campaign = {
    ...stored,
    title: halfIn(language, stored.title),
    location: halfIn(language, stored.location),
  };
  const { subject, text, calendar } = writeMail(kind, { campaign, registration, publicUrl: deps.publicUrl });
  await deps.mail.send({
    id: `${registration._id}-${kind}`,
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

async function sendDue(deps: MailDependencies): Promise<void> {
  for (const registration of await deps.registrations.mailsDue(deps.now(), 50)) {
    try {
      await sendOne(deps, registration);
    } catch (error) {
      deps.log.warn(
        { err: error, registrationId: registration._id },
        'confirmation mail not sent, trying again later',
      );
    }
  }
}

/**
 * Sends what is due, one round after the other; a mail that the server did not take is tried again in a minute.
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
