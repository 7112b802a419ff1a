import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareValues } from '../mongo-semantics/order.ts';
import { orderedBytes } from './ordered-bytes.ts';

const scalar = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value)),
  fc.string({ unit: fc.constantFrom('a', 'b', '\0', '\u0001', 'ক', '😀', '\uffff') }),
);
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    scalar,
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'ab', 'b'), tie('any'), { maxKeys: 3 }),
  ),
})).any;

describe('the ordered encoding of values', () => {
  it('compares as the values do', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(Math.sign(Buffer.compare(orderedBytes(a), orderedBytes(b)))).toBe(
          Math.sign(compareValues(a, b)),
        );
      }),
      { numRuns: 5_000 },
    );
  });

  it('sorts an empty object before one with a null field', () => {
    expect(Buffer.compare(orderedBytes({}), orderedBytes({ c: null }))).toBe(-1);
  });
});
