import { createCoupon, redeemCoupon } from '@pathshala/svc-catalog-contract/coupons';
import {
  type FeeAccount,
  listDues,
  readPriceList,
  replacePriceList,
} from '@pathshala/svc-catalog-contract/fees';
import { changePlan, readPlanChoices } from '@pathshala/svc-catalog-contract/fee-plan-choices';
import { grantDiscount, takePayment } from '@pathshala/svc-catalog-contract/ledger';
import { closeDay } from '@pathshala/svc-catalog-contract/ledger-days';
import { dhakaClock, dhakaDayOf } from '@pathshala/rules/dhaka-time';
import { paisaOf } from '@pathshala/rules/money';
import type { Student } from '../people.ts';
import { dayMs, hourMs, type School } from '../school.ts';
import { taughtCourses, type TaughtBatch } from './batches.ts';

const couponCode = 'BATCH10';
const couponUses = 4;
const scholarship = 'স্কুলের মেধাবৃত্তি, অর্ধেক ফি। | Merit scholarship of the school, half of the fee.';
const payAtOnce = 'বাবা একবারেই পুরো ফি দেবেন। | Her father pays the whole price at once.';
/** The next instalment of everybody is due so many days after today. */
const dueInDays = 5;

/** The course with fees is paid in three months, or at once. Who enrols afterwards is on the first plan. */
export async function setPrices(school: School): Promise<void> {
  const { admin, at, now } = school;
  const { admission: course } = taughtCourses(school);
  const pricePaisa = paisaOf(course.fee);
  const dayOfMonth = dhakaClock(now + dueInDays * dayMs).getUTCDate();
  await admin.call(at(41, 10), replacePriceList, {
    params: { courseId: course.id },
    body: {
      plans: [
        {
          planName: 'তিন মাসের কিস্তি | Three monthly instalments',
          kind: 'monthly',
          pricePaisa,
          months: 3,
          dayOfMonth,
        },
        { planName: 'এককালীন | At once', kind: 'once', pricePaisa, dueAfterDays: 3 },
      ],
    },
  });
  await admin.call(at(41, 11), createCoupon, {
    body: {
      code: couponCode,
      percent: 10,
      amountPaisa: null,
      maxUses: 20,
      maxPerStudent: 1,
      courseIds: [course.id],
      endsOn: dhakaDayOf(now + 30 * dayMs),
      isActive: true,
    },
  });
}

interface Payer {
  readonly student: Student;
  readonly joinedAt: number;
  readonly account: FeeAccount;
}

/** The members who owe something, the earliest first. */
async function payersOf(
  { admin, now }: School,
  { batchId, course, joinedAt }: TaughtBatch,
): Promise<readonly Payer[]> {
  const query = { page: 1, pageSize: 100, courseId: course.id, batchId, overdueDays: -366 };
  const { items } = await admin.call(now, listDues, { query });
  const accounts = new Map(items.map((account) => [account.studentId, account]));
  return [...joinedAt].flatMap(([student, joined]) => {
    const account = accounts.get(student.id);
    return account === undefined ? [] : [{ student, joinedAt: joined, account }];
  });
}

/** Some use the coupon, one has a scholarship, and one pays at once. */
async function agreeOnFees(school: School, taught: TaughtBatch): Promise<void> {
  const { admin, nusrat, now } = school;
  const courseId = taught.course.id;
  const others = (await payersOf(school, taught)).filter(({ student }) => student !== nusrat);
  const [scholar, atOnce, ...rest] = others;
  for (const { student, joinedAt } of rest.slice(0, couponUses)) {
    const body = { studentId: student.id, courseId, code: couponCode };
    await student.call(joinedAt + hourMs, redeemCoupon, { body });
  }
  if (scholar !== undefined) {
    const of = { studentId: scholar.student.id, courseId, key: 'past-scholarship' };
    const body = { ...of, kind: 'scholarship' as const, percent: 50, reason: scholarship };
    await admin.call(scholar.joinedAt + hourMs, grantDiscount, { body });
  }
  const { plans } = await admin.call(now, readPriceList, { params: { courseId } });
  const planId = plans.find(({ kind }) => kind === 'once')?.planId;
  if (atOnce === undefined || planId === undefined) return;
  const params = { id: atOnce.account._id };
  const { items } = await admin.call(atOnce.joinedAt + hourMs, readPlanChoices, { params });
  const dues = items.find((choice) => choice.planId === planId)?.dues ?? [];
  await admin.call(atOnce.joinedAt + hourMs, changePlan, {
    params,
    body: { planId, reason: payAtOnce, dues },
  });
}

interface Payment {
  readonly student: Student;
  readonly amountPaisa: number;
  readonly at: number;
}

/** Everything that was due by today is paid: the first part on the day of joining, each other one shortly before its day. */
function paymentsOf(school: School, { student, joinedAt, account }: Payer): readonly Payment[] {
  const random = school.random.fork(`fees of ${student.username}`);
  const today = dhakaDayOf(school.now);
  return account.dues
    .filter(({ dueOn }) => dueOn <= today)
    .map(({ dueOn, amountPaisa, paidPaisa }, place) => {
      const before = Date.parse(`${dueOn}T10:00Z`) - random.whole(0, 2) * dayMs;
      const at = place === 0 ? joinedAt + 2 * hourMs : Math.max(joinedAt + 3 * hourMs, before);
      return { student, amountPaisa: amountPaisa - paidPaisa, at: Math.min(at, school.at(0, 24)) };
    })
    .filter(({ amountPaisa }) => amountPaisa > 0);
}

/** The latest day that is closed is the one before yesterday: the money of yesterday waits to be counted. */
const closedDaysAgo = [37, 30, 23, 16, 9, 2];

/**
 * The members of the batch pay in cash what falls due, all but one. Afterwards the books of the weeks are closed, so that no later
 * story enters money.
 */
export async function takeFees(school: School, taught: TaughtBatch): Promise<void> {
  const { admin, nusrat, at, now } = school;
  const courseId = taught.course.id;
  await agreeOnFees(school, taught);
  const payers = await payersOf(school, taught);
  const overdue = payers.findLast(({ student, joinedAt }) => student !== nusrat && joinedAt < at(5, 0));
  const payments = payers
    .filter((payer) => payer !== overdue)
    .flatMap((payer) => paymentsOf(school, payer))
    .toSorted((one, other) => one.at - other.at);
  for (const [place, { student, amountPaisa, at: paidAt }] of payments.entries()) {
    const of = { studentId: student.id, courseId, key: `past-payment-${place}` };
    await admin.call(paidAt, takePayment, { body: { ...of, amountPaisa, method: 'cash' } });
  }
  await school.drain();
  for (const daysAgo of closedDaysAgo) {
    await admin.call(at(daysAgo - 1, 9), closeDay, { body: { day: dhakaDayOf(now - daysAgo * dayMs) } });
  }
}
