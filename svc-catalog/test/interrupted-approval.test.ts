import { noticeRequested, studentEnrolled } from '@pathshala/svc-catalog-contract/events';
import type { PaymentClaim } from '@pathshala/svc-catalog-contract/payment-claims';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crashingStore } from '@pathshala/service-testing/crashing-store';
import { startCatalog } from './start-catalog.ts';

const { wrap, crashAt, restart } = crashingStore();
let catalog: Awaited<ReturnType<typeof startCatalog>>;
beforeAll(async () => {
  catalog = await startCatalog({ replace: ({ documents }) => ({ documents: wrap(documents) }) });
});
afterAll(() => catalog.stop());

let numbers = 0;

/** A claim of a new student for a new course. */
async function newClaim() {
  numbers += 1;
  const studentId = `student${numbers}`;
  const course = await catalog.createCourse({ courseCode: `PAID${numbers}`, enrollmentFee: 500 });
  const student = catalog.client.as({ role: 'student', userId: studentId });
  const { body } = await student.post<PaymentClaim>('/courses/claims', {
    courseId: course._id,
    courseKind: 'admission',
    method: 'nagad',
    amount: 500,
    transactionId: `NGD12345${numbers}`,
  });
  await catalog.waitUntilIdle();
  const path = `/courses/claims/${body._id}`;
  return {
    approve: () => catalog.admin.put(`${path}/decision`, { decision: 'approve' }),
    state: async () => (await catalog.admin.get<PaymentClaim>(path)).body.state,
    async outcome() {
      await catalog.waitUntilIdle();
      const approvals = catalog
        .published(noticeRequested)
        .filter(({ data }) => data.template === 'claim-approved' && data.studentId === studentId);
      const enrolments = catalog
        .published(studentEnrolled)
        .filter(({ data }) => data.studentId === studentId);
      return { enrolments: enrolments.length, approvals: approvals.length };
    },
  };
}

async function runFinishJob(): Promise<void> {
  catalog.clock.advance(31_000);
  await catalog.runJob('finish-claims');
}

/** The writes of an approval in sequence: the decision, the enrolment, the end. */
const steps = [
  ['enrolments', 0],
  ['payment-claims', 1],
] as const;
const enrolledOnce = { enrolments: 1, approvals: 1 };

describe('an approval that is interrupted', () => {
  it('before its first write leaves the claim as it was', async () => {
    const claim = await newClaim();
    crashAt('payment-claims');
    expect((await claim.approve()).status).toBe(500);
    restart();
    expect(await claim.state()).toBe('sent');
    await runFinishJob();
    expect(await claim.outcome()).toEqual({ enrolments: 0, approvals: 0 });
  });

  it.each(steps)(
    'at %s, write %i after the decision, is finished by the job [CAT-05]',
    async (collection, before) => {
      const claim = await newClaim();
      crashAt(collection, before);
      expect((await claim.approve()).status).toBe(500);
      restart();
      expect(await claim.state()).toBe('approved');
      await runFinishJob();
      await runFinishJob();
      expect(await claim.outcome()).toEqual(enrolledOnce);
    },
  );

  it.each(steps)(
    'at %s, write %i after the decision, is finished by approving again',
    async (name, before) => {
      const claim = await newClaim();
      crashAt(name, before);
      await claim.approve();
      restart();
      expect(await claim.approve()).toMatchObject({ status: 200, body: { state: 'approved' } });
      await runFinishJob();
      expect(await claim.outcome()).toEqual(enrolledOnce);
    },
  );
});
