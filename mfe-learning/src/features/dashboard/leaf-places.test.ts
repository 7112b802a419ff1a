import { describe, expect, it } from 'vitest';
import { leafPlaces, maxLeaves } from './leaf-places.ts';

describe('the leaves of the tree', () => {
  it('keep their places when another one comes, each its own, inside the drawing', () => {
    const all = leafPlaces(500);
    expect(all).toHaveLength(maxLeaves);
    expect(leafPlaces(7)).toEqual(all.slice(0, 7));
    expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(maxLeaves);
    for (const { x, y } of all) {
      expect(x).toBeGreaterThan(10);
      expect(x).toBeLessThan(190);
      expect(y).toBeGreaterThan(8);
      expect(y).toBeLessThan(104);
    }
  });
});
