import { maxCells, otherKey, type AmountCount, type ReportCell } from './report-fact.ts';

/** The cells of a view, by count: facts whose key has no place in it (null) are left out, the smallest of too many are added up. */
export function countedCells(
  counts: readonly AmountCount[],
  keyOf: (key: string) => string | null,
): readonly ReportCell[] {
  const cells = new Map<string, ReportCell>();
  for (const { key: ofFact, amount, count } of counts) {
    const key = keyOf(ofFact);
    if (key === null) continue;
    const cell = cells.get(key) ?? { key, count: 0, amount: 0 };
    cells.set(key, { key, count: cell.count + count, amount: cell.amount + amount * count });
  }
  return boundedCells([...cells.values()]);
}

/** Returns the cells by count, highest first. */
export function boundedCells(unsorted: readonly ReportCell[]): readonly ReportCell[] {
  const cells = unsorted.toSorted((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
  if (cells.length <= maxCells) return cells;
  const others = cells.slice(maxCells - 1);
  return [
    ...cells.slice(0, maxCells - 1),
    {
      key: otherKey,
      count: others.reduce((sum, { count }) => sum + count, 0),
      amount: others.reduce((sum, { amount }) => sum + amount, 0),
    },
  ];
}
