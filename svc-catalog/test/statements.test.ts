import type { StatementComparison } from '@pathshala/svc-catalog-contract/statements';
import { studentEnrolled } from '@pathshala/svc-catalog-contract/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

async function claimOf(transactionId: string, amount = 500): Promise<string> {
  numbers += 1;
  const studentId = `claimer${numbers}`;
  const course = await catalog.createCourse({ courseCode: `CLAIM${numbers}`, enrollmentFee: 500 });
  const student = catalog.client.as({ role: 'student', userId: studentId, name: `Claimer ${numbers}` });
  const payment = { courseId: course._id, courseKind: 'admission', method: 'bkash', amount, transactionId };
  expect((await student.post('/courses/claims', payment)).status).toBe(201);
  return studentId;
}

const row = (transactionId: string, amountPaisa = 50_000, day = '2026-01-15') => ({
  transactionId,
  amountPaisa,
  day,
});
const post = (path: string, rows: readonly object[]) =>
  catalog.admin.post<StatementComparison>(`/courses/claims/statements${path}`, { method: 'bkash', rows });
const outcomesOf = ({ lines }: StatementComparison) => lines.map(({ outcome }) => outcome);

describe('a statement of a provider', () => {
  it('approves the claims that it has, once, and names every difference [PAY-04]', async () => {
    const studentId = await claimOf('MATCH 0001');
    await claimOf('OTHER0002', 450);
    await claimOf('AWAY0003');
    const rows = [row('match-0001'), row('OTHER0002'), row('NOBODY0004', 700), row('MATCH0001')];
    const expected = ['differs', 'unclaimed', 'doubled'];
    const preview = await post('/comparison', rows);
    expect(outcomesOf(preview.body)).toEqual(['matches', ...expected]);
    expect(preview.body.missing).toMatchObject([{ transactionId: 'AWAY0003', amountPaisa: 50_000 }]);
    const enrolmentsOf = () =>
      catalog.published(studentEnrolled).filter(({ data }) => data.studentId === studentId).length;
    expect(enrolmentsOf()).toBe(0);
    expect(outcomesOf((await post('', rows)).body)).toEqual(['approved', ...expected]);
    expect(outcomesOf((await post('', rows)).body)).toEqual(['decided', ...expected]);
    await catalog.waitUntilIdle();
    expect(enrolmentsOf()).toBe(1);
  });

  it('goes on after a claim that cannot be approved', async () => {
    await claimOf('GONE0005');
    const { _id } = await catalog.createCourse({ courseCode: 'GONE', enrollmentFee: 500 });
    const student = catalog.client.as({ role: 'student', userId: 'leaver' });
    const payment = {
      courseId: _id,
      courseKind: 'admission',
      method: 'bkash',
      amount: 500,
      transactionId: 'GONE0006',
    };
    await student.post('/courses/claims', payment);
    await catalog.admin.delete(`/admissioncourse/universities/${_id}`);
    expect(outcomesOf((await post('', [row('GONE0006'), row('GONE0005')])).body)).toEqual([
      'failed',
      'approved',
    ]);
  });

  it('knows a payment that came through a provider', async () => {
    const { _id: courseId } = await catalog.createCourse({ courseCode: 'ONLINE', enrollmentFee: 500 });
    const student = catalog.client.as({ role: 'student', userId: 'online' });
    const order = { courseId, courseKind: 'admission', provider: 'bkash' };
    const { body } = await student.post<{ checkoutId: string }>('/courses/checkouts', order);
    simulator.agree(body.checkoutId);
    const path = `/courses/checkouts/own/${body.checkoutId}/confirmation`;
    const paid = await student.post<{ transactionId: string }>(path, { outcome: 'success' });
    expect(outcomesOf((await post('/comparison', [row(paid.body.transactionId)])).body)).toEqual(['online']);
  });

  it('refuses lines that are no payments', async () => {
    expect((await post('/comparison', [])).status).toBe(400);
    expect((await post('', [row('A1', 0)])).status).toBe(400);
    expect((await post('', [row('A1', 10, '2026-02-31')])).status).toBe(400);
  });
});
