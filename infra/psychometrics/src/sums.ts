/** The sum of `term(0)` to `term(length - 1)`. */
export function sumOver(length: number, term: (index: number) => number): number {
  let sum = 0;
  for (let index = 0; index < length; index += 1) sum += term(index);
  return sum;
}

export function total(values: readonly number[]): number {
  return sumOver(values.length, (index) => values[index]!);
}

/** Running sums: element i is the sum of elements 0 to i. */
export function cumulative(values: readonly number[]): readonly number[] {
  let sum = 0;
  return values.map((value) => (sum += value));
}

/** `length` values from `first` to `last` at equal distances. */
export function evenlySpaced(first: number, last: number, length: number): readonly number[] {
  return Array.from({ length }, (_, index) => first + ((last - first) * index) / (length - 1));
}

/** Standard normal densities at the points, scaled to the sum 1. */
export function normalWeights(points: readonly number[]): readonly number[] {
  const densities = points.map((point) => Math.exp(-(point * point) / 2));
  const sum = total(densities);
  return densities.map((density) => density / sum);
}
