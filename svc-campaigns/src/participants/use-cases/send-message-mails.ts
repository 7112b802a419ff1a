import { countMailGivenUp, isPermanentMailFailure, mailRetryDelay } from '@pathshala/mail/mail-failure';
import type { Mail } from '@pathshala/mail/port';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import pLimit from 'p-limit';
import type { Campaigns } from '../../campaigns/ports.ts';
import type { Registrations } from '../../registrations/ports.ts';
import { writeMessageMail } from '../mails/message-mail.ts';
import type { MessageMail } from '../ports.ts';
import { listRecipients, type ListRecipientsDependencies } from './list-recipients.ts';
import type { Messages } from '../ports.ts';

export interface SendMessageMailsDependencies extends ListRecipientsDependencies {
  readonly campaigns: Pick<Campaigns, 'find'>;
  readonly registrations: Pick<Registrations, 'find'>;
  readonly messages: Messages;
  readonly mail: Mail;
  readonly log: Logger;
  readonly publicUrl: string;
}

/** Time for one attempt; then another process may send the mail. */
const leaseMs = 60_000;
const batchSize = 50;

/** null: there is nobody, or nothing, to write to any more. */
async function contentOf(dependencies: SendMessageMailsDependencies, mail: MessageMail) {
  const { campaigns, registrations, messages, publicUrl } = dependencies;
  const [message, registration] = [
    await messages.find(mail.messageId),
    await registrations.find(mail.registrationId),
  ];
  const campaign = registration && (await campaigns.find(registration.campaignId));
  if (!message || !campaign || campaign.deletedAt !== null || registration.basicInfo.email === '')
    return null;
  const { language, rollNumber, basicInfo, isAddressProved } = registration;
  const name = isAddressProved === true ? basicInfo.fullName : '';
  const written = writeMessageMail({ campaign, message, publicUrl, language, name, rollNumber });
  return { to: basicInfo.email, ...written };
}

async function sendOne(dependencies: SendMessageMailsDependencies, due: MessageMail): Promise<void> {
  const { messages, mail, now } = dependencies;
  if (!(await messages.lease(due, now() + leaseMs))) return;
  const content = await contentOf(dependencies, due);
  if (content === null) return messages.markFailed(due, null);
  await mail.send({ id: due._id, ...content });
  await messages.markSent(due._id);
}

/** Tries again later. A mail that is rejected permanently, or for a whole day, is given up and counted as failed. */
async function postpone(
  { messages, log, now }: SendMessageMailsDependencies,
  due: MessageMail,
  error: unknown,
): Promise<void> {
  const delay = isPermanentMailFailure(error) ? null : mailRetryDelay(due.failures + 1);
  if (delay === null) countMailGivenUp('svc-campaigns');
  log.warn({ err: error, mailId: due._id, isGivenUp: delay === null }, 'mail of a message not sent');
  await messages.markFailed(due, delay === null ? null : now() + delay);
}

async function sendDue(dependencies: SendMessageMailsDependencies): Promise<void> {
  for (;;) {
    const batch = await dependencies.messages.listDue(dependencies.now(), batchSize);
    for (const due of batch) {
      try {
        await sendOne(dependencies, due);
      } catch (error) {
        await postpone(dependencies, due, error);
      }
    }
    if (batch.length < batchSize) return;
  }
}

/**
 * The job `send-messages`, one run at a time in this process: lists recipients, sends the due mails and marks messages that
 * are done. A mail that is sent again after a crash has the same Message-ID.
 */
export function sendMessageMails(dependencies: SendMessageMailsDependencies): () => Promise<void> {
  const { messages } = dependencies;
  const list = listRecipients(dependencies);
  const oneAtATime = pLimit(1);
  const run = async (): Promise<void> => {
    const unfinished = await messages.listUnfinished(batchSize);
    for (const message of unfinished) if (message.state === 'preparing') await list(message);
    await sendDue(dependencies);
    for (const { _id } of unfinished) {
      const { recipients, sent, failed } = await messages.progressOf(_id);
      if (sent + failed === recipients) await messages.setState(_id, 'done');
    }
  };
  return () => oneAtATime(run);
}
