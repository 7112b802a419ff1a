import { studentEnrolled, studentUnenrolled } from '@pathshala/svc-catalog-contract/events';
import type {
  Checkout,
  CheckoutForSupport,
  PaymentProviderName,
} from '@pathshala/svc-catalog-contract/checkout';
import type { LedgerEntry } from '@pathshala/svc-catalog-contract/ledger';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPaymentSimulator, type Fault, type PaymentSimulator } from './payment-simulator.ts';
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

/** A new student who begins to pay for a new course. */
async function begin(provider: PaymentProviderName, { fee = 1200 } = {}) {
  numbers += 1;
  const studentId = `payer${numbers}`;
  const course = await catalog.createCourse({ courseCode: `PAY${numbers}`, enrollmentFee: fee });
  const student = catalog.client.as({ role: 'student', userId: studentId, name: 'Rahima Begum' });
  const order = { courseId: course._id, courseKind: 'admission', provider };
  const start = () => student.post<{ checkoutId: string; payUrl: string }>('/courses/checkouts', order);
  const begun = await start();
  const id = begun.body.checkoutId;
  const own = `/courses/checkouts/own/${id}`;
  return {
    id,
    begun,
    start,
    student,
    studentId,
    course,
    agree: (fault?: Fault) => simulator.agree(id, fault),
    back: async (outcome: 'success' | 'failure' | 'cancel' = 'success') =>
      (await student.post<Checkout>(`${own}/confirmation`, { outcome })).body,
    read: async () => (await student.get<Checkout>(own)).body,
    decide: (decision: string, reason = '') =>
      catalog.admin.put<CheckoutForSupport>(`/courses/checkouts/${id}/decision`, { decision, reason }),
    query: () => catalog.admin.post<CheckoutForSupport>(`/courses/checkouts/${id}/queries`, {}),
    async outcome() {
      await catalog.waitUntilIdle();
      const entries = await catalog.admin.get<{ items: LedgerEntry[] }>(
        `/courses/ledger?studentId=${studentId}&sort=no`,
      );
      const of = (kind: string) =>
        entries.body.items.filter((entry) => entry.kind === kind).map(({ amountPaisa }) => amountPaisa);
      const enrolled = catalog.published(studentEnrolled).filter(({ data }) => data.studentId === studentId);
      const ended = catalog.published(studentUnenrolled).filter(({ data }) => data.studentId === studentId);
      return { enrolments: enrolled.length - ended.length, payments: of('payment'), refunds: of('refund') };
    },
  };
}

async function waitingKinds(): Promise<string[]> {
  const { body } = await catalog.admin.get<{ items: { kind: string }[] }>('/courses/waiting-work');
  return body.items.map(({ kind }) => kind);
}

async function passTime(minutes: number): Promise<void> {
  catalog.clock.advance(minutes * 60_000);
  await catalog.runJob('advance-checkouts');
}

const enrolledOnce = { enrolments: 1, payments: [120_000], refunds: [] };
const nothing = { enrolments: 0, payments: [], refunds: [] };
const sentBack = { enrolments: 0, payments: [120_000], refunds: [120_000] };

describe('paying by bKash', () => {
  it('creates, executes and enrols, with one receipt [PAY-01]', async () => {
    const payment = await begin('bkash');
    expect(payment.begun).toMatchObject({
      status: 201,
      body: { payUrl: expect.stringContaining('https://') },
    });
    expect(await payment.read()).toMatchObject({ state: 'pending', amountPaisa: 120_000 });
    payment.agree();
    expect(await payment.back()).toMatchObject({
      state: 'paid',
      isEnrolled: true,
      receipt: expect.stringMatching(/^\d{4}-\d{6}$/u),
    });
    expect(await payment.back()).toMatchObject({ state: 'paid' });
    expect(simulator.of(payment.id).executions).toBe(1);
    expect(await payment.outcome()).toEqual(enrolledOnce);
  });

  it('resolves a timeout after the execution by asking, and never executes twice [PAY-01]', async () => {
    const payment = await begin('bkash');
    payment.agree('lost-after-execute');
    expect(await payment.back()).toMatchObject({ state: 'executing' });
    await passTime(1);
    expect(await payment.read()).toMatchObject({ state: 'paid', isEnrolled: true });
    expect(simulator.of(payment.id).executions).toBe(1);
    expect(await payment.outcome()).toEqual(enrolledOnce);
  });

  it('executes once for ten returns at the same time', async () => {
    const payment = await begin('bkash');
    payment.agree();
    await Promise.all(Array.from({ length: 10 }, () => payment.back()));
    await passTime(1);
    expect(simulator.of(payment.id).executions).toBe(1);
    expect(await payment.outcome()).toEqual(enrolledOnce);
  });

  it('moves no money when the student says that it was paid, and it was not', async () => {
    const payment = await begin('bkash');
    expect(await payment.back()).toMatchObject({ state: 'failed', reason: 'declined' });
    expect(await payment.outcome()).toEqual(nothing);
    expect((await payment.start()).status).toBe(201);
  });

  it('is not moved by another student', async () => {
    const payment = await begin('bkash');
    const other = catalog.client.as({ role: 'student', userId: 'stranger' });
    payment.agree();
    const path = `/courses/checkouts/own/${payment.id}`;
    expect((await other.post(`${path}/confirmation`, { outcome: 'success' })).status).toBe(404);
    expect((await other.get(path)).status).toBe(404);
    expect(simulator.of(payment.id).executions).toBe(0);
  });

  it('notices money that moved after everybody gave up', async () => {
    const payment = await begin('bkash');
    payment.agree('late');
    await payment.back();
    for (let tries = 0; tries < 8; tries += 1) await passTime(3);
    expect(await payment.read()).toMatchObject({ state: 'failed', reason: 'expired' });
    simulator.arrive(payment.id);
    for (let tries = 0; tries < 4; tries += 1) await passTime(120);
    expect(await payment.read()).toMatchObject({ state: 'paid', isEnrolled: true });
    expect(await payment.outcome()).toEqual(enrolledOnce);
  });
});

describe('paying by SSLCommerz', () => {
  const notify = (id: string, token: string, body: object = {}) =>
    catalog.client.visitor.post<{ isKnown: boolean }>(
      `/courses/checkouts/${id}/notices?token=${token}`,
      body,
    );

  it('believes the validation API, whatever a notice says [PAY-02]', async () => {
    const payment = await begin('sslcommerz');
    const forged = { status: 'VALID', tran_id: payment.id, amount: '1200.00', val_id: 'forged' };
    expect((await notify(payment.id, 'x'.repeat(43), forged)).body).toEqual({ isKnown: false });
    expect(await payment.back()).toMatchObject({ state: 'pending' });
    expect(await payment.outcome()).toEqual(nothing);
    payment.agree();
    const { searchParams } = new URL(simulator.of(payment.id).noticeUrl);
    const token = searchParams.get('token') ?? '';
    for (let times = 0; times < 3; times += 1) {
      expect((await notify(payment.id, token)).body).toEqual({ isKnown: true });
    }
    expect(await payment.read()).toMatchObject({ state: 'paid', isEnrolled: true });
    expect((await notify(`${payment.id}0`, token)).body).toEqual({ isKnown: false });
    expect(await payment.outcome()).toEqual(enrolledOnce);
  });

  it.each([
    ['changed-amount', 'mismatch'],
    ['other-order', 'mismatch'],
    ['risky', 'risk'],
  ] as const)('holds a payment that is %s, until a person decides [PAY-02 PAY-06]', async (fault, reason) => {
    const payment = await begin('sslcommerz');
    payment.agree(fault);
    expect(await payment.back()).toMatchObject({ state: 'held', reason, isEnrolled: false });
    expect(await payment.outcome()).toEqual(nothing);
    expect((await payment.start()).status).toBe(409);
    expect(await waitingKinds()).toContain('held-payments');
    expect(await payment.decide('approve')).toMatchObject({ body: { state: 'paid', isEnrolled: true } });
    const amount = fault === 'changed-amount' ? 119_900 : 120_000;
    expect(await payment.outcome()).toEqual({ enrolments: 1, payments: [amount], refunds: [] });
    expect(await waitingKinds()).not.toContain('held-payments');
  });

  it('leads the browser from the form of the provider to the page of the payment', async () => {
    const payment = await begin('sslcommerz');
    const path = `/courses/checkouts/${payment.id}/return?outcome=success`;
    expect(await catalog.client.visitor.post(path, {})).toMatchObject({
      status: 303,
      body: { location: `/payments/${payment.id}?status=success` },
    });
  });
});

describe.each(['bkash', 'sslcommerz'] as const)('money that cannot enrol, by %s', (provider) => {
  async function untilRefunded(payment: Awaited<ReturnType<typeof begin>>): Promise<void> {
    for (let tries = 0; tries < 4; tries += 1) await passTime(400);
    expect(await payment.read()).toMatchObject({ state: 'refunded' });
    expect(await payment.outcome()).toEqual(sentBack);
  }

  it('goes back when the course was deleted', async () => {
    const payment = await begin(provider);
    await catalog.admin.delete(`/admissioncourse/universities/${payment.course._id}`);
    payment.agree();
    expect(await payment.back()).toMatchObject({ reason: 'course-deleted' });
    await untilRefunded(payment);
  });

  it('goes back when the account was deleted', async () => {
    const payment = await begin(provider);
    await catalog.emit(userDeleted, { userId: payment.studentId });
    payment.agree();
    expect(await payment.back()).toMatchObject({ reason: 'account-deleted' });
    await untilRefunded(payment);
  });

  it('goes back once when the answer to the refund is lost', async () => {
    const payment = await begin(provider);
    await catalog.admin.delete(`/admissioncourse/universities/${payment.course._id}`);
    payment.agree('lost-after-refund');
    await payment.back();
    for (let tries = 0; tries < 4; tries += 1) await passTime(400);
    // SSLCommerz cannot say whether it took the order: a person looks at its panel.
    const isKnown = provider === 'bkash';
    const expected = isKnown ? { state: 'refunded' } : { state: 'held', reason: 'refund-failed' };
    expect(await payment.read()).toMatchObject(expected);
    if (!isKnown) await payment.decide('refunded', 'Paid back in the panel');
    await untilRefunded(payment);
    const moved = simulator.statement.filter(({ orderId }) => orderId === payment.id);
    expect(moved.map(({ kind }) => kind)).toEqual(['payment', 'refund']);
  });

  it('ends the enrolment when it is paid back', async () => {
    const payment = await begin(provider);
    payment.agree();
    await payment.back();
    expect((await payment.decide('refund')).status).toBe(422);
    await payment.decide('refund', 'The father asked for it');
    await untilRefunded(payment);
    expect((await payment.decide('approve')).status).toBe(409);
  });
});

describe('two payments for one course', () => {
  it('enrol once, and one goes back', async () => {
    const first = await begin('sslcommerz');
    const again = await first.student.post<{ checkoutId: string }>('/courses/checkouts', {
      courseId: first.course._id,
      courseKind: 'admission',
      provider: 'bkash',
    });
    const second = again.body.checkoutId;
    expect(second).not.toBe(first.id);
    simulator.agree(first.id);
    simulator.agree(second);
    await Promise.all([
      first.back(),
      first.student.post(`/courses/checkouts/own/${second}/confirmation`, { outcome: 'success' }),
    ]);
    for (let tries = 0; tries < 4; tries += 1) await passTime(400);
    expect(await first.outcome()).toEqual({
      enrolments: 1,
      payments: [120_000, 120_000],
      refunds: [120_000],
    });
  });

  it('begun twice with one provider are one', async () => {
    const payment = await begin('bkash');
    expect((await payment.start()).body).toEqual(payment.begun.body);
  });

  it('a transaction of a checkout is no claim', async () => {
    const payment = await begin('bkash');
    payment.agree();
    const { transactionId } = await payment.back();
    const course = await catalog.createCourse({ courseCode: `CLAIMED${numbers}`, enrollmentFee: 1200 });
    const claim = {
      courseId: course._id,
      courseKind: 'admission',
      method: 'bkash',
      amount: 1200,
      transactionId,
    };
    const answer = await payment.student.post('/courses/claims', claim);
    expect(answer).toMatchObject({ status: 409, body: { code: 'catalog.transaction-used' } });
  });
});

describe('the amount', () => {
  it('is the first instalment of the price plan', async () => {
    const { _id: courseId } = await catalog.createCourse({ courseCode: 'PLANNED', enrollmentFee: 900 });
    const plan = {
      planId: 'p1',
      planName: 'Months',
      pricePaisa: 90_000,
      kind: 'monthly',
      months: 3,
      dayOfMonth: 1,
    };
    const list = await catalog.admin.put(`/courses/fees/plans/${courseId}`, { plans: [plan] });
    expect(list.status).toBe(200);
    const student = catalog.client.as({ role: 'student', userId: 'by-months' });
    const offer = async () => (await student.get(`/courses/checkouts/offers/${courseId}`)).body;
    expect(await offer()).toMatchObject({ amountPaisa: 30_000 });
  });
});

describe('a provider that is down', () => {
  it('moves no money, says so, and leaves the student free to try again', async () => {
    simulator.site.isDown = true;
    const payment = await begin('bkash');
    expect(payment.begun).toMatchObject({ status: 503, body: { code: 'catalog.checkout.unavailable' } });
    simulator.site.isDown = false;
    expect((await payment.start()).status).toBe(201);
  });

  it('is asked again later, and an administrator is told', async () => {
    const payment = await begin('sslcommerz');
    payment.agree();
    simulator.site.isDown = true;
    expect(await payment.back()).toMatchObject({ state: 'pending' });
    expect(await payment.query()).toMatchObject({
      status: 503,
      body: { code: 'catalog.checkout.no-answer' },
    });
    simulator.site.isDown = false;
    expect(await payment.query()).toMatchObject({ body: { state: 'paid', studentName: 'Rahima Begum' } });
  });
});

describe('a site without an account at a provider', () => {
  it('offers no payment', async () => {
    await using plain = await startCatalog();
    const course = await plain.createCourse({ courseCode: 'PLAIN', enrollmentFee: 500 });
    expect((await plain.student.get(`/courses/checkouts/offers/${course._id}`)).body).toEqual({
      providers: [],
      amountPaisa: 50_000,
    });
    const order = { courseId: course._id, courseKind: 'admission', provider: 'bkash' };
    expect((await plain.student.post('/courses/checkouts', order)).body).toMatchObject({
      code: 'catalog.checkout.no-provider',
    });
  });
});
