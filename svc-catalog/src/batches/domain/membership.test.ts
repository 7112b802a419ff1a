import { describe, expect, it } from 'vitest';
import { freeSeat } from './free-seat.ts';
import { beginMove, joinBatch, leaveBatch, reasonOf, staysOf } from './membership.ts';

const joining = {
  _id: 'm',
  batchId: 'b',
  studentId: 's',
  joinedAt: '2026-01-01T00:00:00.000Z',
  movedFrom: null,
};
const leaving = {
  leftAt: '2026-02-01T00:00:00.000Z',
  movedTo: null,
  leftReason: 'Other hours',
  endsEnrolments: false,
};

describe('the places of a batch', () => {
  it('are given from the lowest, and not beyond the capacity', () => {
    expect(freeSeat(new Set(), 2)).toBe(1);
    expect(freeSeat(new Set([1]), 2)).toBe(2);
    expect(freeSeat(new Set([2]), 2)).toBe(1);
    expect(freeSeat(new Set([1, 2]), 2)).toBeNull();
  });

  it('are full when the capacity was lowered below the number of members', () => {
    expect(freeSeat(new Set([3, 4, 5]), 2)).toBeNull();
    expect(freeSeat(new Set([5]), 2)).toBe(1);
  });
});

describe('a membership', () => {
  it('gives its place back at its end, and takes another when the student comes back', () => {
    const first = joinBatch({ ...joining, seat: 1 }, null);
    const left = leaveBatch(first, leaving);
    expect(left).toMatchObject({ seat: null, seatKey: 'm', version: 2 });
    expect(left && leaveBatch(left, leaving)).toBeNull();
    const again = joinBatch({ ...joining, joinedAt: '2026-03-01T00:00:00.000Z', seat: 4 }, left);
    expect(again).toMatchObject({ seat: 4, seatKey: 'b.4', leftAt: null, version: 3 });
    expect(
      staysOf(again).map(({ joinedAt, leftAt }) => [joinedAt.slice(0, 10), leftAt?.slice(0, 10)]),
    ).toEqual([
      ['2026-03-01', undefined],
      ['2026-01-01', '2026-02-01'],
    ]);
  });

  it('is not ended without a reason', () => {
    expect(reasonOf(' Other\n hours ')).toBe('Other hours');
    expect(() => reasonOf(' \n ')).toThrow(expect.objectContaining({ code: 'catalog.batch.reason' }));
  });

  it('moves to one batch at a time, until the process that moved it was away for half a minute', () => {
    const moving = beginMove(joinBatch({ ...joining, seat: 1 }, null), 'x', 1000);
    expect(beginMove(moving, 'x', 1001).moving).toEqual({ batchId: 'x', at: 1001 });
    expect(() => beginMove(moving, 'y', 1001)).toThrow(
      expect.objectContaining({ code: 'catalog.batch.moving' }),
    );
    expect(beginMove(moving, 'y', 31_001).moving).toEqual({ batchId: 'y', at: 31_001 });
  });
});
