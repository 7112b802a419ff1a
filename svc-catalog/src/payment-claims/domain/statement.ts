import { paisaOf } from '@pathshala/rules/money';
import type { Claim, Method } from './claim.ts';
import { transactionKeyOf } from './transaction-id.ts';

/** A line of the statement of a provider. */
export interface StatementRow {
  readonly transactionId: string;
  readonly amountPaisa: number;
  /** In Asia/Dhaka; empty for none. */
  readonly day: string;
}

type Outcome = 'matches' | 'approved' | 'differs' | 'decided' | 'online' | 'unclaimed' | 'doubled' | 'failed';

export interface StatementLine extends StatementRow {
  readonly outcome: Outcome;
  readonly claim: Claim | null;
}

interface Known {
  /** Claims by their transaction key. */
  readonly claims: ReadonlyMap<string, Claim>;
  /** Keys of payments that came through a provider. */
  readonly online: ReadonlySet<string>;
}

function outcomeOf(row: StatementRow, claim: Claim | undefined, isOnline: boolean): Outcome {
  if (isOnline) return 'online';
  if (claim === undefined) return 'unclaimed';
  if (claim.state !== 'sent') return 'decided';
  return paisaOf(claim.amount) === row.amountPaisa ? 'matches' : 'differs';
}

/** Compares each line with the claim of its transaction. A transaction that is there twice counts once. */
export function compareLines(
  method: Method,
  rows: readonly StatementRow[],
  { claims, online }: Known,
): readonly StatementLine[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const key = transactionKeyOf(method, row.transactionId);
    const claim = claims.get(key);
    const outcome = seen.has(key) ? 'doubled' : outcomeOf(row, claim, online.has(key));
    seen.add(key);
    return { ...row, outcome, claim: claim ?? null };
  });
}

/** The first and the last day of a statement; null where no line has a day. */
export function daysOf(rows: readonly StatementRow[]): { readonly from: string; readonly to: string } | null {
  const days = rows.map(({ day }) => day).filter((day) => day !== '');
  const [first] = days;
  if (first === undefined) return null;
  return days.reduce(({ from, to }, day) => ({ from: day < from ? day : from, to: day > to ? day : to }), {
    from: first,
    to: first,
  });
}
