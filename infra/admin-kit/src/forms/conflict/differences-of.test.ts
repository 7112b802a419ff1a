import { describe, expect, it } from 'vitest';
import { differencesOf } from './differences-of.ts';

const byPath = { labelOf: (path: string) => path };

describe('the differences of two versions', () => {
  it('names the places whose values differ, and no other', () => {
    const mine = { name: 'Dhaka', fee: '100', lists: ['a', 'b'], isOpen: true };
    const theirs = { name: 'Dhaka', fee: '90', lists: ['a', 'c'], isOpen: false };
    expect(differencesOf(mine, theirs, byPath)).toEqual([
      { id: 'fee', label: 'fee', mine: '100', theirs: '90' },
      { id: 'lists.1', label: 'lists.1', mine: 'b', theirs: 'c' },
      { id: 'isOpen', label: 'isOpen', mine: '✓', theirs: '✗' },
    ]);
  });

  it('does not count keys of the page, ids, or the sort of a number', () => {
    expect(
      differencesOf({ key: '1', _id: 'a', year: 2024 }, { key: '2', _id: 'b', year: '2024' }, byPath),
    ).toEqual([]);
  });

  it('matches entries by their id, wherever they stand', () => {
    const mine = { units: [{ _id: 'b', name: 'B' }, { name: 'new' }] };
    const theirs = {
      units: [
        { _id: 'a', name: 'A' },
        { _id: 'b', name: 'B2' },
      ],
    };
    expect(differencesOf(mine, theirs, byPath)).toEqual([
      { id: 'units.0.name', label: 'units.0.name', mine: 'B', theirs: 'B2' },
      { id: 'units.1', label: 'units.1', mine: 'new', theirs: '' },
      { id: '+units.0', label: 'units.0', mine: '', theirs: 'A' },
    ]);
  });

  it('shows a changed order once, as both orders', () => {
    const [a, b] = [
      { _id: 'a', name: 'A' },
      { _id: 'b', name: 'B' },
    ];
    expect(differencesOf({ units: [b, a] }, { units: [a, b] }, byPath)).toEqual([
      { id: 'units', label: 'units', mine: 'B · A', theirs: 'A · B' },
    ]);
  });

  it('omits paths without a label', () => {
    const labelOf = (path: string) => (path === 'rev' ? undefined : path);
    expect(differencesOf({ rev: 1 }, { rev: 2 }, { labelOf })).toEqual([]);
  });
});
