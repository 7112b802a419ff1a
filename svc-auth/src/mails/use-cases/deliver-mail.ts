import { countMailGivenUp, isPermanentMailFailure, mailRetryDelay } from '@pathshala/mail/mail-failure';
import type { Mail } from '@pathshala/mail/port';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import { securityEvent } from '@pathshala/service-kit/telemetry/security-event';
import type { QueuedMail } from '../domain/queued-mail.ts';
import type { MailCipher, QueuedMails, RenderedMail } from '../ports.ts';

export interface DeliverMailDependencies {
  readonly mails: QueuedMails;
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
    return mail.hasKey ? deps.mails.markSent(mail._id, deps.now()) : deps.mails.delete(mail._id);
  };
}

function messageOf(cipher: MailCipher, { sealed }: QueuedMail) {
  return JSON.parse(cipher.decrypt(sealed)) as RenderedMail & { readonly to: string };
}

async function retryLater(deps: DeliverMailDependencies, mail: QueuedMail, error: unknown): Promise<void> {
  const failures = mail.failures + 1;
  const reason = reasonOf(error);
  const delay = isPermanentMailFailure(error) ? null : mailRetryDelay(failures);
  const dueAt = delay === null ? Infinity : deps.now() + delay;
  if (dueAt < mail.expiresAt) {
    deps.log.warn({ mail: mail._id, failures, reason }, 'a mail could not be sent and is tried again');
    return deps.mails.retryAt(mail, dueAt, failures);
  }
  countMailGivenUp('svc-auth');
  securityEvent(deps.log, 'mail.given-up', { mail: mail._id, about: mail.about, failures, reason });
  return deps.mails.giveUp(mail, deps.now(), reason);
}

/** Only error codes: the error message of a mail server contains the address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, command, responseCode } = error as {
    code?: unknown;
    command?: unknown;
    responseCode?: unknown;
  };
  const known = [code, command, responseCode].filter(
    (part) => typeof part === 'string' || typeof part === 'number',
  );
  return known.length === 0 ? error.name : known.join(' ');
}
