/**
 * The contribution of one source to a report. It holds no name of a person and no id of one: a fact of a deleted account
 * stays counted.
 */
export interface ReportFact {
  /** The id of the source, with the kind of the fact: `<claimId>-sent`. */
  readonly _id: string;
  /** A higher version replaces a lower one, in any order of arrival. */
  readonly version: number;
  /**
   * The unit for which totals are stored: a day in Asia/Dhaka (`2026-01-31`), or the id of a thing. null: the fact no longer
   * counts.
   */
  readonly bucket: string | null;
  /** The part of a bucket that is counted separately, such as a course id. Few per bucket: see `maxCells`. */
  readonly key: string;
  /** A whole number to add up, such as poisha; 0 when only the number of facts matters. */
  readonly amount: number;
  /** The thing whose facts `countAmounts` counts; only of use where the projection has an index for it. */
  readonly of?: string;
}

/** The facts of one key in one bucket. */
export interface ReportCell {
  readonly key: string;
  readonly count: number;
  readonly amount: number;
}

/** The totals of one bucket. */
export interface BucketTotals {
  readonly bucket: string;
  /** The cells by count, highest first. */
  readonly cells: readonly ReportCell[];
}

/** The largest number of cells that a bucket stores. The smallest of more are added up under `otherKey`, so sums stay exact. */
export const maxCells = 2_000;

export const otherKey = '*';

export interface CellSum {
  readonly count: number;
  readonly amount: number;
}

/** Facts that have one key and one amount. */
export interface AmountCount {
  readonly key: string;
  readonly amount: number;
  readonly count: number;
}

const noCells: CellSum = { count: 0, amount: 0 };

/** Adds up cells by the group of their key; cells without a group (null) are left out. */
export function addUpCells(
  cells: Iterable<ReportCell>,
  groupOf: (key: string) => string | null,
): ReadonlyMap<string, CellSum> {
  const sums = new Map<string, CellSum>();
  for (const { key, count, amount } of cells) {
    const group = groupOf(key);
    if (group === null) continue;
    const sum = sums.get(group) ?? noCells;
    sums.set(group, { count: sum.count + count, amount: sum.amount + amount });
  }
  return sums;
}
