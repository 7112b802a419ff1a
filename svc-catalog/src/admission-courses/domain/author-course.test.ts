import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payable } from './course.ts';
import { codeCandidate, codeFromName } from './course-code.ts';
import { createIdentifier } from './identify.ts';

describe('the amount to pay', () => {
  it('is the fee less the discount, to the paisa', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(10_000_000), (a, b) => {
        const [discount, fee] = [Math.min(a, b), Math.max(a, b)];
        expect(payable(fee / 100, discount / 100)).toBe((fee - discount) / 100);
      }),
    );
  });
});

describe('a code made from a name', () => {
  it.each([
    ['Dhaka University', 'DU'],
    ['  rajshahi   university of science ', 'RUOS'],
    ['ঢাকা বিশ্ববিদ্যালয়', 'DB'],
    ['গণিত', 'GNT'],
    ['৪৫ ৬', 'COURSE'],
    ['ঢাকা | Dhaka University Admission', 'DUA'],
    ['X', 'COURSE'],
  ])('of %s is %s', (name, code) => expect(codeFromName(name)).toBe(code));

  it('fits a path, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 9999 }), (name, attempt) => {
        expect(codeCandidate(codeFromName(name), attempt)).toMatch(/^[A-Z0-9-]{2,30}$/u);
      }),
    );
  });
});

describe('assigning ids', () => {
  it('uses each known id once and never an unknown one', () => {
    const pool = fc.constantFrom('k1', 'k2', 'k3', 'foreign', undefined);
    fc.assert(
      fc.property(fc.array(pool), (sent) => {
        let count = 0;
        const idOf = createIdentifier(['k1', 'k2', 'k3'], () => `new${(count += 1)}`);
        const given = sent.map((id) => idOf(id));
        expect(new Set(given).size).toBe(sent.length);
        expect(given).not.toContain('foreign');
        for (const known of ['k1', 'k2', 'k3'])
          expect(given.includes(known)).toBe(new Set<unknown>(sent).has(known));
      }),
    );
  });
});
