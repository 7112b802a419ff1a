export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, min: sorted[0] ?? 0, max: sorted.at(-1) ?? 0 };
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const rounded = (value: number) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

/** `1.23 (1.10 to 1.40)`; a spread over 1.5 is not a valid measurement (goals.md). */
export function formatSpread({ median, min, max }: Spread): string {
  const range = `${rounded(median)} (${rounded(min)} to ${rounded(max)})`;
  return max / min > 1.5 ? `${range}, spread too wide: not measured` : range;
}
