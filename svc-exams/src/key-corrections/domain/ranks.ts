/** Ranks by score, 1-2-2-4: students with one score share the rank. */
export function rankOf(sortedScores: readonly number[]): (score: number) => number {
  const first = new Map<number, number>();
  sortedScores.forEach((score, index) => {
    if (!first.has(score)) first.set(score, index + 1);
  });
  return (score) => first.get(score) ?? sortedScores.filter((other) => other > score).length + 1;
}
