/** Random numbers that are the same at each run with the same seed. */
export interface SeededRandom {
  /** Returns a number from 0 to below 1. */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  whole(from: number, to: number): number;
  /** Bell-shaped around 0, with a standard deviation of 1. */
  normal(): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** Returns so many different items, in a random order. */
  some<Item>(items: readonly Item[], count: number): readonly Item[];
  /** A generator of its own for this name: what one story draws does not change another. */
  fork(name: string): SeededRandom;
}

function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
}

/** The generator mulberry32: small, and even enough for a sample. */
export function createSeededRandom(seed: string): SeededRandom {
  let state = hashOf(seed);
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const shuffled = <Item>(items: readonly Item[]): Item[] =>
    items
      .map((item) => ({ item, order: next() }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ item }) => item);
  return {
    next,
    whole,
    // The sum of twelve even numbers, less its mean.
    normal: () => Array.from({ length: 12 }, next).reduce((sum, one) => sum + one, -6),
    chance: (probability) => next() < probability,
    pick(items) {
      const item = items[whole(0, items.length - 1)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
    some: (items, count) => shuffled(items).slice(0, count),
    fork: (name) => createSeededRandom(`${seed} ${name}`),
  };
}
