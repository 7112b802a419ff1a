import { once } from 'node:events';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import type { OutgoingMail, QueuedMail } from '../domain/queued-mail.ts';
import type { MailCipher, MailRenderer, QueuedMails } from '../ports.ts';
import { leaseMs, type DeliverMail } from './deliver-mail.ts';

interface SendMailDependencies {
  readonly mails: Pick<QueuedMails, 'insert'>;
  readonly cipher: MailCipher;
  readonly renderer: MailRenderer;
  readonly deliverMail: DeliverMail;
  readonly log: Logger;
  readonly now: () => number;
  readonly newId: () => string;
}

/** How long a slow mail server can delay the response to a request. */
const timeoutMs = 3000;

type QueueDependencies = Pick<SendMailDependencies, 'cipher' | 'renderer' | 'now' | 'newId'>;

async function queuedMailOf(
  deps: QueueDependencies,
  outgoing: OutgoingMail,
  dueAt: number,
): Promise<QueuedMail> {
  const { kind, key, about, to, reason, expiresAt, attachments } = outgoing;
  const rendered = await deps.renderer.render(outgoing);
  return {
    _id: `${kind}-${key ?? deps.newId()}`,
    kind,
    hasKey: key !== undefined,
    about,
    sealed: deps.cipher.encrypt(JSON.stringify({ to, reason, ...rendered, attachments })),
    createdAt: deps.now(),
    expiresAt,
    dueAt,
    failures: 0,
    givenUpAt: null,
    sentAt: null,
    reason: null,
  };
}

/** Stores a mail and delivers it at once. After the timeout the delivery continues in the background. An account without an address gets none. */
export function sendMail(deps: SendMailDependencies) {
  return async (outgoing: OutgoingMail): Promise<void> => {
    if (outgoing.to === '') return;
    const mail = await queuedMailOf(deps, outgoing, deps.now() + leaseMs);
    if (!(await deps.mails.insert(mail))) return;
    const delivered = deps.deliverMail(mail).catch((error: unknown) => {
      deps.log.error({ err: error, mail: mail._id }, 'the state of a mail could not be stored');
    });
    await Promise.race([delivered, once(AbortSignal.timeout(timeoutMs), 'abort')]);
  };
}

/** Stores a mail for the job that sends due mails. */
export function sendMailAt(deps: QueueDependencies & Pick<SendMailDependencies, 'mails'>) {
  return async (outgoing: OutgoingMail, dueAt: number): Promise<void> => {
    if (outgoing.to === '') return;
    await deps.mails.insert(await queuedMailOf(deps, outgoing, dueAt));
  };
}
