import {
  countMailGivenUp,
  isPermanentMailFailure,
  mailFailureReason,
  mailRetryDelay,
} from '@pathshala/mail/mail-failure';
import type { Mail } from '@pathshala/mail/port';
import type { Logger } from '@pathshala/telemetry/logger';
import { securityEvent } from '@pathshala/telemetry/security-event';
import type { QueuedMail } from '../domain/queued-mail.ts';
import type { FailedMailList, MailCipher, QueuedMails, RenderedMail } from '../ports.ts';

export interface DeliverMailDependencies {
  readonly mails: QueuedMails;
  /** For administrators. */
  readonly failedMails: FailedMailList;
  readonly cipher: MailCipher;
  readonly mail: Mail;
  readonly log: Logger;
  readonly now: () => number;
}

export type DeliverMail = (leased: QueuedMail) => Promise<void>;

/** While one process delivers a mail, no other one takes it. Longer than the timeouts of the mail server. */
export const leaseMs = 60_000;

/** Sends a leased mail and deletes it, or its content; after a failure schedules a retry or gives up. */
export function deliverMail(deps: DeliverMailDependencies): DeliverMail {
  return async (mail) => {
    try {
      await deps.mail.send({ id: mail._id, ...messageOf(deps.cipher, mail) });
    } catch (error) {
      return retryLater(deps, mail, error);
    }
    await (mail.hasKey ? deps.mails.markSent(mail._id, deps.now()) : deps.mails.delete(mail._id));
    if (mail.failures > 0) await deps.failedMails.remove(mail._id);
  };
}

function messageOf(cipher: MailCipher, { sealed }: QueuedMail) {
  return JSON.parse(cipher.decrypt(sealed)) as RenderedMail & { readonly to: string };
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
