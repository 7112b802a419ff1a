import type { Coupon } from '@pathshala/svc-catalog-contract/coupons';
import type { FeeAccount } from '@pathshala/svc-catalog-contract/fees';
import type { LedgerEntry } from '@pathshala/svc-catalog-contract/ledger';
import { crashingStore } from '@pathshala/service-testing/crashing-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newStudent } from './pact-fee-states.ts';
import { startCatalog } from './start-catalog.ts';

const { wrap, crashAt, restart } = crashingStore();
let catalog: Awaited<ReturnType<typeof startCatalog>>;
beforeAll(async () => {
  catalog = await startCatalog({ replace: ({ documents }) => ({ documents: wrap(documents) }) });
});
afterAll(() => catalog.stop());

let numbers = 0;
const next = (word: string): string => `${word}${(numbers += 1)}`;

const create = (more: object = {}) =>
  catalog.admin.post<Coupon>('/courses/coupons', {
    code: next('SAVE'),
    percent: 10,
    amountPaisa: null,
    maxUses: 10,
    maxPerStudent: 1,
    courseIds: [],
    endsOn: null,
    isActive: true,
    ...more,
  });

async function newCourse(): Promise<string> {
  return (await catalog.createCourse({ courseCode: next('CUT'), enrollmentFee: 1000 }))._id;
}

/** A student who owes 999 of 1,000 taka. */
async function owing(courseId: string, student?: string): Promise<string> {
  const studentId = student ?? (await newStudent(catalog));
  const payment = { studentId, courseId, amountPaisa: 100, method: 'cash', key: next('cash-key-') };
  await catalog.admin.post('/courses/ledger/payments', payment);
  return studentId;
}

const use = (studentId: string, courseId: string, code: string) =>
  catalog.client
    .as({ role: 'student', userId: studentId })
    .post<LedgerEntry>('/courses/coupons/uses', { studentId, courseId, code });

async function discountsOf(studentId: string): Promise<readonly number[]> {
  const { body } = await catalog.admin.get<{ items: FeeAccount[] }>(
    `/courses/fees/accounts?studentId=${studentId}`,
  );
  return body.items.map(({ discountPaisa }) => discountPaisa);
}

const usedOf = async (code: string) =>
  (await catalog.admin.get<Coupon>(`/courses/coupons/${code}`)).body.used;

describe('a coupon', () => {
  it('reduces the fees by its percentage, in any spelling of its code [FEE-03]', async () => {
    const { body: coupon } = await create({ code: 'eid-২০২৬ ' });
    expect(coupon.code).toBe('EID-2026');
    const courseId = await newCourse();
    const studentId = await owing(courseId);
    const student = catalog.client.as({ role: 'student', userId: studentId });
    const form = { studentId, courseId, code: 'Eid-2026' };
    expect(await student.post('/courses/coupons/uses', form)).toMatchObject({
      status: 201,
      body: { kind: 'discount', amountPaisa: 10_000, reference: 'EID-2026' },
    });
    expect(await student.post('/courses/coupons/uses', form)).toMatchObject({
      status: 409,
      body: { code: 'catalog.coupon.used', fields: { code: 'You have used this coupon already.' } },
    });
    const stranger = catalog.client.as({ role: 'student', userId: 'stranger' });
    expect((await stranger.post('/courses/coupons/uses', form)).status).toBe(403);
  });

  it(
    'is used exactly as often as it may, by a thousand calls at once [FEE-03]',
    { timeout: 60_000 },
    async () => {
      const { body: coupon } = await create({ maxUses: 10 });
      const courseId = await newCourse();
      const students: string[] = [];
      for (let at = 0; at < 50; at += 1) students.push(await owing(courseId));
      const calls = Array.from({ length: 1_000 }, (_, at) =>
        use(students[at % 50] ?? '', courseId, coupon.code),
      );
      const answers = await Promise.all(calls);
      const codes = Map.groupBy(answers, ({ status, body }) =>
        status === 201 ? body._id : (body as unknown as { code: string }).code,
      );
      const discounts = [...codes.keys()].filter((key) => !key.startsWith('catalog.'));
      expect(discounts).toHaveLength(10);
      expect(await usedOf(coupon.code)).toBe(10);
      const all = (await Promise.all(students.map(discountsOf))).flat();
      expect(all.filter((paisa) => paisa > 0)).toEqual(Array.from({ length: 10 }, () => 10_000));
    },
  );

  it('counts once in the limit of a student, for two courses at once [FEE-03]', async () => {
    const { body: coupon } = await create({ maxPerStudent: 2 });
    const courses = await Promise.all([newCourse(), newCourse(), newCourse()]);
    const studentId = await newStudent(catalog);
    for (const courseId of courses) await owing(courseId, studentId);
    const answers = await Promise.all(courses.map((courseId) => use(studentId, courseId, coupon.code)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 201, 409,
    ]);
    expect(await usedOf(coupon.code)).toBe(2);
  });

  it.each([
    ['coupons', 0],
    ['fee-accounts', 0],
    ['ledger', 0],
    ['coupon-uses', 1],
    ['coupons', 1],
  ])('gives one discount when the process ends at %s, write %i [FEE-03]', async (collection, writes) => {
    const { body: coupon } = await create();
    const courseId = await newCourse();
    const studentId = await owing(courseId);
    await catalog.waitUntilIdle();
    crashAt(collection, writes);
    expect((await use(studentId, courseId, coupon.code)).status).toBe(500);
    restart();
    catalog.clock.advance(60_000);
    await catalog.runJob('write-postings');
    await catalog.runJob('finish-coupons');
    await catalog.runJob('finish-coupons');
    expect(await discountsOf(studentId)).toEqual([10_000]);
    expect(await usedOf(coupon.code)).toBe(1);
  });

  it('is refused when it is over, for another course, unknown or of no use [FEE-03]', async () => {
    const courseId = await newCourse();
    const studentId = await owing(courseId);
    const codeFor = async (more: object) => (await create(more)).body.code;
    const refusals = [
      ['NOTHING', 'catalog.coupon.not-found'],
      [await codeFor({ endsOn: '2026-01-14' }), 'catalog.coupon.over'],
      [await codeFor({ isActive: false }), 'catalog.coupon.over'],
      [await codeFor({ courseIds: ['another'] }), 'catalog.coupon.other-course'],
    ] as const;
    for (const [code, refused] of refusals) {
      expect((await use(studentId, courseId, code)).body).toMatchObject({ code: refused });
    }
    const whole = await codeFor({ percent: null, amountPaisa: 500_000, endsOn: '2026-01-15' });
    expect((await use(studentId, courseId, whole)).body).toMatchObject({ amountPaisa: 100_000 });
    const late = await codeFor({});
    expect((await use(studentId, courseId, late)).body).toMatchObject({
      code: 'catalog.ledger.nothing-to-discount',
    });
    expect(await usedOf(late)).toBe(0);
  });

  it('is refused with wrong terms, and keeps an edit of somebody else [FEE-03]', async () => {
    expect((await create({ amountPaisa: 100 })).body).toMatchObject({ code: 'catalog.coupon.discount' });
    expect((await create({ code: 'ক' })).body).toMatchObject({ code: 'catalog.coupon.code' });
    expect((await create({ percent: 101 })).status).toBe(400);
    const { body: coupon } = await create();
    expect((await create({ code: coupon.code.toLowerCase() })).status).toBe(409);
    const put = (more: object) =>
      catalog.admin.put<Coupon>(`/courses/coupons/${coupon.code}`, { ...coupon, ...more });
    expect((await put({ maxUses: 5 })).body).toMatchObject({ maxUses: 5, rev: 2 });
    expect((await put({ maxUses: 6 })).status).toBe(409);
  });
});

describe('a discount of an administrator', () => {
  const grant = (studentId: string, courseId: string, more: object) =>
    catalog.admin.post<LedgerEntry>('/courses/ledger/discounts', {
      key: next('grant-key-'),
      studentId,
      courseId,
      kind: 'scholarship',
      reason: 'Best of her class',
      ...more,
    });

  it('is a scholarship of a percentage or an amount, never more than is left [FEE-03]', async () => {
    const courseId = await newCourse();
    const studentId = await owing(courseId);
    expect((await grant(studentId, courseId, { percent: 33 })).body).toMatchObject({
      amountPaisa: 33_000,
      reference: 'scholarship',
    });
    expect((await grant(studentId, courseId, { amountPaisa: 67_001 })).body).toMatchObject({
      code: 'catalog.ledger.discount-too-high',
      error: 'At most ৳670 can be discounted.',
    });
    expect((await grant(studentId, courseId, { amountPaisa: 1, reason: '' })).status).toBe(422);
    expect((await grant(studentId, courseId, {})).body).toMatchObject({
      code: 'catalog.ledger.discount-amount',
    });
    expect((await grant(studentId, courseId, { percent: 100 })).body.amountPaisa).toBe(67_000);
  });
});
