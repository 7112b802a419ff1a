/** Ranks by score, 1-2-2-4: students with equal scores share the rank. */
export function rankOf(scores: readonly number[]): (score: number) => number {
  return (score) => scores.filter((other) => other > score).length + 1;
}
