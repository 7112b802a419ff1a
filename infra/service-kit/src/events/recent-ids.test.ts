import { expect, it } from 'vitest';
import { createRecentIds } from './recent-ids.ts';

it('the ids that were added last are known, as many as the limit, and no earlier one', () => {
  const recent = createRecentIds(3);
  const known = () => ['a', 'b', 'c', 'd', 'e'].filter((id) => recent.has(id)).join('');
  expect(known()).toBe('');
  const seen = ['a', 'b', 'c', 'd', 'e'].map((id) => {
    recent.add(id);
    return known();
  });
  expect(seen).toEqual(['a', 'ab', 'abc', 'bcd', 'cde']);
});

it('an id that comes again takes the place of no other', () => {
  const recent = createRecentIds(2);
  for (const id of ['a', 'b', 'b', 'a', 'b']) recent.add(id);
  expect(['a', 'b'].map((id) => recent.has(id))).toEqual([true, true]);
});
