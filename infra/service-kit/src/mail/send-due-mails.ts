import { MailHeldError } from './limited-mail.ts';
import {
  countMailGivenUp,
  isPermanentMailFailure,
  mailFailureReason,
  mailRetryDelay,
} from './mail-failure.ts';
import type { Mail, MailMessage } from './port.ts';

/** Mails that wait in a store. Every write after the lease requires it: a slow sender marks no mail that another process took since. */
export interface DueMails<Due> {
  /** The oldest first. */
  listDue(nowMs: number, limit: number): Promise<readonly Due[]>;
  /** Postpones the mail to `untilMs` for this process to send it, and returns it as it is now. Null when another process was first. */
  lease(due: Due, untilMs: number): Promise<Due | null>;
  markSent(leased: Due): Promise<void>;
  /** Due again at `nextMs`; null gives the mail up. */
  markFailed(leased: Due, nextMs: number | null): Promise<void>;
}

/** The list in which administrators find the mails that could not be sent. */
export interface FailureList<Due> {
  /** `nextMs` is null for one that is given up. */
  add(due: Due, failure: { readonly reason: string; readonly nextMs: number | null }): Promise<void>;
  /** It was sent after all. */
  remove(due: Due): Promise<void>;
}

export interface SendDueMailsOptions<Due> {
  readonly failed?: FailureList<Due>;
  readonly mails: DueMails<Due>;
  readonly mail: Pick<Mail, 'send'>;
  /** Epoch ms. */
  readonly now: () => number;
  /** The service's name in the metric of mails that are given up. */
  readonly service: string;
  /** Returns how often this mail failed. */
  readonly failuresOf: (due: Due) => number;
  /** Reads once what the mails of a batch share. Its result writes one of them; null: none of them can be sent any more. */
  readonly writerOf: (batch: readonly Due[]) => Promise<(leased: Due) => Promise<MailMessage | null>>;
  readonly onFailure: (failure: {
    readonly due: Due;
    readonly error: unknown;
    readonly isGivenUp: boolean;
  }) => void;
}

/** Time for one attempt; then another process may send the mail. Longer than the timeouts of the mail server. */
const leaseMs = 60_000;
const batchSize = 50;
/** The limit of one run, so that a shutdown does not wait for a hundred thousand mails; the next run continues. */
const batchesPerRun = 20;
const concurrency = 5;

type Write<Due> = (leased: Due) => Promise<MailMessage | null>;

/** Tries again later. A mail that is rejected permanently, or for a whole day, is given up. */
async function postpone<Due>(options: SendDueMailsOptions<Due>, leased: Due, error: unknown): Promise<void> {
  const { mails, now, service, failuresOf, onFailure, failed } = options;
  const delay = isPermanentMailFailure(error) ? null : mailRetryDelay(failuresOf(leased) + 1);
  if (delay === null) countMailGivenUp(service);
  onFailure({ due: leased, error, isGivenUp: delay === null });
  const nextMs = delay === null ? null : now() + delay;
  await mails.markFailed(leased, nextMs);
  await failed?.add(leased, { reason: mailFailureReason(error), nextMs });
}

async function sendOne<Due>(options: SendDueMailsOptions<Due>, due: Due, write: Write<Due>): Promise<void> {
  const { mails, mail, now, failuresOf, failed } = options;
  const leased = await mails.lease(due, now() + leaseMs);
  if (leased === null) return;
  try {
    const message = await write(leased);
    if (message === null) return await mails.markFailed(leased, null);
    await mail.send(message);
  } catch (error) {
    // Held by a limit: due again after it, without a failure.
    if (error instanceof MailHeldError) return void (await mails.lease(leased, now() + error.waitMs));
    return postpone(options, leased, error);
  }
  await mails.markSent(leased);
  if (failuresOf(leased) > 0) await failed?.remove(leased);
}

async function sendBatch<Due>(options: SendDueMailsOptions<Due>, batch: readonly Due[]): Promise<void> {
  const write = await options.writerOf(batch);
  const rest = batch.values();
  const sendRest = async () => {
    for (const due of rest) await sendOne(options, due, write);
  };
  await Promise.all(Array.from({ length: concurrency }, sendRest));
}

/**
 * Sends due mails until a batch is not full, in a limited number of batches. Each mail is sent at least once, always with the id
 * that `writerOf` gives it; failed ones are retried after growing delays.
 */
export function sendDueMails<Due>(options: SendDueMailsOptions<Due>): () => Promise<void> {
  const { mails, now } = options;
  return async () => {
    for (let batches = 0; batches < batchesPerRun; batches += 1) {
      const batch = await mails.listDue(now(), batchSize);
      if (batch.length > 0) await sendBatch(options, batch);
      if (batch.length < batchSize) return;
    }
  };
}
