import { assert, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutName } from './account-registration.ts';
import { beginRegistration, confirmPlace } from './registration.ts';
import { chooseName, rank } from './ranking.ts';
import { orderOf } from './standing.ts';

const contact = {
  basicInfo: { fullName: 'Mim Akter', email: 'mim@example.com', mobile: '01712345678' },
  emailKey: 'mim@example.com',
  mobileKey: '8801712345678',
  addressKey: 'mim@example.com',
};
const begun = beginRegistration({
  _id: 'r1',
  campaignId: 'c1',
  studentId: 's1',
  contact,
  language: 'en',
  showsName: true,
  confirmBy: null,
  isAddressProved: true,
  personKeys: ['mailbox', 'number'],
  network: null,
  link: { nonce: 'n', hash: 'h' },
  checkInCode: '01A2B3C4D5',
  now: '2026-02-01T06:00:00.000Z',
});
const registered = confirmPlace(begun, '000001', 0) ?? begun;
const result = { resultId: 'a1', score: 12.5, totalMarks: 30, durationMs: 60_000, scoreVersion: 1 };

describe('the order of merit', () => {
  const marks = integer({ min: -10_000_000, max: 10_000_000 }).map((hundredths) => hundredths / 100);
  const time = integer({ min: 0, max: 36_000_000 });

  it('puts more marks first, and less time among equal marks', () => {
    assert(
      property(tuple(marks, time), tuple(marks, time), ([scoreA, timeA], [scoreB, timeB]) => {
        const bySeconds = Math.ceil(timeA / 1000) - Math.ceil(timeB / 1000);
        const expected = scoreA === scoreB ? bySeconds : scoreB - scoreA;
        const orderA = orderOf({ score: scoreA, durationMs: timeA });
        const orderB = orderOf({ score: scoreB, durationMs: timeB });
        expect(Math.sign(orderA - orderB)).toBe(Math.sign(expected));
      }),
    );
  });

  it('is a safe integer and never negative', () => {
    assert(
      property(marks, time, (score, durationMs) => {
        const order = orderOf({ score, durationMs });
        expect(Number.isSafeInteger(order) && order >= 0).toBe(true);
      }),
    );
  });

  it('follows the merit score where there is one', () => {
    const [one, other] = [
      { score: 60, durationMs: 1000 },
      { score: 70, durationMs: 1000 },
    ];
    expect(orderOf({ ...one, meritScore: 155 })).toBeLessThan(orderOf({ ...other, meritScore: 150 }));
    expect(orderOf({ ...one, meritScore: 200_000 })).toBeGreaterThanOrEqual(0);
  });

  it('shares a rank between equal marks in the same second', () => {
    expect(orderOf({ score: 5, durationMs: 61_001 })).toBe(orderOf({ score: 5, durationMs: 62_000 }));
  });
});

describe('a registration and its result', () => {
  it('stores a version of the score once, in any order', () => {
    const corrected = { ...result, score: 15, scoreVersion: 2 };
    const ranked = rank(registered, corrected);
    expect(ranked?.standing).toMatchObject({ score: 15, scoreVersion: 2 });
    expect(ranked && rank(ranked, result)).toBeNull();
    expect(ranked && rank(ranked, corrected)).toBeNull();
  });

  it('shows the name by choice only, and never after the account is deleted', () => {
    expect(chooseName(registered, 'name')).toBeNull();
    expect(chooseName(registered, 'roll')).toMatchObject({ showsName: false, nameShown: 'roll' });
    expect(chooseName(registered, 'initials')).toMatchObject({ showsName: false, nameShown: 'initials' });
    expect(withoutName(registered)?.showsName).toBe(false);
  });
});
