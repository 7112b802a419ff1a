import { MailHeldError } from '@pathshala/service-kit/mail/limited-mail';
import {
  countMailGivenUp,
  isPermanentMailFailure,
  mailFailureReason,
  mailRetryDelay,
} from '@pathshala/service-kit/mail/mail-failure';
import type { Mail, MailMessage } from '@pathshala/service-kit/mail/port';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import { securityEvent } from '@pathshala/service-kit/telemetry/security-event';
import type { QueuedMail } from '../domain/queued-mail.ts';
import type { FailedMailList, MailCipher, QueuedMails } from '../ports.ts';

interface DeliverMailDependencies {
  readonly mails: QueuedMails;
  /** The list that administrators see. */
  readonly failedMails: FailedMailList;
  readonly cipher: MailCipher;
  readonly mail: Mail;
  readonly log: Logger;
  readonly now: () => number;
}

export type DeliverMail = (leased: QueuedMail) => Promise<void>;

/** The lease during which no other process takes the mail. It is longer than the timeouts of the mail server. */
export const leaseMs = 60_000;

/** Sends a leased mail and deletes it, or its content; after a failure schedules a retry or gives up. */
export function deliverMail(deps: DeliverMailDependencies): DeliverMail {
  return async (mail) => {
    try {
      await deps.mail.send({ id: mail._id, ...messageOf(deps.cipher, mail) });
    } catch (error) {
      if (error instanceof MailHeldError) return holdBack(deps, mail, error.waitMs);
      return retryLater(deps, mail, error);
    }
    await (mail.hasKey ? deps.mails.markSent(mail._id, deps.now()) : deps.mails.delete(mail._id));
    if (mail.failures > 0) await deps.failedMails.remove(mail._id);
  };
}

type SealedMail = Omit<MailMessage, 'id' | 'reason'> & Partial<Pick<MailMessage, 'reason'>>;

/** Mails that were queued before they stated a reason went to accounts. */
function messageOf(cipher: MailCipher, { sealed }: QueuedMail): Omit<MailMessage, 'id'> {
  const { reason = 'proved', ...message } = JSON.parse(cipher.decrypt(sealed)) as SealedMail;
  return { reason, ...message };
}

/**
 * Reschedules a mail above a limit of the school, without counting a failure. Deletes it if it would expire before: a new code
 * can be requested.
 */
async function holdBack(
  { mails, now }: DeliverMailDependencies,
  mail: QueuedMail,
  waitMs: number,
): Promise<void> {
  const dueAt = now() + waitMs;
  await (dueAt < mail.expiresAt ? mails.retryAt(mail, dueAt, mail.failures) : mails.delete(mail._id));
}

async function retryLater(deps: DeliverMailDependencies, mail: QueuedMail, error: unknown): Promise<void> {
  const failures = mail.failures + 1;
  const reason = mailFailureReason(error);
  const delay = isPermanentMailFailure(error) ? null : mailRetryDelay(failures);
  const dueAt = delay === null ? Infinity : deps.now() + delay;
  if (dueAt < mail.expiresAt) {
    deps.log.warn({ mail: mail._id, failures, reason }, 'a mail could not be sent and is tried again');
    await deps.mails.retryAt(mail, dueAt, failures);
    return list(deps, mail, { reason, failures, nextTryAt: dueAt });
  }
  countMailGivenUp('svc-auth');
  securityEvent(deps.log, 'mail.given-up', { mail: mail._id, about: mail.about, failures, reason });
  await deps.mails.giveUp(mail, deps.now(), reason);
  return list(deps, mail, { reason, failures, nextTryAt: null });
}

function list(
  { cipher, failedMails }: DeliverMailDependencies,
  mail: QueuedMail,
  failure: { readonly reason: string; readonly failures: number; readonly nextTryAt: number | null },
): Promise<void> {
  const { _id, about: ref, kind: template = '' } = mail;
  return failedMails.add({ _id, ref, template, to: messageOf(cipher, mail).to, ...failure });
}
