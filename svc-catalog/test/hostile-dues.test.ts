import type { FeeAccount } from '@pathshala/svc-catalog-contract/fees';
import type { LedgerEntry } from '@pathshala/svc-catalog-contract/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChance, faults, hostileWorld, type Paying } from './hostile-world.ts';
import { newStudent } from './pact-fee-states.ts';
import { startPaymentSimulator, type PaymentSimulator } from './payment-simulator.ts';
import { startCatalog } from './start-catalog.ts';

/** `npm test` takes a few; the nightly run takes two thousand. */
const students = Math.ceil(Number(process.env['PAYMENTS'] ?? 150) / 5);
const atOnce = 6;
const instalmentPaisa = 25_025;

let catalog: Awaited<ReturnType<typeof startCatalog>>;
let simulator: PaymentSimulator;
let world: ReturnType<typeof hostileWorld>;
beforeAll(async () => {
  simulator = await startPaymentSimulator();
  catalog = await startCatalog({ replace: () => ({ payments: simulator.accounts }) });
  world = hostileWorld(catalog, simulator);
});
afterAll(async () => {
  await catalog.stop();
  await simulator.stop();
});

interface Offer {
  readonly items: readonly { readonly through: string; readonly amountPaisa: number }[];
}

async function createCourseInMonths(): Promise<string> {
  const { _id } = await catalog.createCourse({ courseCode: 'MONTHS', enrollmentFee: 1001 });
  const plan = {
    planName: 'Months',
    pricePaisa: 4 * instalmentPaisa,
    kind: 'monthly',
    months: 4,
    dayOfMonth: 5,
  };
  await catalog.admin.put(`/courses/fees/plans/${_id}`, { plans: [plan] });
  return _id;
}

/** A student who is enrolled and owes four months, pays dues three times, perhaps also at the desk. */
async function payDues(number: number, studentId: string, courseId: string): Promise<readonly Paying[]> {
  const chance = createChance(number);
  const student = catalog.client.as({ role: 'student', userId: studentId, name: `Debtor ${number}` });
  const begun: Paying[] = [];
  for (let times = 0; times < 3; times += 1) {
    const { items } = (await student.get<Offer>(`/courses/checkouts/dues/${courseId}`)).body;
    const due = items[chance(items.length)];
    if (due === undefined) break;
    const provider = chance(2) === 0 ? 'bkash' : 'sslcommerz';
    const order = { courseId, provider, ...due };
    const { body, status } = await student.post<{ checkoutId: string }>('/courses/checkouts/dues', order);
    if (status !== 201) continue;
    const paying = { id: body.checkoutId, studentId, courseId };
    begun.push(paying);
    if (chance(8) === 0) await takeAtDesk(paying);
    if (chance(12) === 0) continue;
    simulator.agree(paying.id, faults[chance(faults.length)]);
    await world.disturb(paying, chance);
  }
  return begun;
}

async function takeAtDesk({ id, studentId, courseId }: Paying): Promise<void> {
  const cash = { key: `desk-${id}-${studentId}`, studentId, courseId, method: 'cash' };
  await catalog.admin.post('/courses/ledger/payments', { ...cash, amountPaisa: instalmentPaisa });
}

describe('dues that are paid at hostile providers', () => {
  it(
    'are paid once each or go back, and never more than is owed [PAY-05]',
    { timeout: 3_600_000 },
    async () => {
      const courseId = await createCourseInMonths();
      const debtors: string[] = [];
      for (let number = 1; number <= students; number += 1) {
        const studentId = await newStudent(catalog);
        debtors.push(studentId);
        await takeAtDesk({ id: 'first', studentId, courseId });
      }
      await catalog.waitUntilIdle();
      const begun: Paying[] = [];
      let next = 0;
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          while (next < students)
            begun.push(...(await payDues((next += 1), debtors[next - 1] ?? '', courseId)));
        }),
      );
      expect(begun.length).toBeGreaterThan(students);
      await world.passHours(2, 20);
      for (const { id } of begun) simulator.arriveIfLate(id);
      await world.passHours(80, 20);
      await world.decideHeld();
      await world.passHours(24, 8);
      await world.decideHeld();
      await world.passHours(24, 8);
      await catalog.waitUntilIdle();

      const stored = await world.collection().find({}).toArray();
      expect(new Set(stored.map(({ state }) => state))).toEqual(new Set(['failed', 'paid', 'refunded']));
      expect(stored.filter(({ dueAt }) => dueAt !== null)).toEqual([]);
      const movedOf = (orderId: string) =>
        simulator.statement.filter((one) => one.orderId === orderId).map(({ kind }) => kind);
      const expected = { paid: ['payment'], refunded: ['payment', 'refund'] };
      const wrong = stored.filter(
        ({ _id, state }) =>
          movedOf(_id).join(' ') !== (expected[state as 'paid' | 'refunded'] ?? []).join(' '),
      );
      expect(wrong).toEqual([]);
      expect(begun.filter(({ id }) => simulator.of(id).executions > 1)).toEqual([]);

      const entries = await catalog.platform.documents
        .collection<LedgerEntry>('ledger')
        .find({ kind: { $in: ['payment', 'refund'] } })
        .toArray();
      const online = entries.filter(({ method }) => method !== 'cash');
      const referencesOf = (kind: string) =>
        online.filter((one) => one.kind === kind && one.reference !== '').map(({ reference }) => reference);
      expect(referencesOf('payment').toSorted()).toEqual(
        simulator.statement
          .filter(({ kind }) => kind === 'payment')
          .map(({ transactionId }) => transactionId)
          .toSorted(),
      );
      const accounts = await catalog.platform.documents
        .collection<FeeAccount>('fee-accounts')
        .find({})
        .toArray();
      expect(accounts).toHaveLength(students);
      expect(accounts.filter(({ balancePaisa }) => balancePaisa < 0)).toEqual([]);
      const sum = (of: string, kind: string): number =>
        entries
          .filter((one) => one.studentId === of && one.kind === kind)
          .reduce((all, { amountPaisa }) => all + amountPaisa, 0);
      const unequal = accounts.filter(
        ({ studentId, paidPaisa }) => sum(studentId, 'payment') - sum(studentId, 'refund') !== paidPaisa,
      );
      expect(unequal).toEqual([]);
    },
  );
});
