import type { Notice } from '@pathshala/contract-kit/notice';
import { mapInBatches } from '@pathshala/service-kit/platform/map-in-batches';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import { type Account, type Accounts, isUsable } from '../../accounts/index.ts';
import { type NoticeSend, noticeLifetime } from '../domain/notice-send.ts';
import { quietUntil } from '../domain/quiet-hours.ts';
import { findNotice, type NoticeSource } from '../domain/stored-notice.ts';
import type { NoticeChoices, NoticeSends, QuietHoursStore, StoredNotices } from '../ports.ts';

/** A send that is due, with what it is about. */
export interface DueSend {
  readonly send: NoticeSend;
  readonly notice: Notice<never>;
  readonly account: Account;
}

interface DeliverSendsDependencies {
  readonly sources: readonly NoticeSource[];
  readonly accounts: Pick<Accounts, 'find'>;
  readonly choices: Pick<NoticeChoices, 'isOff'>;
  readonly quietHours: Pick<QuietHoursStore, 'read'>;
  readonly notices: Pick<StoredNotices, 'isRead'>;
  readonly sends: NoticeSends;
  readonly push: (due: DueSend) => Promise<void>;
  readonly sms: (due: DueSend) => Promise<void>;
  readonly log: Logger;
  readonly now: () => number;
}

/** Longer than the timeouts of ten devices. */
const leaseMs = 3 * 60_000;
const sendsAtOnce = 100;
const inParallel = 20;
const week = 7 * 24 * 60 * 60 * 1000;
/** An event that is redelivered later than this is sent again, as its mail is. */
const doneLifetime = 8 * week;

/**
 * The job `send-notices`: sends what is due to devices and numbers. What is out of date, turned off or read in the page
 * meanwhile is not sent; what falls into quiet hours waits for their end.
 */
export function deliverSends(deps: DeliverSendsDependencies) {
  const { sends, now } = deps;

  async function deliver(send: NoticeSend): Promise<void> {
    const account = await deps.accounts.find(send.studentId);
    const notice = findNotice(deps.sources, send);
    if (account === null || notice === undefined || (await isPointless(deps, { send, notice, account }))) {
      await sends.finish(send, now());
      return;
    }
    const until = quietUntil(now(), await deps.quietHours.read(send.studentId));
    if (until !== null) return wait(send, until);
    await deps[send.channel]({ send, notice, account });
  }

  async function wait(send: NoticeSend, dueAt: number): Promise<void> {
    if (dueAt >= send.expiresAt) await sends.finish(send, now());
    else await sends.retryAt(send, { ...send, dueAt });
  }

  async function deliverLeased(found: NoticeSend): Promise<void> {
    const leased = await sends.lease(found, now() + leaseMs);
    if (leased === null) return;
    // The lease ends, and the next run tries again: one send must not stop the others.
    await deliver(leased).catch((error: unknown) => {
      deps.log.error({ err: error, send: leased._id }, 'a notice could not be sent');
    });
  }

  return async (): Promise<void> => {
    for (;;) {
      const due = await sends.due(now(), sendsAtOnce);
      await mapInBatches(due, inParallel, deliverLeased);
      if (due.length < sendsAtOnce) break;
    }
    await sends.deleteDoneBefore(now() - doneLifetime - noticeLifetime);
  };
}

async function isPointless(
  { choices, notices, now }: DeliverSendsDependencies,
  { send, notice, account }: DueSend,
): Promise<boolean> {
  if (now() >= send.expiresAt || !isUsable(account)) return true;
  if (await choices.isOff(account._id, notice.kind, send.channel)) return true;
  return notices.isRead(send.noticeId);
}
