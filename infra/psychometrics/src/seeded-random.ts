/**
 * Returns a generator of numbers from 0 to below 1 that follow from a seed: the small fast counting generator (sfc32),
 * whose first outputs are dropped to mix the seed.
 */
export function seededRandom(seed: number): () => number {
  const state = Uint32Array.of(0x9e3779b9, 0x243f6a88, seed, 1);
  const next = () => {
    const [a, b, c, counter] = state as unknown as [number, number, number, number];
    const sum = (a + b + counter) >>> 0;
    state[3] = counter + 1;
    state[0] = b ^ (b >>> 9);
    state[1] = c + (c << 3);
    state[2] = ((c << 21) | (c >>> 11)) + sum;
    return sum / 2 ** 32;
  };
  for (let index = 0; index < 15; index += 1) next();
  return next;
}

/** Standard normal numbers, by the method of Box and Muller. */
export function seededNormal(random: () => number): () => number {
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
