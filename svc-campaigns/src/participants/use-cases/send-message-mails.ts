import { pickLanguage } from '@pathshala/rules/pick-language';
import type { Mail, MailMessage } from '@pathshala/service-kit/mail/port';
import { sendDueMails } from '@pathshala/service-kit/mail/send-due-mails';
import type { FailedMails } from '@pathshala/back-office/failed-mails';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import type { Campaigns } from '../../campaigns/index.ts';
import { hasOffer, isProved, type Registration, type Registrations } from '../../registrations/index.ts';
import type { SiteRules } from '../../site-rules/index.ts';
import type { writeMessageMail } from '../mails/message-mail.ts';
import type { Message, MessageMail, Messages } from '../ports.ts';
import type { ListRecipients } from './list-recipients.ts';

interface SendMessageMailsDependencies {
  readonly campaigns: Pick<Campaigns, 'findByIds'>;
  readonly registrations: Pick<Registrations, 'find'>;
  readonly messages: Messages;
  readonly listRecipients: ListRecipients;
  readonly mail: Mail;
  /** The list that administrators see. */
  readonly failedMails: Pick<FailedMails, 'add' | 'remove'>;
  readonly log: Logger;
  readonly now: () => number;
  readonly publicUrl: string;
  readonly siteRules: SiteRules;
  readonly writeMail: typeof writeMessageMail;
}

const messagesPerRun = 50;

/** The template of messages in the list of failed mails. */
export const messageTemplate = 'message';

/** An unproved address gets no messages. Cancelling ends the mails about a campaign, except of a message to those who cancelled. */
function isReachable(registration: Registration, { audience }: Message): boolean {
  const { status, basicInfo } = registration;
  if (!isProved(registration)) return false;
  return basicInfo.email !== '' && (status !== 'cancelled' || audience.state === 'cancelled');
}

/** Messages and campaigns are read once a batch, registrations when their mail is written: an account may be deleted meanwhile. */
function writerOf(dependencies: SendMessageMailsDependencies) {
  const { campaigns, registrations, messages, publicUrl, siteRules } = dependencies;
  return async (batch: readonly MessageMail[]) => {
    const ids = [...new Set(batch.map(({ messageId }) => messageId))];
    const found = (await Promise.all(ids.map((id) => messages.find(id)))).filter((one) => one !== null);
    const about = await campaigns.findByIds([...new Set(found.map(({ campaignId }) => campaignId))]);
    return async ({ _id, messageId, registrationId }: MessageMail): Promise<MailMessage | null> => {
      const message = found.find((one) => one._id === messageId);
      const campaign = about.find((one) => one._id === message?.campaignId);
      const registration = await registrations.find(registrationId);
      if (!message || !campaign || campaign.deletedAt !== null) return null;
      if (!registration || !isReachable(registration, message)) return null;
      const { language, basicInfo, isAddressProved } = registration;
      const name = isAddressProved === true ? pickLanguage(language, basicInfo.fullName) : '';
      const rollNumber = hasOffer(registration) ? null : registration.rollNumber;
      const source = { campaign, message, publicUrl, siteRules: siteRules.current() };
      const written = dependencies.writeMail({ ...source, language, name, rollNumber });
      return { id: _id, to: basicInfo.email, reason: 'proved', ...written };
    };
  };
}

/**
 * The job `send-messages`: lists recipients, sends the due mails and marks messages that are done, each in a limited number of
 * batches; the next run continues. Each mail is sent at least once, always under one Message-ID.
 */
export function sendMessageMails(dependencies: SendMessageMailsDependencies): () => Promise<void> {
  const { messages, listRecipients, mail, log, now, failedMails, registrations } = dependencies;
  const send = sendDueMails({
    mails: messages,
    mail,
    now,
    service: 'svc-campaigns',
    failed: {
      async add({ _id, registrationId: ref, failures }, { reason, nextMs: nextTryAt }) {
        const to = (await registrations.find(ref))?.basicInfo.email ?? '';
        const failed = { _id, ref, template: messageTemplate, to, reason, failures: failures + 1, nextTryAt };
        await failedMails.add(failed);
      },
      remove: ({ _id }) => failedMails.remove(_id),
    },
    failuresOf: ({ failures }) => failures,
    writerOf: writerOf(dependencies),
    onFailure: ({ due, error, isGivenUp }) =>
      log.warn({ err: error, mailId: due._id, isGivenUp }, 'mail of a message not sent'),
  });
  return async () => {
    const listed: Message[] = [];
    for (const message of await messages.listUnfinished(messagesPerRun))
      if (message.state === 'sending' || (await listRecipients(message))) listed.push(message);
    await send();
    for (const { _id } of listed) {
      const { recipients, sent, failed } = await messages.progressOf(_id);
      if (sent + failed === recipients) await messages.setState(_id, 'done');
    }
  };
}
