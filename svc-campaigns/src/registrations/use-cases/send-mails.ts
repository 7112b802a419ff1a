import type { Mail, MailMessage } from '@pathshala/mail/port';
import { sendDueMails } from '@pathshala/mail/send-due-mails';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import { inLanguage, type Campaign, type Campaigns } from '../../campaigns/ports.ts';
import type { Registration } from '../domain/registration.ts';
import { writeMail } from '../mails/confirmation-mail.ts';
import type { LinkTokens, RegistrationMails } from '../ports.ts';

export interface SendMailsDependencies {
  readonly campaigns: Pick<Campaigns, 'findByIds'>;
  readonly mails: RegistrationMails;
  readonly links: LinkTokens;
  readonly mail: Mail;
  readonly log: Logger;
  readonly now: () => number;
  readonly publicUrl: string;
}

/** A mail that is sent again has the same id, so that a server that accepted it before drops the duplicate. */
function mailIdOf({ _id, mailDue, mailRound = 0, notifiedVersion = 0 }: Registration): string {
  const round = mailDue === 'reissued' ? notifiedVersion : mailRound;
  return `${_id}-${mailDue}${round === 0 ? '' : `-${round}`}`;
}

const calendarFile = (content: string) => ({
  filename: 'pathshala.ics',
  contentType: 'text/calendar; charset=utf-8',
  content,
});

type Writing = Pick<SendMailsDependencies, 'links' | 'publicUrl'>;

function messageOf(
  { links, publicUrl }: Writing,
  stored: Campaign,
  registration: Registration,
): MailMessage | null {
  const { mailDue: kind, language, linkNonce, basicInfo } = registration;
  if (kind === null) return null;
  const campaign = inLanguage(stored, language);
  const token = linkNonce ? links.tokenOf(linkNonce) : null;
  const { calendar, ...written } = writeMail(kind, { campaign, registration, publicUrl, token });
  return {
    id: mailIdOf(registration),
    to: basicInfo.email,
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

/** Sends the due mails of these kinds. Each is sent at least once, always under one Message-ID. One that is given up is shown to administrators. */
export function sendMails(dependencies: SendMailsDependencies): () => Promise<void> {
  const { mails, mail, log, now } = dependencies;
  return sendDueMails({
    mails,
    mail,
    now,
    service: 'svc-campaigns',
    failuresOf: ({ mailFailures = 0 }) => mailFailures,
    writerOf: writerOf(dependencies),
    onFailure: ({ due, error, isGivenUp }) =>
      log.warn({ err: error, registrationId: due._id, isGivenUp }, 'mail of a registration not sent'),
  });
}
