import type { Checkout } from '@pathshala/svc-catalog-contract/checkout';
import type { Coupon } from '@pathshala/svc-catalog-contract/coupons';
import type { FeeAccount } from '@pathshala/svc-catalog-contract/fees';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newStudent } from './pact-fee-states.ts';
import { startPaymentSimulator, type PaymentSimulator } from './payment-simulator.ts';
import { startCatalog } from './start-catalog.ts';

let catalog: Awaited<ReturnType<typeof startCatalog>>;
let simulator: PaymentSimulator;
beforeAll(async () => {
  simulator = await startPaymentSimulator();
  catalog = await startCatalog({ replace: () => ({ payments: simulator.accounts }) });
});
afterAll(async () => {
  await catalog.stop();
  await simulator.stop();
});

let numbers = 0;
const next = (word: string): string => `${word}${(numbers += 1)}`;

async function newCoupon(more: object = {}): Promise<string> {
  const limits = { maxUses: 10, maxPerStudent: 1, courseIds: [], endsOn: null, isActive: true };
  const coupon = { code: next('CUT'), percent: 10, amountPaisa: null, ...limits, ...more };
  return (await catalog.admin.post<Coupon>('/courses/coupons', coupon)).body.code;
}

const usedOf = async (code: string) =>
  (await catalog.admin.get<Coupon>(`/courses/coupons/${code}`)).body.used;

/** A student who is not enrolled, and a course of 1,000 taka. */
async function buyer(course?: string) {
  const created =
    course ?? (await catalog.createCourse({ courseCode: next('BUY'), enrollmentFee: 1000 }))._id;
  const studentId = await newStudent(catalog);
  const student = catalog.client.as({ role: 'student', userId: studentId, name: 'Rahima Begum' });
  const place = { studentId, courseId: created };
  return {
    ...place,
    student,
    quote: (code: string) =>
      student.post<{ nowPaisa: number; code: string }>('/courses/coupons/quotes', {
        courseId: created,
        code,
      }),
    use: (code: string) => student.post<{ code: string }>('/courses/coupons/uses', { ...place, code }),
    begin: (coupon?: string) =>
      student.post<{ checkoutId: string; code?: string }>('/courses/checkouts', {
        courseId: created,
        courseKind: 'admission',
        provider: 'bkash',
        ...(coupon !== undefined && { coupon }),
      }),
    back: async (id: string) =>
      (await student.post<Checkout>(`/courses/checkouts/own/${id}/confirmation`, { outcome: 'success' }))
        .body,
    account: async () => {
      await catalog.waitUntilIdle();
      const { body } = await catalog.admin.get<{ items: FeeAccount[] }>(
        `/courses/fees/accounts?studentId=${studentId}`,
      );
      return body.items[0];
    },
    enrolments: async () => {
      const { body } = await catalog.admin.get<{ total: number }>(
        `/courses/enrolments?studentId=${studentId}`,
      );
      return body.total;
    },
  };
}

async function passTime(minutes: number): Promise<void> {
  catalog.clock.advance(minutes * 60_000);
  await catalog.runJob('advance-checkouts');
  await catalog.runJob('finish-coupons');
}

describe('the quote of a coupon', () => {
  it('says the price before anything is paid, and counts nothing [FEE-06]', async () => {
    const code = await newCoupon({ maxUses: 1 });
    const { quote, account } = await buyer();
    for (let times = 0; times < 3; times += 1) {
      expect(await quote(` ${code.toLowerCase()} `)).toMatchObject({
        status: 200,
        body: { pricePaisa: 100_000, discountPaisa: 10_000, leftPaisa: 90_000, nowPaisa: 90_000 },
      });
    }
    expect(await usedOf(code)).toBe(0);
    expect(await account()).toBeUndefined();
  });

  it('says that the coupon is used up, over, for another course, or of no use [FEE-06]', async () => {
    const { quote, courseId } = await buyer();
    const once = await newCoupon({ maxUses: 1 });
    expect((await (await buyer(courseId)).begin(once)).status).toBe(201);
    const refusals = [
      ['catalog.coupon.finished', once],
      ['catalog.coupon.over', await newCoupon({ isActive: false })],
      ['catalog.coupon.other-course', await newCoupon({ courseIds: ['other'] })],
      ['catalog.coupon.not-found', 'UNKNOWN'],
    ] as const;
    for (const [expected, code] of refusals) expect((await quote(code)).body.code).toBe(expected);
    const free = await catalog.createCourse({ courseCode: next('FREE') });
    expect((await (await buyer(free._id)).quote(await newCoupon())).body.code).toBe(
      'catalog.ledger.nothing-to-discount',
    );
    expect((await (await buyer('none')).quote(once)).status).toBe(404);
  });

  it('is of the first instalment where the price is paid in parts [FEE-06]', async () => {
    const { quote, courseId } = await buyer();
    const plan = { planName: 'Months', pricePaisa: 100_000, kind: 'monthly', months: 4, dayOfMonth: 5 };
    await catalog.admin.put(`/courses/fees/plans/${courseId}`, { plans: [plan] });
    expect((await quote(await newCoupon())).body).toMatchObject({ leftPaisa: 90_000, nowPaisa: 22_500 });
  });
});

describe('a course that is bought with a coupon', () => {
  it('costs the reduced price, and uses the coupon once it is paid [FEE-06]', async () => {
    const code = await newCoupon();
    const { begin, back, account, enrolments, use } = await buyer();
    const { checkoutId } = (await begin(code)).body;
    expect(simulator.of(checkoutId).amountPaisa).toBe(90_000);
    expect(await account()).toBeUndefined();
    simulator.agree(checkoutId);
    expect(await back(checkoutId)).toMatchObject({ state: 'paid', isEnrolled: true, amountPaisa: 90_000 });
    expect(await enrolments()).toBe(1);
    expect(await account()).toMatchObject({ discountPaisa: 10_000, paidPaisa: 90_000, balancePaisa: 0 });
    await passTime(90);
    expect(await usedOf(code)).toBe(1);
    expect((await use(code)).body.code).toBe('catalog.coupon.used');
  });

  it('reserves the coupon exactly as often as it may be used, and frees it when nobody pays [FEE-06]', async () => {
    const code = await newCoupon({ maxUses: 3 });
    const { courseId } = await buyer();
    const buyers = await Promise.all(Array.from({ length: 12 }, () => buyer(courseId)));
    const begun = await Promise.all(buyers.map(({ begin }) => begin(code)));
    expect(begun.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(new Set(begun.flatMap(({ body }) => body.code ?? []))).toEqual(
      new Set(['catalog.coupon.finished']),
    );
    expect(await usedOf(code)).toBe(3);
    for (let times = 0; times < 6; times += 1) await passTime(20);
    expect(await usedOf(code)).toBe(0);
    expect((await buyers[0]?.quote(code))?.status).toBe(200);
  });

  it('sends late money back when the coupon is used up by then, and enrols by it otherwise [FEE-06]', async () => {
    const code = await newCoupon({ maxUses: 1 });
    const [late, other] = [await buyer(), await buyer()];
    const { checkoutId } = (await late.begin(code)).body;
    simulator.agree(checkoutId, 'late');
    await late.back(checkoutId);
    for (let times = 0; times < 6; times += 1) await passTime(20);
    const second = (await other.begin(code)).body.checkoutId;
    simulator.agree(second);
    expect(await other.back(second)).toMatchObject({ state: 'paid' });
    simulator.arrive(checkoutId);
    for (let times = 0; times < 8; times += 1) await passTime(300);
    expect(await late.student.get(`/courses/checkouts/own/${checkoutId}`)).toMatchObject({
      body: { state: 'refunded', reason: 'coupon' },
    });
    expect(await usedOf(code)).toBe(1);
    expect(await late.enrolments()).toBe(0);
  });

  it('is enrolled in at once by a coupon that pays everything, and by no other [FEE-06]', async () => {
    const all = await newCoupon({ percent: 100 });
    const half = await newCoupon({ percent: 50 });
    const { begin, quote, use, enrolments, account } = await buyer();
    expect((await quote(all)).body).toMatchObject({ leftPaisa: 0, nowPaisa: 0 });
    expect((await begin(all)).body.code).toBe('catalog.claim-free');
    expect((await use(half)).body.code).toBe('catalog.fees.account-not-found');
    expect((await use(all)).status).toBe(201);
    expect(await enrolments()).toBe(1);
    expect(await account()).toMatchObject({ discountPaisa: 100_000, balancePaisa: 0 });
    expect(await usedOf(all)).toBe(1);
    expect(await usedOf(half)).toBe(0);
  });

  it('asks after an enrolment that ended only for what will be charged', async () => {
    const { begin, back, studentId, student, courseId } = await buyer();
    const { checkoutId } = (await begin()).body;
    simulator.agree(checkoutId);
    await back(checkoutId);
    const { body } = await catalog.admin.get<{ items: { _id: string }[] }>(
      `/courses/enrolments?studentId=${studentId}`,
    );
    await catalog.admin.put(`/courses/enrolments/${body.items[0]?._id}/end`, { reason: 'A break' });
    await catalog.waitUntilIdle();
    const list = { planName: 'New', kind: 'once', pricePaisa: 130_000, dueAfterDays: 0 };
    await catalog.admin.put(`/courses/fees/plans/${courseId}`, { plans: [list] });
    expect(await student.get(`/courses/checkouts/offers/${courseId}`)).toMatchObject({
      body: { amountPaisa: 30_000 },
    });
  });
});
