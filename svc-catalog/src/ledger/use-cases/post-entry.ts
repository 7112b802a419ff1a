import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import { type FeeAccount, withoutPostings } from '../domain/account.ts';
import { type LedgerEntry, nextEntry } from '../domain/entry.ts';
import type { FeeAccounts, Ledger, LedgerFacts } from '../ports.ts';

interface WritePostingsDependencies {
  readonly accounts: Pick<FeeAccounts, 'find' | 'update' | 'postingsDue'>;
  readonly ledger: Pick<Ledger, 'append'>;
  readonly facts: LedgerFacts;
  readonly now: () => number;
}

/**
 * Writes the postings that an account holds into the ledger, in their order, then removes them from the account. It may be
 * repeated after a crash at any place: the ledger has each id once.
 */
export function writePostings({ accounts, ledger, facts, now }: WritePostingsDependencies) {
  return async (account: FeeAccount): Promise<readonly LedgerEntry[]> => {
    const { _id: accountId, postings, posted } = account;
    const { studentId, courseId, courseKind, courseName, batchId, teacher } = account;
    const place = { accountId, studentId, courseId, courseKind, courseName, batchId, teacher };
    const written: LedgerEntry[] = [];
    for (const [at, posting] of postings.entries()) {
      const sequence = posted - postings.length + at + 1;
      const today = dhakaDayOf(now());
      const entry = await ledger.append((tail) => nextEntry(tail, { posting, place, sequence, today }));
      if (entry === null) continue;
      await facts.record(entry);
      written.push(entry);
    }
    const ids = new Set(postings.map(({ _id }) => _id));
    await accounts.update(accountId, (stored) => {
      const state = withoutPostings(stored, ids);
      return state && { state };
    });
    return written;
  };
}

export type WritePostings = ReturnType<typeof writePostings>;

const accountsAtOnce = 200;

/** The job `write-postings`: writes what a process left behind that ended after its decision. */
export function writeDuePostings(deps: WritePostingsDependencies & { readonly write: WritePostings }) {
  const { accounts, write, now } = deps;
  return async (): Promise<void> => {
    for (const id of await accounts.postingsDue(now(), accountsAtOnce)) {
      const account = await accounts.find(id);
      if (account !== null) await write(account);
    }
  };
}
