/** An amount in taka with at most two decimals → paisa, exact. The only place where taka become paisa. */
export function paisaOf(taka: number): number {
  return Math.round(taka * 100);
}

/** Paisa → taka, for texts and files. */
export function takaOf(paisa: number): number {
  return paisa / 100;
}

/**
 * Splits paisa by weights into whole parts whose sum is exactly the total. The paisa that do not divide go to the largest
 * remainders, the first among equals. Without any weight the first part takes all.
 */
export function splitPaisa(total: number, weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (sum === 0n) return weights.map((_, at) => (at === 0 ? total : 0));
  const shares = weights.map((weight, at) => {
    const product = BigInt(total) * BigInt(weight);
    return { at, whole: Number(product / sum), rest: product % sum };
  });
  const left = total - shares.reduce((all, { whole }) => all + whole, 0);
  const byRest = shares.toSorted((one, other) =>
    one.rest === other.rest ? one.at - other.at : one.rest > other.rest ? -1 : 1,
  );
  const raised = new Set(byRest.slice(0, left).map(({ at }) => at));
  return shares.map(({ at, whole }) => (raised.has(at) ? whole + 1 : whole));
}
