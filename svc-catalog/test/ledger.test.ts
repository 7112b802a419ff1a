import { crashingStore } from '@pathshala/service-testing/crashing-store';
import type { FeeAccount } from '@pathshala/svc-catalog-contract/fees';
import type { LedgerEntry } from '@pathshala/svc-catalog-contract/ledger';
import type { DayClosing } from '@pathshala/svc-catalog-contract/ledger-days';
import { userVerified } from '@pathshala/svc-auth-contract/events';
import type { PaymentClaim } from '@pathshala/svc-catalog-contract/payment-claims';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextEntry } from '../src/ledger/domain/entry.ts';
import { createDocumentLedger } from '../src/ledger/storage/document-ledger.ts';
import { startCatalog } from './start-catalog.ts';

const { wrap, crashAt, restart } = crashingStore();
let catalog: Awaited<ReturnType<typeof startCatalog>>;
beforeAll(async () => {
  catalog = await startCatalog({ replace: ({ documents }) => ({ documents: wrap(documents) }) });
});
afterAll(() => catalog.stop());

let numbers = 0;
const next = (word: string): string => `${word}${(numbers += 1)}`;

async function newStudent(): Promise<string> {
  const userId = next('student');
  const user = { userId, username: userId, name: 'Rahima', email: `${userId}@example.com`, personIds: [] };
  await catalog.emit(userVerified, user);
  return userId;
}

/** A course for 1,000 taka, and a student who is to pay it. */
async function newPayer() {
  const { _id: courseId } = await catalog.createCourse({ courseCode: next('FEE'), enrollmentFee: 1000 });
  return { courseId, studentId: await newStudent() };
}

type Payer = Awaited<ReturnType<typeof newPayer>>;

const take = (payer: Payer, more: object = {}) =>
  catalog.admin.post<LedgerEntry>('/courses/ledger/payments', {
    ...payer,
    key: next('cash-key-'),
    amountPaisa: 40_000,
    method: 'cash',
    ...more,
  });

async function accountOf({ studentId, courseId }: Payer) {
  await catalog.waitUntilIdle();
  const query = `studentId=${studentId}&courseId=${courseId}`;
  const { body } = await catalog.admin.get<{ account: FeeAccount; entries: LedgerEntry[] }>(
    `/courses/fees/accounts/entries?${query}`,
  );
  return body;
}

async function receipts(): Promise<string[]> {
  const { documents } = catalog.platform;
  const found = await documents
    .collection<LedgerEntry>('ledger')
    .find({}, { sort: { no: 1 } })
    .toArray();
  expect(found.map(({ no }) => no)).toEqual(found.map((_, at) => at + 1));
  return found.flatMap(({ receipt }) => (typeof receipt === 'string' ? [receipt] : []));
}

/** `2026-000001` and so on, each number once. */
const unbroken = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `2026-${String(at + 1).padStart(6, '0')}`);

describe('taking money', () => {
  it('posts charge and payment, enrols the student, and answers with the receipt [FEE-02]', async () => {
    const payer = await newPayer();
    const answer = await take(payer);
    expect(answer).toMatchObject({
      status: 201,
      body: { kind: 'payment', amountPaisa: 40_000, method: 'cash' },
    });
    expect(answer.body.receipt).toMatch(/^2026-\d{6}$/u);
    const { account, entries } = await accountOf(payer);
    expect(entries.map(({ kind, amountPaisa }) => [kind, amountPaisa])).toEqual([
      ['charge', 100_000],
      ['payment', 40_000],
    ]);
    expect(account).toMatchObject({ chargedPaisa: 100_000, paidPaisa: 40_000, balancePaisa: 60_000 });
    const { body } = await catalog.admin.get(`/courses/enrolments?studentId=${payer.studentId}`);
    expect(body).toMatchObject({ total: 1 });
  });

  it('posts once for one key, also at the same time, and refuses the key for another amount [FEE-02]', async () => {
    const payer = await newPayer();
    const key = next('same-key-');
    const answers = await Promise.all(Array.from({ length: 8 }, () => take(payer, { key })));
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect((await accountOf(payer)).account.paidPaisa).toBe(40_000);
    expect(await take(payer, { key, amountPaisa: 50_000 })).toMatchObject({
      status: 409,
      body: { code: 'catalog.ledger.key-used' },
    });
  });

  it.each([
    ['nothing', { amountPaisa: 0 }],
    ['a part of a paisa', { amountPaisa: 10.5 }],
    ['an unknown method', { method: 'gold' }],
    ['a day that never was', { takenOn: '2026-02-30' }],
  ])('refuses %s', async (_, wrong) => {
    expect((await take(await newPayer(), wrong)).status).toBe(400);
  });

  it('counts one key at the same moment in one account alone [FEE-02]', async () => {
    for (let times = 0; times < 5; times += 1) {
      const payers = await Promise.all([newPayer(), newPayer(), newPayer()]);
      const key = next('shared-key-');
      const answers = await Promise.all(payers.map((payer) => take(payer, { key })));
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
        201, 409, 409,
      ]);
      await catalog.waitUntilIdle();
      const accounts = await catalog.platform.documents
        .collection<FeeAccount>('fee-accounts')
        .find({ studentId: { $in: payers.map(({ studentId }) => studentId) } })
        .toArray();
      expect(accounts.map(({ paidPaisa }) => paidPaisa)).toEqual([40_000]);
    }
  });

  it('refuses unknown students and courses', async () => {
    const payer = await newPayer();
    expect((await take({ ...payer, studentId: 'nobody' })).status).toBe(404);
    expect((await take({ ...payer, courseId: 'nothing' })).status).toBe(404);
  });
});

describe('the numbers of receipts', () => {
  it('have no gap when 50 are made at once, and two processes make them [FEE-02]', async () => {
    const payers = await Promise.all(Array.from({ length: 10 }, () => newPayer()));
    const other = createDocumentLedger(catalog.platform.documents);
    const before = await receipts();
    const day = '2026-01-15';
    const facts = { reference: '', note: '', byId: null, movedOn: null, reversalOf: null, corrects: null };
    const posting = {
      ...facts,
      kind: 'payment',
      amountPaisa: 1_000,
      method: 'cash',
      at: `${day}T10:00:00.000Z`,
      day,
    } as const;
    const { studentId, courseId } = payers[0] as Payer;
    const course = { courseId, courseKind: 'admission', courseName: '', batchId: null, teacher: '' } as const;
    const ofOther = { place: { ...course, accountId: 'other', studentId }, sequence: 1, today: day };
    const answers = await Promise.all([
      ...Array.from({ length: 50 }, (_, at) => take(payers[at % 10] as Payer, { amountPaisa: 1_000 })),
      ...Array.from({ length: 10 }, (_, at) =>
        other.append((tail) => nextEntry(tail, { ...ofOther, posting: { ...posting, _id: `other-${at}` } })),
      ),
    ]);
    expect(
      answers.filter((answer) => answer !== null && 'status' in answer && answer.status === 201),
    ).toHaveLength(50);
    expect(await receipts()).toEqual(unbroken(before.length + 60));
  });

  it.each([
    ['before the charge is in the ledger', 'ledger', 0],
    ['before the decision', 'fee-accounts', 2],
    ['after the decision, before the ledger', 'ledger', 1],
    ['after the ledger, before the account', 'fee-accounts', 3],
  ])(
    'have no gap when the process ends %s, and the entry is there once [FEE-02]',
    async (_, collection, writes) => {
      const payer = await newPayer();
      const key = next('crash-key-');
      const before = (await receipts()).length;
      crashAt(collection, writes);
      await take(payer, { key });
      restart();
      catalog.clock.advance(60_000);
      await catalog.runJob('write-postings');
      expect((await take(payer, { key })).status).toBe(201);
      await take(payer);
      expect(await receipts()).toEqual(unbroken(before + 2));
      const { account, entries } = await accountOf(payer);
      expect(entries.map(({ kind }) => kind)).toEqual(['charge', 'payment', 'payment']);
      expect(account).toMatchObject({ chargedPaisa: 100_000, paidPaisa: 80_000 });
    },
  );
});

describe('an approved claim', () => {
  it('posts its payment, and a revoked one takes it back [FEE-02]', async () => {
    const payer = await newPayer();
    const client = catalog.client.as({ role: 'student', userId: payer.studentId });
    const { body: claim } = await client.post<PaymentClaim>('/courses/claims', {
      courseId: payer.courseId,
      courseKind: 'admission',
      method: 'bkash',
      amount: 999.99,
      transactionId: next('8N7A6B'),
    });
    const decide = (body: object) => catalog.admin.put(`/courses/claims/${claim._id}/decision`, body);
    await decide({ decision: 'approve' });
    await decide({ decision: 'approve' });
    expect((await accountOf(payer)).account).toMatchObject({ paidPaisa: 99_999, balancePaisa: 1 });
    await decide({ decision: 'revoke', reason: 'Another transaction' });
    const { account, entries } = await accountOf(payer);
    expect(entries.map(({ kind, corrects }) => corrects ?? kind)).toEqual([
      'charge',
      'payment',
      'payment',
      'charge',
    ]);
    expect(account).toMatchObject({ paidPaisa: 0, balancePaisa: 0, duePaisa: 0 });
  });
});

describe('taking back', () => {
  const back = (entry: LedgerEntry, what: string, body: object) =>
    catalog.admin.post<LedgerEntry>(`/courses/ledger/entries/${entry._id}/${what}`, body);

  it('refunds a payment at most once in all, with a reason [FEE-02]', async () => {
    const payer = await newPayer();
    const { body: payment } = await take(payer);
    const refund = (amountPaisa: number, more: object = {}) =>
      back(payment, 'refunds', { key: next('refund-'), amountPaisa, method: 'cash', reason: 'Ill', ...more });
    expect(await refund(1_000, { reason: ' ' })).toMatchObject({ status: 422, body: { fields: {} } });
    const answers = await Promise.all([refund(30_000), refund(30_000)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    expect((await refund(10_001)).body).toMatchObject({
      code: 'catalog.ledger.refund-too-high',
      error: 'At most ৳100 can be refunded.',
    });
    expect((await accountOf(payer)).account).toMatchObject({ paidPaisa: 10_000, balancePaisa: 90_000 });
  });

  it('corrects a mistake once, and never changes the entry itself [FEE-02]', async () => {
    const payer = await newPayer();
    const { body: payment } = await take(payer);
    const read = () => catalog.admin.get(`/courses/ledger/entries/${payment._id}`);
    const before = await read();
    const first = await back(payment, 'correction', { reason: 'Typed twice' });
    const second = await back(payment, 'correction', { reason: 'Typed twice' });
    expect(first.body).toMatchObject({ kind: 'correction', corrects: 'payment', reversalOf: payment._id });
    expect(second.body).toEqual(first.body);
    expect((await read()).body).toEqual(before.body);
    expect((await accountOf(payer)).account.paidPaisa).toBe(0);
    expect((await back(first.body, 'correction', { reason: 'No' })).status).toBe(409);
  });
});

describe('closing a day', () => {
  it('freezes its totals, and sends later entries of the day to today [FEE-02]', async () => {
    const payer = await newPayer();
    const day = '2026-01-16';
    catalog.clock.advance(24 * 3_600_000);
    await take(payer, { takenOn: day });
    const close = (of: string) => catalog.admin.post<DayClosing>('/courses/ledger/closings', { day: of });
    expect((await close('2026-01-17')).status).toBe(422);
    catalog.clock.advance(24 * 3_600_000);
    const answers = await Promise.all([close(day), close(day), take(payer, { takenOn: day })]);
    const [one, other] = answers.map(({ body }) => body as DayClosing);
    expect(other).toEqual(one);
    const entries = await catalog.admin.get<{ items: LedgerEntry[] }>(
      `/courses/ledger?dayFrom=${day}&dayTo=${day}&pageSize=100`,
    );
    const cash = one?.totals.find(({ kind, method }) => kind === 'payment' && method === 'cash');
    const listed = entries.body.items.filter(({ kind }) => kind === 'payment');
    expect(cash?.count).toBe(listed.length);
    expect(cash?.amountPaisa).toBe(listed.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0));

    const late = await take(payer, { takenOn: day });
    expect(late).toMatchObject({ status: 409, body: { code: 'catalog.ledger.day-closed' } });
    expect((late.body as unknown as { error: string }).error).toContain('16 January 2026');
    const today = await take(payer, { takenOn: day, isPostedToday: true });
    expect(today.body).toMatchObject({ day: '2026-01-17', movedOn: day });
    expect((await close(day)).body).toEqual(one);
    expect(
      (await catalog.admin.get<{ items: DayClosing[] }>('/courses/ledger/closings')).body.items,
    ).toContainEqual(one);
  });
});
