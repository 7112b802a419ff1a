import type { Coupon } from '@pathshala/svc-catalog-contract/coupons';
import type { LedgerEntry } from '@pathshala/svc-catalog-contract/ledger';
import { userVerified } from '@pathshala/svc-auth-contract/events';
import type { startCatalog } from './start-catalog.ts';

type Catalog = Awaited<ReturnType<typeof startCatalog>>;

let numbers = 0;
const next = (word: string): string => `${word}${(numbers += 1)}`;

export async function newStudent(catalog: Catalog): Promise<string> {
  const userId = next('fee-student');
  await catalog.emit(userVerified, {
    userId,
    username: userId,
    name: 'Rahima',
    email: `${userId}@example.com`,
  });
  return userId;
}

/** A student who has paid 400 of 1,000 taka; the rest is due. */
async function owing(catalog: Catalog) {
  const course = await catalog.createCourse({ courseCode: next('OWED'), enrollmentFee: 1000 });
  const studentId = await newStudent(catalog);
  const payment = { studentId, courseId: course._id, amountPaisa: 40_000, method: 'cash' };
  const { body } = await catalog.admin.post<LedgerEntry>('/courses/ledger/payments', {
    ...payment,
    key: next('pact-payment-'),
  });
  await catalog.waitUntilIdle();
  // The whole price is due on the day of the payment.
  const { _id: entryId, accountId, day: dueOn } = body;
  return { courseId: course._id, studentId, entryId, accountId, dueOn };
}

async function ownFees(catalog: Catalog) {
  const state = await owing(catalog);
  return { ...state, caller: { role: 'student', userId: state.studentId } as const };
}

async function newCoupon(catalog: Catalog): Promise<string> {
  const { body } = await catalog.admin.post<Coupon>('/courses/coupons', {
    code: next('SAVE'),
    percent: 10,
    amountPaisa: null,
    maxUses: 100,
    maxPerStudent: 1,
    courseIds: [],
    endsOn: null,
    isActive: true,
  });
  return body.code;
}

export const feeStates = {
  'a student owes a part of the fees': owing,
  'the student owes a part of the fees': ownFees,
  'the student owes fees, and there is a coupon': async (catalog: Catalog) => ({
    ...(await ownFees(catalog)),
    code: await newCoupon(catalog),
  }),
  'a student owes fees, and the course has another plan': async (catalog: Catalog) => {
    const state = await owing(catalog);
    const plan = { planId: 'whole', planName: 'At once', kind: 'once', pricePaisa: 100_000 };
    await catalog.admin.put(`/courses/fees/plans/${state.courseId}`, { plans: [plan] });
    return state;
  },
  'there is a coupon': async (catalog: Catalog) => ({ code: await newCoupon(catalog) }),
  'a student and a course that costs something': async (catalog: Catalog) => {
    const course = await catalog.createCourse({ courseCode: next('COST'), enrollmentFee: 1000 });
    return { courseId: course._id, studentId: await newStudent(catalog) };
  },
  'a day of the books is over': async (catalog: Catalog) => {
    await owing(catalog);
    catalog.clock.advance(48 * 3_600_000);
  },
  'a payment is counted in the reports': async (catalog: Catalog) => {
    await owing(catalog);
    await catalog.runJob('count-report-ledger');
  },
};

/** An event and no state of a call: dues pause the access of a student. */
export async function pausedByDues(catalog: Catalog): Promise<void> {
  await owing(catalog);
  await catalog.admin.put('/courses/fees/rules', { remindDaysBefore: 0, pauseAfterDays: 0 });
  catalog.clock.advance(48 * 3_600_000);
  await catalog.runJob('run-dues');
  await catalog.admin.put('/courses/fees/rules', { remindDaysBefore: 0, pauseAfterDays: null });
}
