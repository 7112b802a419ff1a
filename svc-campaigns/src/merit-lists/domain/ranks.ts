/**
 * The ranks of consecutive entries. The first has `firstRank` and is at `position` (from 1). Equal orders share a rank:
 * 1, 2, 2, 4.
 */
export function ranksOf(
  orders: readonly number[],
  { firstRank, position }: { firstRank: number; position: number },
): number[] {
  const ranks: number[] = [];
  for (const [index, order] of orders.entries()) {
    const isTie = index > 0 && order === orders[index - 1];
    ranks.push(index === 0 ? firstRank : isTie ? (ranks[index - 1] ?? firstRank) : position + index);
  }
  return ranks;
}
