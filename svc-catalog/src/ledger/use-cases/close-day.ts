import { DomainError } from '@pathshala/contract-kit/domain-error';
import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import { type Closing, nextClosing } from '../domain/entry.ts';
import type { Ledger } from '../ports.ts';
import { closingIdOf } from './ledger-ids.ts';

interface CloseDayDependencies {
  readonly ledger: Ledger;
  readonly now: () => number;
}

/**
 * Closes the books of a day that is over, and of the days before it that have entries. The closing is a record of the ledger:
 * its totals are those of the entries before it, and no entry after it is of this day. Repeating it returns the stored closing.
 */
export function closeDay({ ledger, now }: CloseDayDependencies) {
  async function closeOne(day: string, byId: string | null): Promise<Closing> {
    const _id = closingIdOf(day);
    const closing = await ledger.append(async (tail) => {
      if (tail.closedThrough >= day) return null;
      const totals = await ledger.totalsOfDay(day);
      return nextClosing(tail, { _id, day, totals, byId, at: new Date(now()).toISOString() });
    });
    const stored = closing ?? (await ledger.closing(day));
    if (stored === null) {
      throw new DomainError('conflict', 'catalog.ledger.closed-later', { params: { day } });
    }
    return stored;
  }

  return async (day: string, byId: string | null): Promise<Closing> => {
    if (day >= dhakaDayOf(now())) {
      const code = 'catalog.ledger.day-not-over';
      throw new DomainError('invalid', code, { fields: { day: code } });
    }
    const { closedThrough } = await ledger.tail();
    for (const earlier of await ledger.daysWithEntries(closedThrough, day)) {
      if (earlier < day) await closeOne(earlier, byId);
    }
    return closeOne(day, byId);
  };
}
