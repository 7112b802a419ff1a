import { describe, expect, it } from 'vitest';
import { mapInBatches } from './map-in-batches.ts';

const numbers = Array.from({ length: 7 }, (_, index) => index);

describe('a step for every item, in parts', () => {
  it('is applied to so many items at once, and returns the results in their order', async () => {
    const running = { now: 0, highest: 0 };
    const doubled = await mapInBatches(numbers, 3, async (number) => {
      running.now += 1;
      running.highest = Math.max(running.highest, running.now);
      await new Promise((resolve) => setTimeout(resolve, 7 - number));
      running.now -= 1;
      return number * 2;
    });
    expect(doubled).toEqual([0, 2, 4, 6, 8, 10, 12]);
    expect(running).toEqual({ now: 0, highest: 3 });
  });

  it('ends with the part in which a step fails, after its other steps', async () => {
    const ended: number[] = [];
    const failing = mapInBatches(numbers, 3, async (number) => {
      if (number === 3) throw new Error('the step of 3');
      await new Promise((resolve) => setTimeout(resolve, 5));
      ended.push(number);
    });
    await expect(failing).rejects.toThrow('the step of 3');
    expect(ended).toEqual([0, 1, 2, 4, 5]);
  });

  it('does nothing without items', async () => {
    expect(await mapInBatches([], 3, () => Promise.reject(new Error('called')))).toEqual([]);
  });
});
