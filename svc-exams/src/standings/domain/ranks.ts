interface PlaceInList {
  /** The number of rows before the first of these. */
  readonly before: number;
  /** The number of rows in the whole list with more points than the first of these. */
  readonly above: number;
}

/** Equal points share a rank, and the next rank skips as many: 1, 2, 2, 4, like merit lists. Rows by falling points. */
export function ranksOf(points: readonly number[], { before, above }: PlaceInList): readonly number[] {
  const ranks: number[] = [];
  for (const [index, own] of points.entries()) {
    const isTied = index > 0 && points[index - 1] === own;
    ranks.push(index === 0 ? above + 1 : isTied ? (ranks[index - 1] ?? 1) : before + index + 1);
  }
  return ranks;
}
