import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropFirst, dropLast, duesOf, sumOf } from '../../ledger/domain/dues.ts';
import { addDays, dayOfLaterMonth, daysBetween } from '@pathshala/rules/calendar-days';
import { type Plan, requireSoundPlans, scheduleOf } from './plan.ts';

const paisa = fc.integer({ min: 1, max: 100_000_000 });
const day = fc.integer({ min: 0, max: 5_000 }).map((days) => addDays('2024-01-01', days));
const facts = { planId: 'p', planName: 'Plan' };

const plan: fc.Arbitrary<Plan> = fc.oneof(
  fc.record({ pricePaisa: paisa, dueAfterDays: fc.integer({ min: 0, max: 60 }) }).map((one) => ({
    ...facts,
    kind: 'once' as const,
    ...one,
  })),
  fc
    .record({
      pricePaisa: paisa,
      months: fc.integer({ min: 1, max: 24 }),
      dayOfMonth: fc.integer({ min: 1, max: 31 }),
    })
    .map((one) => ({ ...facts, kind: 'monthly' as const, ...one })),
  fc
    .array(fc.record({ dueOn: day, amountPaisa: paisa }), { minLength: 1, maxLength: 12 })
    .map((instalments) => ({
      ...facts,
      kind: 'instalments' as const,
      instalments,
      pricePaisa: sumOf(instalments),
    })),
);

describe('the schedule of a plan', () => {
  it('adds up to the price, is never due before the enrolment, and rises for months [FEE-01]', () => {
    fc.assert(
      fc.property(plan, day, (one, enrolledOn) => {
        const schedule = scheduleOf(one, enrolledOn);
        expect(sumOf(schedule)).toBe(one.pricePaisa);
        expect(schedule.every(({ dueOn }) => dueOn >= enrolledOn)).toBe(true);
        const days = schedule.map(({ dueOn }) => dueOn);
        const rising = one.kind === 'monthly' ? [...new Set(days)].toSorted() : days;
        expect(days).toEqual(rising);
      }),
    );
  });

  it('ends a short month on its last day [FEE-01]', () => {
    expect([1, 2, 3, 13].map((months) => dayOfLaterMonth('2027-01-15', months, 31))).toEqual([
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2028-02-29',
    ]);
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  });

  it('refuses instalments whose sum differs from the price, and says both [FEE-01]', () => {
    const instalments = [
      { dueOn: '2027-01-01', amountPaisa: 50_000 },
      { dueOn: '2027-02-01', amountPaisa: 49_999 },
    ];
    const wrong: Plan = { ...facts, kind: 'instalments', pricePaisa: 100_000, instalments };
    expect(() => requireSoundPlans([wrong])).toThrow(
      expect.objectContaining({
        code: 'catalog.fees.plan-sum',
        detail: expect.objectContaining({ params: { sum: 999.99, price: 1000 } }),
      }),
    );
    expect(() => requireSoundPlans([{ ...wrong, pricePaisa: 99_999 }])).not.toThrow();
  });
});

describe('the dues of a schedule', () => {
  it('are the price less the discount, and payments fill the earliest first [FEE-01]', () => {
    fc.assert(
      fc.property(plan, day, fc.tuple(fc.nat(100), fc.nat(130)), (one, enrolledOn, [off, paid]) => {
        const schedule = scheduleOf(one, enrolledOn);
        const discountPaisa = Math.floor((one.pricePaisa * off) / 100);
        const paidPaisa = Math.floor((one.pricePaisa * paid) / 100);
        const dues = duesOf({ schedule, discountPaisa, paidPaisa });
        const owed = one.pricePaisa - discountPaisa;
        expect(sumOf(dues)).toBe(owed);
        expect(dues.reduce((sum, due) => sum + due.paidPaisa, 0)).toBe(Math.min(owed, paidPaisa));
        const firstOpen = dues.findIndex((due) => due.paidPaisa < due.amountPaisa);
        const after = firstOpen === -1 ? [] : dues.slice(firstOpen + 1);
        expect(after.every((due) => due.paidPaisa === 0)).toBe(true);
      }),
    );
  });

  it('lose an exact amount at the end or at the beginning', () => {
    fc.assert(
      fc.property(plan, day, fc.nat(100), (one, enrolledOn, share) => {
        const schedule = scheduleOf(one, enrolledOn);
        const dropped = Math.floor((one.pricePaisa * share) / 100);
        expect(sumOf(dropLast(schedule, dropped))).toBe(one.pricePaisa - dropped);
        expect(sumOf(dropFirst(schedule, dropped))).toBe(one.pricePaisa - dropped);
      }),
    );
  });
});
