import { describe, expect, it } from 'vitest';
import { oneReadAtATime } from './one-read-at-a-time.ts';

describe('one read at a time', () => {
  it('answers calls that meet with one reading, and reads anew afterwards', async () => {
    let reads = 0;
    const read = oneReadAtATime(async (id) => `${id} ${(reads += 1)}`);
    expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual(['a 1', 'a 1', 'b 2']);
    expect(await read('a')).toBe('a 3');
  });

  it('tells all of them of a failure, and keeps none', async () => {
    let isAway = true;
    const read = oneReadAtATime(async () => {
      if (isAway) throw new Error('away');
      return 'found';
    });
    const both = await Promise.allSettled([read('a'), read('a')]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isAway = false;
    expect(await read('a')).toBe('found');
  });
});
