import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type {
  Checkout,
  CheckoutForSupport,
  PaymentProviderName,
} from '@pathshala/svc-catalog-contract/checkout';
import { noticeRequested } from '@pathshala/svc-catalog-contract/events';
import type { FeeAccount } from '@pathshala/svc-catalog-contract/fees';
import type { LedgerEntry } from '@pathshala/svc-catalog-contract/ledger';
import { notices } from '@pathshala/svc-catalog-contract/notices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newStudent } from './pact-fee-states.ts';
import { startPaymentSimulator, type Fault, type PaymentSimulator } from './payment-simulator.ts';
import { startCatalog } from './start-catalog.ts';

let catalog: Awaited<ReturnType<typeof startCatalog>>;
let simulator: PaymentSimulator;
beforeAll(async () => {
  simulator = await startPaymentSimulator();
  catalog = await startCatalog({
    now: '2027-01-10T06:00:00.000Z',
    replace: () => ({ payments: simulator.accounts }),
  });
});
afterAll(async () => {
  await catalog.stop();
  await simulator.stop();
});

let numbers = 0;
const next = (word: string): string => `${word}${(numbers += 1)}`;

interface Offer {
  readonly providers: readonly string[];
  readonly items: readonly { readonly through: string; readonly amountPaisa: number }[];
}

const take = (studentId: string, courseId: string, amountPaisa: number) =>
  catalog.admin.post<LedgerEntry>('/courses/ledger/payments', {
    studentId,
    courseId,
    amountPaisa,
    method: 'cash',
    key: next('cash-key-'),
  });

/** A student who owes three instalments of 300 taka, the first of which is paid. */
async function debtor() {
  const { _id: courseId } = await catalog.createCourse({ courseCode: next('DUES'), enrollmentFee: 900 });
  const dueOn = ['2027-02-10', '2027-03-10', '2027-04-10'];
  const instalments = dueOn.map((day) => ({ dueOn: day, amountPaisa: 30_000 }));
  const plan = { planName: 'Three', kind: 'instalments', pricePaisa: 90_000, instalments };
  await catalog.admin.put(`/courses/fees/plans/${courseId}`, { plans: [plan] });
  const studentId = await newStudent(catalog);
  await take(studentId, courseId, 30_000);
  await catalog.waitUntilIdle();
  const student = catalog.client.as({ role: 'student', userId: studentId, name: 'Rahima Begum' });
  const begin = (through: string, amountPaisa: number, provider: PaymentProviderName = 'bkash') =>
    student.post<{ checkoutId: string; payUrl: string; code?: string }>('/courses/checkouts/dues', {
      courseId,
      provider,
      through,
      amountPaisa,
    });
  return {
    courseId,
    studentId,
    student,
    begin,
    offer: async () => (await student.get<Offer>(`/courses/checkouts/dues/${courseId}`)).body,
    async pay(through: string, amountPaisa: number, fault?: Fault) {
      const id = (await begin(through, amountPaisa)).body.checkoutId;
      simulator.agree(id, fault);
      return this.back(id);
    },
    back: async (id: string) =>
      (await student.post<Checkout>(`/courses/checkouts/own/${id}/confirmation`, { outcome: 'success' }))
        .body,
    read: async (id: string) => (await student.get<Checkout>(`/courses/checkouts/own/${id}`)).body,
    async account() {
      await catalog.waitUntilIdle();
      const { body } = await catalog.admin.get<{ account: FeeAccount; entries: LedgerEntry[] }>(
        `/courses/fees/accounts/entries?studentId=${studentId}&courseId=${courseId}`,
      );
      const of = (kind: string) =>
        body.entries.filter((entry) => entry.kind === kind).map(({ amountPaisa: amount }) => amount);
      return { ...body.account, payments: of('payment'), refunds: of('refund') };
    },
    mails: (template: string) =>
      catalog
        .published(noticeRequested)
        .filter(({ data }) => data.template === template && data.studentId === studentId),
  };
}

async function passTime(minutes: number): Promise<void> {
  for (let step = 0; step < 4; step += 1) {
    catalog.clock.advance((minutes * 60_000) / 4);
    await catalog.runJob('advance-checkouts');
  }
}

describe('paying dues online', () => {
  it('offers each unpaid instalment with those before it [PAY-05]', async () => {
    const { offer, student } = await debtor();
    expect(await offer()).toEqual({
      providers: ['bkash', 'sslcommerz'],
      items: [
        { through: '2027-03-10', amountPaisa: 30_000 },
        { through: '2027-04-10', amountPaisa: 60_000 },
      ],
    });
    expect(await student.get('/courses/checkouts/dues/unknown')).toMatchObject({
      status: 404,
      body: { code: 'catalog.fees.account-not-found' },
    });
  });

  it('pays an instalment with a receipt and a mail, then the rest [PAY-05 FEE-08]', async () => {
    const payer = await debtor();
    const paid = await payer.pay('2027-03-10', 30_000);
    expect(paid).toMatchObject({ state: 'paid', purpose: 'dues', isEnrolled: true });
    expect(paid.receipt).toMatch(/^\d{4}-\d{6}$/u);
    expect(await payer.account()).toMatchObject({ balancePaisa: 30_000, oldestDueOn: '2027-04-10' });
    expect(payer.mails('dues-paid')).toHaveLength(1);
    expect(payer.mails('claim-approved')).toEqual([]);
    expect(await payer.pay('2027-04-10', 30_000)).toMatchObject({ state: 'paid' });
    expect(await payer.account()).toMatchObject({ balancePaisa: 0, payments: [30_000, 30_000, 30_000] });
    expect(await payer.offer()).toEqual({ providers: [], items: [] });
    expect(await payer.begin('2027-04-10', 30_000)).toMatchObject({
      status: 409,
      body: { code: 'catalog.fees.nothing-due' },
    });
  });

  it('writes the mails of payment and refund in both languages [FEE-08]', () => {
    const values = { courseName: 'পদার্থ | Physics', amountPaisa: 30_050, method: 'bkash', receipt: '2027-1' };
    for (const name of ['dues-paid', 'refund']) {
      const notice = notices.find((one) => one.name === name);
      expect(notice?.kind).toBe('payments');
      expect(JSON.stringify(notice?.write(values as never, 'en'))).toContain('300.5');
      expect(JSON.stringify(notice?.write(values as never, 'bn'))).toContain('বিকাশ');
    }
  });

  it('refuses an amount that has changed since it was shown, a stranger and bad input [PAY-05]', async () => {
    const payer = await debtor();
    await take(payer.studentId, payer.courseId, 10_000);
    expect(await payer.begin('2027-03-10', 30_000)).toMatchObject({
      status: 409,
      body: { code: 'catalog.checkout.amount-changed', error: expect.stringContaining('200') },
    });
    const order = { courseId: payer.courseId, provider: 'bkash', through: '2027-03-10', amountPaisa: 20_000 };
    const stranger = catalog.client.as({ role: 'student', userId: 'stranger' });
    expect((await stranger.post('/courses/checkouts/dues', order)).status).toBe(404);
    const wrong = [{ amountPaisa: 0 }, { amountPaisa: 0.5 }, { through: 'soon' }, { provider: 'cash' }];
    for (const part of wrong) {
      expect((await payer.student.post('/courses/checkouts/dues', { ...order, ...part })).status).toBe(400);
    }
  });

  it('executes once and posts once, whatever is lost or repeated [PAY-05]', async () => {
    const payer = await debtor();
    const { body } = await payer.begin('2027-04-10', 60_000);
    expect((await payer.begin('2027-04-10', 60_000)).body).toEqual(body);
    simulator.agree(body.checkoutId, 'lost-after-execute');
    await Promise.all(Array.from({ length: 8 }, () => payer.back(body.checkoutId)));
    await passTime(4);
    expect(simulator.of(body.checkoutId).executions).toBe(1);
    expect(await payer.account()).toMatchObject({ balancePaisa: 0, payments: [30_000, 60_000], refunds: [] });
  });

  it('sends the later of two payments for one due back, with a mail [PAY-05 FEE-08]', async () => {
    const payer = await debtor();
    const first = (await payer.begin('2027-04-10', 60_000, 'bkash')).body.checkoutId;
    const second = (await payer.begin('2027-04-10', 60_000, 'sslcommerz')).body.checkoutId;
    simulator.agree(first);
    simulator.agree(second);
    await Promise.all([payer.back(first), payer.back(second)]);
    await passTime(1600);
    const states = [await payer.read(first), await payer.read(second)].map(({ state }) => state);
    expect(states.toSorted()).toEqual(['paid', 'refunded']);
    const payments = [30_000, 60_000, 60_000];
    expect(await payer.account()).toMatchObject({ balancePaisa: 0, payments, refunds: [60_000] });
    expect(payer.mails('refund')).toHaveLength(1);
    expect(payer.mails('dues-paid')).toHaveLength(1);
  });

  it('sends money back that was paid at the desk meanwhile [PAY-05]', async () => {
    const payer = await debtor();
    const { checkoutId } = (await payer.begin('2027-04-10', 60_000)).body;
    await take(payer.studentId, payer.courseId, 30_000);
    simulator.agree(checkoutId);
    expect(await payer.back(checkoutId)).toMatchObject({ reason: 'overpaid' });
    await passTime(1600);
    expect(await payer.read(checkoutId)).toMatchObject({ state: 'refunded' });
    expect(await payer.account()).toMatchObject({ balancePaisa: 30_000, refunds: [60_000] });
  });

  it('sends money back after the end of the enrolment, and charges nothing for it [PAY-05]', async () => {
    const payer = await debtor();
    const { checkoutId } = (await payer.begin('2027-04-10', 60_000)).body;
    const { body } = await catalog.admin.get<{ items: { _id: string }[] }>(
      `/courses/enrolments?studentId=${payer.studentId}`,
    );
    const end = `/courses/enrolments/${body.items[0]?._id}/end`;
    expect((await catalog.admin.put(end, { reason: 'Moved away' })).status).toBe(200);
    await catalog.waitUntilIdle();
    expect((await payer.account()).balancePaisa).toBe(0);
    expect(await payer.offer()).toMatchObject({ items: [] });
    simulator.agree(checkoutId);
    await payer.back(checkoutId);
    await passTime(1600);
    expect(await payer.read(checkoutId)).toMatchObject({ state: 'refunded', reason: 'overpaid' });
    expect(await payer.account()).toMatchObject({ balancePaisa: 0, paidPaisa: 30_000, chargedPaisa: 30_000 });
  });

  it('sends money of a deleted account back', async () => {
    const payer = await debtor();
    const { checkoutId } = (await payer.begin('2027-04-10', 60_000)).body;
    await catalog.emit(userDeleted, { userId: payer.studentId });
    simulator.agree(checkoutId);
    expect(await payer.back(checkoutId)).toMatchObject({ reason: 'account-deleted' });
    await passTime(1600);
    expect(await payer.read(checkoutId)).toMatchObject({ state: 'refunded' });
  });

  it('owes the dues again when the payment is paid back, and stays enrolled [PAY-05]', async () => {
    const payer = await debtor();
    const { _id } = await payer.pay('2027-04-10', 60_000);
    const decision = { decision: 'refund', reason: 'The father asked for it' };
    const path = `/courses/checkouts/${_id}/decision`;
    expect((await catalog.admin.put<CheckoutForSupport>(path, decision)).status).toBe(200);
    await passTime(1600);
    expect(await payer.account()).toMatchObject({ balancePaisa: 60_000, refunds: [60_000] });
    expect(await payer.offer()).toMatchObject({ items: [{ amountPaisa: 30_000 }, { amountPaisa: 60_000 }] });
    const { body } = await catalog.admin.get(`/courses/enrolments?studentId=${payer.studentId}`);
    expect(body).toMatchObject({ total: 1 });
  });

  it('holds a changed amount until a person decides, and enters what really came [PAY-05]', async () => {
    const payer = await debtor();
    const held = await payer.pay('2027-04-10', 60_000, 'changed-amount');
    expect(held).toMatchObject({ state: 'held', reason: 'mismatch' });
    expect((await payer.account()).balancePaisa).toBe(60_000);
    await catalog.admin.put(`/courses/checkouts/${held._id}/decision`, { decision: 'approve' });
    const { payments, balancePaisa } = await payer.account();
    expect(balancePaisa).toBe(90_000 - payments.reduce((sum, amount) => sum + amount, 0));
    expect(payments).toHaveLength(2);
  });

  it('moves no money while the provider is down', async () => {
    const payer = await debtor();
    simulator.site.isDown = true;
    expect(await payer.begin('2027-04-10', 60_000)).toMatchObject({ status: 503 });
    simulator.site.isDown = false;
    expect(await payer.pay('2027-04-10', 60_000)).toMatchObject({ state: 'paid' });
  });
});
