import { describe, expect, it } from 'vitest';
import { Opaque } from '../opaque.ts';
import { mergeVersions } from './merge-versions.ts';

describe('keeping my changes over a version that somebody else stored', () => {
  it('keeps the fields that I changed and takes all others as they are stored', () => {
    const base = { title: 'Physics', teacher: 'Karim', duration: 60, address: { town: 'Dhaka', road: '1' } };
    const mine = { ...base, teacher: 'Rahima', address: { town: 'Dhaka', road: '2' } };
    const theirs = { ...base, duration: 90, address: { town: 'Sylhet', road: '1' } };
    expect(mergeVersions({ base, mine, theirs })).toEqual({
      title: 'Physics',
      teacher: 'Rahima',
      duration: 90,
      address: { town: 'Sylhet', road: '2' },
    });
  });

  it('takes mine where both changed the same field', () => {
    expect(mergeVersions({ base: { a: 1 }, mine: { a: 2 }, theirs: { a: 3 } })).toEqual({ a: 2 });
  });

  it('matches the entries of a list by their id, with what both added and removed', () => {
    const [a, b, c] = [
      { key: '1', _id: 'a', name: 'A' },
      { key: '2', _id: 'b', name: 'B' },
      { key: '3', _id: 'c', name: 'C' },
    ];
    const base = [a, b, c];
    const mine = [{ ...a, name: 'A2' }, b, { key: 'new', name: 'mine' }];
    const theirs = [
      { ...a, key: '7' },
      { ...c, key: '9' },
      { key: '10', _id: 'd', name: 'theirs' },
    ];
    expect(mergeVersions<unknown>({ base, mine, theirs })).toEqual([
      { key: '1', _id: 'a', name: 'A2' },
      { key: 'new', name: 'mine' },
      { key: '10', _id: 'd', name: 'theirs' },
    ]);
  });

  it('does not lose an entry that one changed and the other removed', () => {
    const [a, b] = [
      { _id: 'a', name: 'A' },
      { _id: 'b', name: 'B' },
    ];
    const merged = mergeVersions<unknown>({ base: [a, b], mine: [a], theirs: [{ ...b, name: 'B2' }] });
    expect(merged).toEqual([{ ...b, name: 'B2' }]);
  });

  it('looks into opaque values, and treats a list without ids as one value', () => {
    const base = { units: [{ _id: 'u', name: 'A', years: 1 }], tags: ['x', 'y'] };
    const mine = { units: new Opaque<unknown>([{ _id: 'u', name: 'A2', years: 1 }]), tags: ['x', 'y'] };
    const theirs = { units: new Opaque<unknown>([{ _id: 'u', name: 'A', years: 2 }]), tags: ['x', 'z'] };
    const merged = mergeVersions({ base, mine, theirs });
    expect(JSON.parse(JSON.stringify(merged))).toEqual({
      units: [{ _id: 'u', name: 'A2', years: 2 }],
      tags: ['x', 'z'],
    });
  });
});
