import { setImmediate as nextTurn } from 'node:timers/promises';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { addDays } from '@pathshala/rules/calendar-days';
import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import { pending, type PendingEvent } from '@pathshala/service-kit/events/aggregate';
import { mapInBatches } from '@pathshala/service-kit/platform/map-in-batches';
import { accessChanged, noticeRequested } from '@pathshala/svc-catalog-contract/events';
import { duesNotice } from '@pathshala/svc-catalog-contract/fee-notices';
import {
  dueBy,
  duesOf,
  type FeeAccount,
  type FeeAccounts,
  pause,
  remind,
  resume,
} from '../../ledger/index.ts';
import type { FeeRules } from '../ports.ts';
import type { ReadFeeRules } from './fee-rules.ts';

interface RunDuesDependencies {
  readonly accounts: Pick<FeeAccounts, 'update' | 'find' | 'dues' | 'toRemind' | 'toPause' | 'toResume'>;
  readonly readRules: ReadFeeRules;
  readonly now: () => number;
}

const accountsAtOnce = 200;
/** The store makes writes that come together durable together. */
const writesAtOnce = 25;

function dueNotice(account: FeeAccount, by: string, { pauseAfterDays }: FeeRules): PendingEvent {
  const { studentId, courseName, oldestDueOn } = account;
  const dueOn = oldestDueOn ?? by;
  const pausesOn = pauseAfterDays === null || account.isPaused ? null : addDays(dueOn, pauseAfterDays + 1);
  const amountPaisa = dueBy(duesOf(account), by);
  return pending(
    noticeRequested,
    duesNotice.request(studentId, { courseName, amountPaisa, dueOn, pausesOn }),
  );
}

const accessEvent = ({ studentId, courseId, isPaused, accessVersion: version }: FeeAccount): PendingEvent =>
  pending(accessChanged, { studentId, courseId, isPaused, version });

/**
 * The job `run-dues`: reminds once of each due day, pauses access by the rule and resumes it. Each account is one conditional
 * write that also moves it out of what is due, so that a crash or another process repeats nothing. Other work has its turn
 * after every batch.
 */
export function runDues({ accounts, readRules, now }: RunDuesDependencies) {
  async function forAll(
    next: (limit: number) => Promise<readonly string[]>,
    change: (account: FeeAccount) => { state: FeeAccount; events: PendingEvent[] } | null,
  ): Promise<void> {
    for (;;) {
      const ids = await next(accountsAtOnce);
      await mapInBatches(ids, writesAtOnce, async (id) => {
        await nextTurn();
        await accounts.update(id, change);
      });
      if (ids.length < accountsAtOnce) return;
    }
  }

  return async (): Promise<void> => {
    const rules = await readRules();
    const today = dhakaDayOf(now());
    const at = new Date(now()).toISOString();
    const remindBy = addDays(today, rules.remindDaysBefore);
    await forAll(
      (limit) => accounts.toRemind(remindBy, limit),
      (account) =>
        account.remindOn === null || account.remindOn > remindBy
          ? null
          : { state: remind(account, remindBy, today), events: [dueNotice(account, remindBy, rules)] },
    );
    const afterDays = rules.pauseAfterDays;
    if (afterDays !== null) {
      await forAll(
        (limit) => accounts.toPause(addDays(today, -afterDays), limit),
        (account) => withEvent(pause(account, { today, afterDays, at })),
      );
    }
    const openFrom = afterDays === null ? '' : addDays(today, -afterDays);
    await forAll(
      (limit) => accounts.toResume(openFrom, limit),
      (account) => withEvent(resume(account)),
    );
  };
}

function withEvent(state: FeeAccount | null) {
  return state && { state, events: [accessEvent(state)] };
}

/** Mails a student at an administrator's wish, once a day. Throws `conflict` where nothing is due. */
export function remindStudent({ accounts, readRules, now }: RunDuesDependencies) {
  return async (id: string): Promise<FeeAccount> => {
    if ((await accounts.find(id)) === null) {
      throw new DomainError('not-found', 'catalog.fees.account-not-found');
    }
    const rules = await readRules();
    const today = dhakaDayOf(now());
    return accounts.update(id, (account) => {
      if (account.oldestDueOn === null || account.oldestDueOn > today) {
        throw new DomainError('conflict', 'catalog.fees.nothing-due');
      }
      if (account.mailedOn === today) return null;
      return { state: remind(account, today, today), events: [dueNotice(account, today, rules)] };
    });
  };
}

/** Mails everybody in a batch who has something due by today, once a day. */
export function remindBatch({ accounts, readRules, now }: RunDuesDependencies) {
  return async (batchId: string): Promise<{ readonly mailed: number; readonly already: number }> => {
    const rules = await readRules();
    const today = dhakaDayOf(now());
    let mailed = 0;
    let total = 0;
    async function remindOne({ _id }: FeeAccount): Promise<void> {
      let isMine = false;
      await accounts.update(_id, (account) => {
        isMine = account.mailedOn !== today && account.oldestDueOn !== null && account.oldestDueOn <= today;
        if (!isMine) return null;
        return { state: remind(account, today, today), events: [dueNotice(account, today, rules)] };
      });
      if (isMine) mailed += 1;
    }
    for (let page = 1; ; page += 1) {
      const listed = { batchId, dueBy: today, sort: 'due', page, pageSize: accountsAtOnce };
      const { items } = await accounts.dues(listed);
      total += items.length;
      await mapInBatches(items, writesAtOnce, remindOne);
      if (items.length < accountsAtOnce) return { mailed, already: total - mailed };
    }
  };
}
