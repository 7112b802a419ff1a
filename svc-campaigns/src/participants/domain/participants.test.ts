import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entranceCodeOf } from './entrance-code.ts';
import { numberBetween } from './waiting-order.ts';

describe('what is scanned or typed at the entrance', () => {
  it.each([
    ['০০০০১২', { rollNumber: '000012' }],
    [' 12 ', { rollNumber: '000012' }],
    ['7k3m-9p2qxa', { checkInCode: '7K3M9P2QXA' }],
    ['https://school.example/check-in/7K3M9P2QXA', { checkInCode: '7K3M9P2QXA' }],
    ['https://school.example/check-in?code=7K3M9P2QXA', { checkInCode: '7K3M9P2QXA' }],
    ['Rahima', null],
    ['', null],
  ])('%s is %o', (text, expected) => {
    expect(entranceCodeOf(text)).toEqual(expected);
  });
});

describe('a number in the waiting list', () => {
  it('is between its neighbours, and at the end below the number of the next registration', () => {
    expect([numberBetween(null, 4), numberBetween(4, 5), numberBetween(4, null)]).toEqual([3, 4.5, 4.5]);
    assert(
      property(integer({ min: 1, max: 1_000_000 }), integer({ min: 1, max: 20 }), (last, moves) => {
        let end = last;
        for (let n = 0; n < moves; n += 1) {
          const next = numberBetween(end, null);
          expect(next).toBeGreaterThan(end);
          expect(next).toBeLessThan(last + 1);
          end = next ?? end;
        }
      }),
    );
  });

  it('is none where two neighbours leave no room', () => {
    expect(numberBetween(1, 1 + Number.EPSILON)).toBeNull();
  });
});
