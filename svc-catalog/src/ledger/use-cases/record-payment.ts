import { DomainError } from '@pathshala/contract-kit/domain-error';
import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import { post } from '../domain/account.ts';
import type { LedgerEntry, Posting } from '../domain/entry.ts';
import type { FeeAccounts, Ledger, Payment, RecordPayment, RequireAccount } from '../ports.ts';
import { accessEvents } from './access-events.ts';
import { accountIdOf, entryIdOf } from './ledger-ids.ts';
import { paymentEvents } from './payment-events.ts';
import type { WritePostings } from './post-entry.ts';

interface PostEntryDependencies {
  readonly accounts: Pick<FeeAccounts, 'find' | 'update'>;
  readonly ledger: Pick<Ledger, 'find' | 'tail'>;
  readonly write: WritePostings;
  readonly now: () => number;
}

interface Command {
  readonly accountId: string;
  /** Two commands with one key post once. */
  readonly key: string;
  readonly posting: Pick<Posting, 'kind' | 'corrects' | 'amountPaisa' | 'method'> & Partial<Posting>;
}

/**
 * Posts once for each key, whatever is repeated or stopped. The account decides, by its conditional write; the ledger then has
 * the entry with its numbers.
 */
export function postEntry({ accounts, ledger, write, now }: PostEntryDependencies) {
  return async ({ accountId, key, posting: given }: Command): Promise<LedgerEntry> => {
    const _id = entryIdOf(key);
    const known = await ledger.find(_id);
    if (known !== null) return sameEntry(known, given.amountPaisa);
    const at = new Date(now()).toISOString();
    const empty = { reference: '', note: '', byId: null, movedOn: null, reversalOf: null };
    const posting: Posting = { ...empty, day: dhakaDayOf(now()), ...given, _id, at };
    const account = await accounts.update(accountId, (stored) => {
      const state = post(stored, posting, now());
      return state && { state, events: [...accessEvents(stored, state), ...paymentEvents(state, posting)] };
    });
    const written = await write(account);
    const entry = written.find((one) => one._id === _id) ?? (await ledger.find(_id));
    if (entry === null) throw new DomainError('unavailable', 'common.unavailable');
    return sameEntry(entry, given.amountPaisa);
  };
}

export type PostEntry = ReturnType<typeof postEntry>;

/** A key that was used for another amount is a mistake of the caller, not a repeat. */
function sameEntry(entry: LedgerEntry, amountPaisa: number): LedgerEntry {
  if (entry.amountPaisa === amountPaisa) return entry;
  throw new DomainError('conflict', 'catalog.ledger.key-used');
}

interface RecordPaymentDependencies extends Pick<PostEntryDependencies, 'ledger' | 'now'> {
  readonly requireAccount: RequireAccount;
  readonly post: PostEntry;
}

/** The one way in which money comes in: claims, cash, checkouts. Throws `conflict` for a day whose books are closed. */
export function recordPayment({
  ledger,
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
    const { key, studentId, courseId, amountPaisa, method, reference = '', note = '', byId = null } = payment;
    const known = await ledger.find(entryIdOf(`payment:${key}`));
    if (known !== null && known.accountId === accountIdOf(studentId, courseId)) {
      return sameEntry(known, amountPaisa);
    }
    if (known !== null) throw new DomainError('conflict', 'catalog.ledger.key-used');
    const days = await dayOf(payment);
    const { _id: accountId } = await requireAccount(
      studentId,
      courseId,
      payment.course && { ...payment.course, isUncharged: payment.isUncharged },
    );
    const posting = { kind: 'payment', corrects: null, amountPaisa, method, reference, note, byId } as const;
    return postOne({ accountId, key: `payment:${key}`, posting: { ...posting, ...days } });
  };
}

function invalidDay(kind: 'invalid' | 'conflict', code: string, day: string): DomainError {
  return new DomainError(kind, code, { params: { day }, fields: { takenOn: { code, params: { day } } } });
}
