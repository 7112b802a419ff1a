import { studentEnrolled } from '@pathshala/svc-catalog-contract/events';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChance, faults, hostileWorld, type Paying } from './hostile-world.ts';
import { secrets, startPaymentSimulator, type PaymentSimulator } from './payment-simulator.ts';
import { startCatalog } from './start-catalog.ts';

/** `npm test` takes a few; the nightly run takes ten thousand. */
const count = Number(process.env['PAYMENTS'] ?? 150);
const atOnce = 6;

const logged: unknown[] = [];
const remember = (...parts: unknown[]): void => void logged.push(...parts);
const log = {
  debug: remember,
  info: remember,
  warn: remember,
  error: remember,
  child: () => log,
} as unknown as Logger;

let catalog: Awaited<ReturnType<typeof startCatalog>>;
let simulator: PaymentSimulator;
let world: ReturnType<typeof hostileWorld>;
beforeAll(async () => {
  simulator = await startPaymentSimulator();
  catalog = await startCatalog({ replace: () => ({ payments: simulator.accounts, log }) });
  world = hostileWorld(catalog, simulator);
});
afterAll(async () => {
  await catalog.stop();
  await simulator.stop();
});

async function pay(number: number, courses: readonly string[]): Promise<Paying | null> {
  const chance = createChance(number);
  // Some students pay twice for one course, at two providers.
  const studentId = `payer${number - (number % 10 === 9 ? 1 : 0)}`;
  const courseId = courses[(number - (number % 10 === 9 ? 1 : 0)) % courses.length] ?? '';
  const student = catalog.client.as({ role: 'student', userId: studentId, name: `Payer ${number}` });
  const provider = number % 2 === 0 ? 'bkash' : 'sslcommerz';
  const order = { courseId, courseKind: 'admission', provider };
  const { body, status } = await student.post<{ checkoutId: string }>('/courses/checkouts', order);
  if (status !== 201) return null;
  const paying = { id: body.checkoutId, studentId, courseId };
  const isAbandoned = chance(12) === 0;
  if (!isAbandoned) simulator.agree(paying.id, faults[chance(faults.length)]);
  await world.disturb(paying, chance);
  return paying;
}

interface Entry {
  readonly _id: string;
  readonly kind: string;
  readonly no: number;
  readonly amountPaisa: number;
  readonly reference: string;
  readonly note: string;
}

const sum = (items: readonly { readonly amountPaisa: number }[]): number =>
  items.reduce((all, { amountPaisa }) => all + amountPaisa, 0);

describe('ten thousand payments at hostile providers', () => {
  it(
    'each enrol once or go back, and the ledger equals the statement of the providers [PAY-03]',
    { timeout: 3_600_000 },
    async () => {
      const courses: string[] = [];
      for (let at = 0; at < 20; at += 1) {
        courses.push((await catalog.createCourse({ courseCode: `HOSTILE${at}`, enrollmentFee: 750.5 }))._id);
      }
      const begun: Paying[] = [];
      let next = 0;
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          while (next < count) {
            const number = (next += 1);
            // The providers are away for a part of each thousand.
            simulator.site.isDown = number % 1000 > 40 && number % 1000 < 50;
            const paying = await pay(number, courses);
            if (paying !== null) begun.push(paying);
          }
        }),
      );
      simulator.site.isDown = false;
      await catalog.admin.delete(`/admissioncourse/universities/${courses[3]}`);
      await world.passHours(2, 20);
      for (const { id } of begun) simulator.arriveIfLate(id);
      await world.passHours(80, 20);
      await world.decideHeld();
      await world.passHours(24, 8);
      await world.decideHeld();
      await world.passHours(24, 8);
      await catalog.waitUntilIdle();

      const stored = await world.collection().find({}).toArray();
      const states = new Map<string, number>();
      for (const { state } of stored) states.set(state, (states.get(state) ?? 0) + 1);
      expect([...states.keys()].toSorted()).toEqual(['failed', 'paid', 'refunded']);
      expect(stored.filter(({ dueAt }) => dueAt !== null)).toEqual([]);

      const movements = new Map<string, { payment: number; refund: number }>();
      for (const { kind, orderId } of simulator.statement) {
        const of = movements.get(orderId) ?? { payment: 0, refund: 0 };
        of[kind] += 1;
        movements.set(orderId, of);
      }
      const wrong = stored.filter(({ _id, state }) => {
        const { payment, refund } = movements.get(_id) ?? { payment: 0, refund: 0 };
        const expected = { paid: [1, 0], refunded: [1, 1] }[state as 'paid' | 'refunded'] ?? [0, 0];
        return payment !== expected[0] || refund !== expected[1];
      });
      expect(wrong).toEqual([]);
      expect(begun.filter(({ id }) => simulator.of(id).executions > 1)).toEqual([]);

      const paid = stored.filter(({ state }) => state === 'paid');
      expect(paid.filter(({ settlement }) => settlement !== 'enrolled')).toEqual([]);
      const enrolled = catalog
        .published(studentEnrolled)
        .map(({ data }) => `${data.studentId} ${data.courseId}`);
      expect(new Set(enrolled).size).toBe(enrolled.length);
      expect(enrolled.length).toBe(paid.length);

      const entries = await catalog.platform.documents
        .collection<Entry>('ledger')
        .find({ type: 'entry' }, { sort: { no: 1 } })
        .toArray();
      const statementOf = (kind: string) => simulator.statement.filter((movement) => movement.kind === kind);
      const ledgerOf = (kind: string) => entries.filter((entry) => entry.kind === kind);
      expect(sum(ledgerOf('payment'))).toBe(sum(statementOf('payment')));
      expect(sum(ledgerOf('refund'))).toBe(sum(statementOf('refund')));
      expect(
        ledgerOf('payment')
          .map(({ reference }) => reference)
          .toSorted(),
      ).toEqual(
        statementOf('payment')
          .map(({ transactionId }) => transactionId)
          .toSorted(),
      );
      expect(ledgerOf('refund')).toHaveLength(statementOf('refund').length);

      const text = JSON.stringify(logged) + logged.map(String).join('\n');
      expect(logged.length).toBeGreaterThan(0);
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
      expect(JSON.stringify(stored).includes(secrets[5])).toBe(false);
    },
  );
});
