import { DomainError } from '@pathshala/contract-kit/domain-error';
import { addDays } from '@pathshala/rules/calendar-days';
import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import { dropFirst, dropLast, duesOf, type Instalment, oldestDueOn, sumOf } from './dues.ts';
import type { EntryPlace, Posting } from './entry.ts';

/** The account of one student in one course: what is owed and paid. The id is derived from both. */
export interface FeeAccount extends Omit<EntryPlace, 'accountId'> {
  readonly _id: string;
  /** ISO 8601. */
  readonly openedAt: string;
  /** The version of the enrolment that was applied last; 0 before any. */
  readonly enrolmentVersion: number;
  /** The enrolment has ended, or the account was deleted: nothing falls due any more. */
  readonly isEnded: boolean;
  readonly planId: string;
  readonly planName: string;
  /** Why the plan was changed last; absent before. */
  readonly planReason?: string;
  readonly schedule: readonly Instalment[];
  /** Charges less their corrections. */
  readonly chargedPaisa: number;
  readonly discountPaisa: number;
  /** Payments less refunds. */
  readonly paidPaisa: number;
  /** The amount that is left to pay; negative when more was paid. */
  readonly balancePaisa: number;
  /** The day of the earliest due that is not fully paid; null: nothing is owed. */
  readonly oldestDueOn: string | null;
  /** The due day of which the student is to be reminded next; null: none. */
  readonly remindOn: string | null;
  /** The latest due day of which the student was reminded. */
  readonly remindedFor: string | null;
  /** The day of the latest mail about dues. */
  readonly mailedOn: string | null;
  readonly isPaused: boolean;
  /** ISO 8601: access pauses because of dues since then; null while it is open. */
  readonly pausedAt: string | null;
  /** The rule by which it paused: days after a due day. */
  readonly pausedAfterDays: number;
  /** Counts the changes of access. */
  readonly accessVersion: number;
  /** The number of entries that were posted. */
  readonly posted: number;
  /** Entries that the ledger does not have yet: stored in the write that decided on them. */
  readonly postings: readonly Posting[];
  /** Epoch ms from which the job `write-postings` writes them; null for none. */
  readonly postingsDueAt: number | null;
  /** The ids of the latest postings, so that a command that is repeated at the same time posts once. */
  readonly recentIds: readonly string[];
}

const recentLimit = 50;

/** A posting that a process has not written by then is written by the job. */
const writeTimeoutMs = 10_000;

export function openAccount(_id: string, place: Omit<EntryPlace, 'accountId'>, openedAt: string): FeeAccount {
  return {
    ...place,
    _id,
    openedAt,
    enrolmentVersion: 0,
    isEnded: false,
    planId: '',
    planName: '',
    schedule: [],
    chargedPaisa: 0,
    discountPaisa: 0,
    paidPaisa: 0,
    balancePaisa: 0,
    oldestDueOn: null,
    remindOn: null,
    remindedFor: null,
    mailedOn: null,
    isPaused: false,
    pausedAt: null,
    pausedAfterDays: 0,
    accessVersion: 0,
    posted: 0,
    postings: [],
    postingsDueAt: null,
    recentIds: [],
  };
}

/** The account with everything that follows from its amounts and its schedule. */
export function withBalance(account: FeeAccount): FeeAccount {
  const { chargedPaisa, discountPaisa, paidPaisa, isEnded, remindedFor } = account;
  const unpaid = isEnded ? [] : duesOf(account).filter((due) => due.paidPaisa < due.amountPaisa);
  const toRemind = unpaid.find(({ dueOn }) => remindedFor === null || dueOn > remindedFor);
  return {
    ...account,
    balancePaisa: chargedPaisa - discountPaisa - paidPaisa,
    oldestDueOn: oldestDueOn(unpaid),
    remindOn: toRemind?.dueOn ?? null,
  };
}

/** Whether something is due for longer than so many days. */
function isOverdue({ oldestDueOn: dueOn }: FeeAccount, today: string, afterDays: number): boolean {
  return dueOn !== null && dueOn < addDays(today, -afterDays);
}

/** Access to the course pauses. Null: it does already, or nothing is overdue by the rule. */
export function pause(
  account: FeeAccount,
  { today, afterDays, at }: { readonly today: string; readonly afterDays: number; readonly at: string },
): FeeAccount | null {
  if (account.isPaused || !isOverdue(account, today, afterDays)) return null;
  const accessVersion = account.accessVersion + 1;
  return { ...account, isPaused: true, pausedAt: at, pausedAfterDays: afterDays, accessVersion };
}

/** Null: access is open. */
export function resume(account: FeeAccount): FeeAccount | null {
  if (!account.isPaused) return null;
  return { ...account, isPaused: false, pausedAt: null, accessVersion: account.accessVersion + 1 };
}

/** The student was reminded of everything that is due by this day. */
export function remind(account: FeeAccount, upTo: string, today: string): FeeAccount {
  return withBalance({ ...account, remindedFor: upTo, mailedOn: today });
}

const amountFields = { charge: 'chargedPaisa', payment: 'paidPaisa', discount: 'discountPaisa' } as const;

/** How the amounts of an account change. */
function amountsAfter(account: FeeAccount, { kind, corrects, amountPaisa }: Posting) {
  const of = kind === 'correction' ? (corrects ?? 'charge') : kind;
  const isRefund = of === 'refund';
  const field = amountFields[isRefund ? 'payment' : of];
  const sign = (kind === 'correction') === isRefund ? 1 : -1;
  return { [field]: account[field] + sign * amountPaisa };
}

const tooMuch = (code: string, amountPaisa: number) =>
  new DomainError('conflict', code, {
    params: { amount: amountPaisa / 100 },
    fields: { amountPaisa: { code, params: { amount: amountPaisa / 100 } } },
  });

function requirePossible(account: FeeAccount, changed: FeeAccount): void {
  const { chargedPaisa, discountPaisa, paidPaisa } = changed;
  if (paidPaisa < 0) throw tooMuch('catalog.ledger.refund-too-high', account.paidPaisa);
  if (discountPaisa < 0 || chargedPaisa < 0) throw tooMuch('catalog.ledger.correction-too-high', 0);
  if (discountPaisa > chargedPaisa) {
    throw tooMuch('catalog.ledger.discount-too-high', account.chargedPaisa - account.discountPaisa);
  }
}

/** Null when this posting, by its id, was posted already. Throws `conflict` for more than can be refunded or discounted. */
export function post(account: FeeAccount, posting: Posting, now: number): FeeAccount | null {
  if (account.recentIds.includes(posting._id)) return null;
  const { kind, corrects, amountPaisa } = posting;
  const isLess = kind === 'correction' && corrects === 'charge';
  const schedule = isLess ? dropLast(account.schedule, amountPaisa) : account.schedule;
  const changed = withBalance({ ...account, ...amountsAfter(account, posting), schedule });
  requirePossible(account, changed);
  const resumed = isOverdue(changed, dhakaDayOf(now), account.pausedAfterDays) ? null : resume(changed);
  return {
    ...(resumed ?? changed),
    posted: account.posted + 1,
    postings: [...account.postings, posting],
    postingsDueAt: account.postingsDueAt ?? now + writeTimeoutMs,
    recentIds: [...account.recentIds, posting._id].slice(-recentLimit),
  };
}

/** The account without postings that the ledger has; null when it holds none of them any more. */
export function withoutPostings(account: FeeAccount, written: ReadonlySet<string>): FeeAccount | null {
  const postings = account.postings.filter(({ _id }) => !written.has(_id));
  if (postings.length === account.postings.length) return null;
  return { ...account, postings, postingsDueAt: postings.length === 0 ? null : account.postingsDueAt };
}

interface Charge {
  readonly version: number;
  readonly plan: { readonly planId: string; readonly planName: string };
  readonly schedule: readonly Instalment[];
  readonly posting: Posting;
}

/**
 * Charges an enrolment. After an earlier one that ended, only what the new price has beyond what is still charged. Null when
 * this version of the enrolment, or a later one, was applied.
 */
export function charge(account: FeeAccount, { version, plan, schedule, posting }: Charge, now: number) {
  if (version <= account.enrolmentVersion) return null;
  const before = { ...account, ...plan, enrolmentVersion: version, isEnded: false };
  const rest = dropFirst(schedule, account.chargedPaisa);
  const amountPaisa = sumOf(rest);
  if (amountPaisa === 0) return withBalance(before);
  return post({ ...before, schedule: [...account.schedule, ...rest] }, { ...posting, amountPaisa }, now);
}

/** Ends what falls due: the unpaid part of the price is not owed any more. Null when this version was applied. */
export function end(
  account: FeeAccount,
  { version, posting }: { readonly version: number; readonly posting: Posting },
  now: number,
): FeeAccount | null {
  if (version <= account.enrolmentVersion || account.isEnded) return null;
  const ended = { ...account, enrolmentVersion: version, isEnded: true };
  const amountPaisa = Math.max(0, account.balancePaisa);
  return amountPaisa === 0 ? withBalance(ended) : post(ended, { ...posting, amountPaisa }, now);
}

/** Replaces the schedule by that of another plan for the same amount. */
export function reschedule(
  account: FeeAccount,
  plan: Charge['plan'] & { readonly planReason: string },
  schedule: readonly Instalment[],
): FeeAccount {
  return withBalance({ ...account, ...plan, schedule });
}
