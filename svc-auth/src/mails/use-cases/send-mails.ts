import { setTimeout as wait } from 'node:timers/promises';
import {
  countMailGivenUp,
  isPermanentMailFailure,
  mailRetryDelay,
} from '@pathshala/service-kit/mail/mail-failure';
import type { Mail } from '@pathshala/service-kit/mail/port';
import { securityEvent } from '@pathshala/service-kit/telemetry/security-event';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import type { WaitingMail } from '../domain/waiting-mail.ts';
import type { MailQueue, Seal, WaitingMails } from './ports.ts';

export interface SendMailsDeps {
  readonly mails: WaitingMails;
  readonly seal: Seal;
  readonly mail: Mail;
  readonly log: Logger;
  readonly now: () => number;
  readonly newId: () => string;
  /** Milliseconds that a slow mail server may hold the request that sends. */
  readonly holdMs?: number;
}

/** While a try is under way no other process begins one; longer than the mail server's own timeouts. */
const leaseMs = 60_000;
const batch = 50;
const day = 24 * 60 * 60 * 1000;

/** Stores a mail and sends it at once; what the server does not take is tried again by the job `send-mails`. */
export function createMailQueue(deps: SendMailsDeps): MailQueue {
  return {
    async send({ kind, about, to, subject, text, expiresAt }) {
      const createdAt = deps.now();
      const mail: WaitingMail = {
        _id: `${kind}-${deps.newId()}`,
        about,
        sealed: deps.seal.close(JSON.stringify({ to, subject, text })),
        createdAt,
        expiresAt,
        dueAt: createdAt + leaseMs,
        failures: 0,
        givenUpAt: null,
        reason: null,
      };
      await deps.mails.insert(mail);
      const sent = deliver(deps, mail).catch((error: unknown) => {
        deps.log.error({ err: error, mail: mail._id }, 'the state of a mail could not be stored');
      });
      await Promise.race([sent, wait(deps.holdMs ?? 3000, undefined, { ref: false })]);
    },
    forget: (about) => deps.mails.deleteAbout(about),
  };
}

/** The job: sends what is due, and forgets after a week what was given up. */
export function sendDueMails(deps: SendMailsDeps) {
  return async (): Promise<void> => {
    for (const mail of await deps.mails.due(deps.now(), batch)) {
      if (await deps.mails.take(mail, deps.now() + leaseMs)) await deliver(deps, mail);
    }
    await deps.mails.deleteGivenUpBefore(deps.now() - 7 * day);
  };
}

async function deliver(deps: SendMailsDeps, mail: WaitingMail): Promise<void> {
  try {
    const message = JSON.parse(deps.seal.open(mail.sealed)) as { to: string; subject: string; text: string };
    await deps.mail.send({ id: mail._id, ...message });
  } catch (error) {
    return putOff(deps, mail, error);
  }
  return deps.mails.delete(mail._id);
}

async function putOff(deps: SendMailsDeps, mail: WaitingMail, error: unknown): Promise<void> {
  const failures = mail.failures + 1;
  const reason = reasonOf(error);
  const delay = isPermanentMailFailure(error) ? null : mailRetryDelay(failures);
  const dueAt = delay === null ? Infinity : deps.now() + delay;
  if (dueAt < mail.expiresAt) {
    deps.log.warn({ mail: mail._id, failures, reason }, 'a mail could not be sent and is tried again');
    return deps.mails.retryAt(mail._id, dueAt, failures);
  }
  countMailGivenUp('svc-auth');
  securityEvent(deps.log, 'mail.given-up', { mail: mail._id, about: mail.about, failures, reason });
  return deps.mails.giveUp(mail._id, deps.now(), reason);
}

/** Codes only: the message of a mail server's refusal repeats the address. */
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
