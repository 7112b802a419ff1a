/**
 * An exact decimal, units × 10^-places. Floating point would lose marks: 0.1 + 0.2 is not 0.3,
 * and 1.005 rounds down.
 */
export interface Marks {
  readonly units: bigint;
  readonly places: number;
}

export const noMarks: Marks = { units: 0n, places: 0 };

/** Parsed numbers. A paper uses two or three of them, and many students submit it in the same second. */
const cache = new Map<number, Marks>();
const cacheLimit = 1000;

/** The decimal that the number is written as. */
export function marks(value: number): Marks {
  const found = cache.get(value);
  if (found !== undefined) return found;
  const read = readMarks(value);
  if (cache.size >= cacheLimit) cache.clear();
  cache.set(value, read);
  return read;
}

function readMarks(value: number): Marks {
  const [mantissa, exponent] = cut(String(value), 'e');
  const [whole, fraction] = cut(mantissa, '.');
  const places = fraction.length - Number(exponent);
  const zeros = BigInt(Math.max(-places, 0));
  return { units: BigInt(whole + fraction) * 10n ** zeros, places: Math.max(places, 0) };
}

/** The text before the mark and the text after it; without the mark all of it, and nothing. */
function cut(text: string, mark: string): readonly [before: string, after: string] {
  const at = text.indexOf(mark);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

export function add(one: Marks, other: Marks): Marks {
  // The usual question has either no marks or no cost.
  if (other.units === 0n) return one;
  const places = Math.max(one.places, other.places);
  return { units: unitsAt(one, places) + unitsAt(other, places), places };
}

export function negative(value: Marks): Marks {
  return { units: -value.units, places: value.places };
}

export function percentOf(value: Marks, percentage: number): Marks {
  const rate = marks(percentage);
  return { units: value.units * rate.units, places: value.places + rate.places + 2 };
}

export function product(value: Marks, factor: number): Marks {
  const by = marks(factor);
  return { units: value.units * by.units, places: value.places + by.places };
}

export function isAbove(one: Marks, other: Marks): boolean {
  return add(one, negative(other)).units > 0n;
}

/** Rounds to two decimals, halves away from zero: the one rounding of a score, at its very end. */
export function rounded(value: Marks): number {
  const places = Math.max(value.places, 2);
  const halves = (unitsAt(value, places) * 2n) / 10n ** BigInt(places - 2);
  // The remainder has the sign of the number.
  return Number((halves + (halves % 2n)) / 2n) / 100;
}

function unitsAt(value: Marks, places: number): bigint {
  return places === value.places ? value.units : value.units * 10n ** BigInt(places - value.places);
}
