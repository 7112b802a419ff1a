import { describe, expect, it } from 'vitest';
import { createNewId } from './new-id.ts';

describe('a new id', () => {
  it('has 24 hexadecimal digits and sorts by time, also within one millisecond', () => {
    let time = Date.parse('2026-01-15T10:00:00Z');
    const newId = createNewId(() => time);
    const ids = Array.from({ length: 2000 }, (_, index) => {
      if (index % 500 === 0) time += 1;
      return newId();
    });
    expect(ids.every((id) => /^[0-9a-f]{24}$/.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(2000);
    expect(ids.toSorted()).toEqual(ids);
  });

  it('differs from what another process makes in the same millisecond', () => {
    const now = () => 1_768_471_200_000;
    const others = Array.from({ length: 500 }, () => createNewId(now)());
    expect(new Set(others).size).toBe(500);
  });
});
