import { DomainError } from '@pathshala/contract-kit/domain-error';
import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import { pending, type PendingEvent } from '@pathshala/service-kit/events/aggregate';
import { noticeRequested } from '@pathshala/svc-catalog-contract/events';
import { refundNotice } from '@pathshala/svc-catalog-contract/payment-notices';
import { type FeeAccount, post } from '../domain/account.ts';
import type { LedgerEntry, Posting } from '../domain/entry.ts';
import type { FeeAccounts, Ledger, Payment, PostingKeys, RecordPayment, RequireAccount } from '../ports.ts';
import { accessEvents } from './access-events.ts';
import { accountIdOf, entryIdOf } from './ledger-ids.ts';
import { paymentEvents } from './payment-events.ts';
import type { WritePostings } from './post-entry.ts';

interface PostEntryDependencies {
  readonly accounts: Pick<FeeAccounts, 'find' | 'update'>;
  readonly ledger: Pick<Ledger, 'find' | 'tail'>;
  readonly keys: PostingKeys;
  readonly write: WritePostings;
  readonly now: () => number;
}

interface Command {
  readonly accountId: string;
  /** Two commands with one key post once. */
  readonly key: string;
  readonly posting: Pick<Posting, 'kind' | 'corrects' | 'amountPaisa' | 'method'> & Partial<Posting>;
  /** Throws where the account, as it is before the posting, does not allow it. */
  readonly require?: ((account: FeeAccount) => void) | undefined;
}

const keyUsed = () => new DomainError('conflict', 'catalog.ledger.key-used');

/**
 * Posts once for each key, whatever is repeated or stopped. The key belongs to the account that claimed it first, so that the
 * same key at the same moment cannot count in two. The account decides, by its conditional write; the ledger then has the entry
 * with its numbers.
 */
export function postEntry({ accounts, ledger, keys, write, now }: PostEntryDependencies) {
  return async ({ accountId, key, posting: given, require }: Command): Promise<LedgerEntry> => {
    const _id = entryIdOf(key);
    const known = await ledger.find(_id);
    if (known !== null) return sameEntry(known, accountId, given.amountPaisa);
    if (!(await keys.claim(_id, accountId))) throw keyUsed();
    const at = new Date(now()).toISOString();
    const empty = { reference: '', note: '', byId: null, movedOn: null, reversalOf: null };
    const posting: Posting = { ...empty, day: dhakaDayOf(now()), ...given, _id, at };
    const account = await accounts.update(accountId, (stored) => {
      const state = post(stored, posting, now());
      if (state === null) return null;
      require?.(stored);
      const reports = [...refundEvents(stored, posting), ...paymentEvents(state, posting)];
      return { state, events: [...accessEvents(stored, state), ...reports] };
    });
    const written = await write(account);
    const entry = written.find((one) => one._id === _id) ?? (await ledger.find(_id));
    if (entry === null) throw new DomainError('unavailable', 'common.unavailable');
    return sameEntry(entry, accountId, given.amountPaisa);
  };
}

export type PostEntry = ReturnType<typeof postEntry>;

/** A refund notifies the student, whoever ordered it. */
function refundEvents(
  { studentId, courseName }: FeeAccount,
  { kind, amountPaisa, method }: Posting,
): readonly PendingEvent[] {
  if (kind !== 'refund') return [];
  const values = { courseName, amountPaisa, method: method ?? 'other' };
  return [pending(noticeRequested, refundNotice.request(studentId, values))];
}

/** A key that was used for another account or amount is a mistake of the caller, not a repeat. */
function sameEntry(entry: LedgerEntry, accountId: string, amountPaisa: number): LedgerEntry {
  if (entry.accountId === accountId && entry.amountPaisa === amountPaisa) return entry;
  throw keyUsed();
}

interface RecordPaymentDependencies extends Pick<PostEntryDependencies, 'ledger' | 'keys' | 'now'> {
  readonly requireAccount: RequireAccount;
  readonly post: PostEntry;
}

/** The one way in which money comes in: claims, cash, checkouts. Throws `conflict` for a day whose books are closed. */
export function recordPayment({
  ledger,
  keys,
  requireAccount,
  post: postOne,
  now,
}: RecordPaymentDependencies): RecordPayment {
  async function dayOf({ takenOn, isPostedToday = false }: Payment) {
    const today = dhakaDayOf(now());
    if (takenOn === undefined || takenOn === today) return { day: today, movedOn: null };
    if (takenOn > today) throw invalidDay('invalid', 'catalog.ledger.day-ahead', takenOn);
    const { closedThrough } = await ledger.tail();
    if (takenOn > closedThrough) return { day: takenOn, movedOn: null };
    if (!isPostedToday) throw invalidDay('conflict', 'catalog.ledger.day-closed', takenOn);
    return { day: today, movedOn: takenOn };
  }

  return async (payment) => {
    const { studentId, courseId, amountPaisa, method, reference = '', note = '', byId = null } = payment;
    const key = `payment:${payment.key}`;
    const accountId = accountIdOf(studentId, courseId);
    const known = await ledger.find(entryIdOf(key));
    if (known !== null) return sameEntry(known, accountId, amountPaisa);
    const days = await dayOf(payment);
    // Before an account is opened and charged by it.
    if (!(await keys.claim(entryIdOf(key), accountId))) throw keyUsed();
    const course = payment.course && { ...payment.course, isUncharged: payment.isUncharged };
    await requireAccount(studentId, courseId, course);
    const posting = { kind: 'payment', corrects: null, amountPaisa, method, reference, note, byId } as const;
    const require = payment.isOwed === true ? requireOwed(amountPaisa) : undefined;
    return postOne({ accountId, key, posting: { ...posting, ...days }, require });
  };
}

function requireOwed(amountPaisa: number) {
  return ({ balancePaisa, isEnded }: FeeAccount): void => {
    if (isEnded || amountPaisa > balancePaisa) throw new DomainError('conflict', 'catalog.ledger.overpaid');
  };
}

function invalidDay(kind: 'invalid' | 'conflict', code: string, day: string): DomainError {
  return new DomainError(kind, code, { params: { day }, fields: { takenOn: { code, params: { day } } } });
}
