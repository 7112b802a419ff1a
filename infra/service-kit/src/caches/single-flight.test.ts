import { describe, expect, it } from 'vitest';
import { singleFlight } from './single-flight.ts';

describe('reading in a single flight', () => {
  it('answers concurrent calls with one read, and reads again afterwards', async () => {
    let reads = 0;
    const read = singleFlight(async (id) => `${id} ${(reads += 1)}`);
    expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual(['a 1', 'a 1', 'b 2']);
    expect(await read('a')).toBe('a 3');
  });

  it('rejects all concurrent calls on a failure, and does not cache it', async () => {
    let isAway = true;
    const read = singleFlight(async () => {
      if (isAway) throw new Error('away');
      return 'found';
    });
    const both = await Promise.allSettled([read('a'), read('a')]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isAway = false;
    expect(await read('a')).toBe('found');
  });
});
