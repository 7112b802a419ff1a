import { describe, expect, it } from 'vitest';
import { ranksOf } from './ranks.ts';

describe('the ranks of courses', () => {
  it('count down from the first one', () => {
    expect(ranksOf(['b', 'a'], ['a', 'b'])).toEqual([
      { id: 'b', rank: 2 },
      { id: 'a', rank: 1 },
    ]);
  });

  it.each([
    ['leaves out a course', ['a']],
    ['names one twice', ['a', 'a']],
    ['names one that is not there', ['a', 'c']],
    ['names more than there are', ['a', 'b', 'c']],
  ])('are none where the order %s', (_, ids) => {
    expect(() => ranksOf(ids, ['a', 'b'])).toThrow(
      expect.objectContaining({ code: 'catalog.order-outdated' }),
    );
  });
});
