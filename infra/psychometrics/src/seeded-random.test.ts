import { describe, expect, it } from 'vitest';
import { seededNormal, seededRandom } from './seeded-random.ts';

const drawn = (seed: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: 10_000 }, random);
};
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('seeded numbers', () => {
  it('are the same for a seed and others for another', () => {
    expect(drawn(4)).toEqual(drawn(4));
    expect(drawn(4)).not.toEqual(drawn(5));
  });

  it('are spread evenly from 0 to below 1', () => {
    const values = drawn(1);
    expect(values.every((value) => value >= 0 && value < 1)).toBe(true);
    const tenths = Array.from({ length: 10 }, (_, tenth) =>
      values.filter((value) => Math.floor(value * 10) === tenth),
    );
    for (const { length } of tenths) expect(Math.abs(length - 1000)).toBeLessThan(130);
  });

  it('can be standard normal', () => {
    const normal = seededNormal(seededRandom(2));
    const values = Array.from({ length: 10_000 }, normal);
    expect(Math.abs(meanOf(values))).toBeLessThan(0.04);
    expect(Math.abs(meanOf(values.map((value) => value * value)) - 1)).toBeLessThan(0.06);
  });
});
