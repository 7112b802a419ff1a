/** The rank of each of some consecutive entries, of which the first has `firstRank` and stands at `position` (from 1). Ties share: 1, 2, 2, 4. */
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
