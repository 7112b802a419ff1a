import { describe, expect, it } from 'vitest';
import { oftenUsed, withVisit } from './entry-uses.ts';

const entries = ['a', 'b', 'c', 'd', 'e', 'f'].map((path) => ({ path }));

describe('entries of the menu that are often used', () => {
  it('are four at most, the most used first, none that was opened once or twice, and none that is gone', () => {
    const uses = { a: 2, b: 3, c: 9, d: 4, e: 5, f: 3, gone: 50 };
    expect(oftenUsed(entries, uses).map(({ path }) => path)).toEqual(['c', 'e', 'd', 'b']);
    expect(oftenUsed(entries, {})).toEqual([]);
  });

  it('follow a habit that changes: earlier visits lose their weight', () => {
    let uses: Readonly<Record<string, number>> = {};
    for (let visit = 0; visit < 150; visit += 1) uses = withVisit(uses, 'a');
    for (let visit = 0; visit < 120; visit += 1) uses = withVisit(uses, 'b');
    expect(oftenUsed(entries, uses)[0]?.path).toBe('b');
  });
});
