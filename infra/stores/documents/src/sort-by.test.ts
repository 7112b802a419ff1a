import { describe, expect, it } from 'vitest';
import { sortBy } from './sort-by.ts';

const fields = { name: 'nameKey', newest: 'createdAt' };

describe('sorting by the names of the API', () => {
  it.each([
    ['name', { nameKey: 1, _id: 1 }],
    ['-name', { nameKey: -1, _id: -1 }],
    ['newest', { createdAt: -1, _id: -1 }],
    ['-newest', { createdAt: 1, _id: 1 }],
  ])('makes of %s the sort %o', (sort, expected) => expect(sortBy(sort, fields)).toEqual(expected));

  it('falls back to the id for an unknown name', () => {
    expect(sortBy('colour', fields)).toEqual({ _id: 1 });
  });
});
