import { describe, expect, it } from 'vitest';
import { forEachSettled } from './for-each-settled.ts';

describe('a step for each item', () => {
  it('is taken for the others where it fails for one, and the failure is reported', async () => {
    const done: number[] = [];
    const steps = forEachSettled([1, 2, 3], async (number) => {
      if (number === 2) throw new Error('the step of 2');
      done.push(number);
    });
    await expect(steps).rejects.toThrow('the step of 2');
    expect(done).toEqual([1, 3]);
  });

  it('reports all failures', async () => {
    const steps = forEachSettled([1, 2, 3], async (number) => {
      if (number > 1) throw new Error(`the step of ${number}`);
    });
    await expect(steps).rejects.toMatchObject({
      message: '2 steps failed',
      errors: [new Error('the step of 2'), new Error('the step of 3')],
    });
  });

  it('ends well where none fails', async () => {
    await expect(forEachSettled([1], async () => undefined)).resolves.toBeUndefined();
  });
});
