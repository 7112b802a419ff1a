import type { PaymentClaim } from '@pathshala/svc-catalog-contract/payment-claims';
import type { startCatalog } from './start-catalog.ts';

type Catalog = Awaited<ReturnType<typeof startCatalog>>;

let numbers = 0;
const next = (word: string): string => `${word}${(numbers += 1)}`;

async function paidCourse(catalog: Catalog): Promise<string> {
  const { _id } = await catalog.createCourse({ courseCode: next('PAID'), enrollmentFee: 500 });
  return _id;
}

/** A claim of a new student, who is the caller in states of student calls. */
async function sentClaim(catalog: Catalog) {
  const courseId = await paidCourse(catalog);
  const studentId = next('pact-payer');
  const caller = { role: 'student', userId: studentId, name: 'Rahima Begum' } as const;
  const transactionId = next('TX1234');
  const payment = { courseKind: 'admission', method: 'bkash', amount: 500, transactionId };
  const { body } = await catalog.client
    .as(caller)
    .post<PaymentClaim>('/courses/claims', { courseId, ...payment });
  return { courseId, studentId, transactionId, claimId: body._id, caller };
}

/** Resets the caller: the state is about another student, or an administrator calls. */
async function othersClaim(catalog: Catalog) {
  const { caller: _caller, ...state } = await sentClaim(catalog);
  return state;
}

async function rated(catalog: Catalog) {
  const { _id: courseId } = await catalog.createCourse({ courseCode: next('RATED') });
  const caller = { role: 'student', userId: next('pact-rater') } as const;
  const client = catalog.client.as(caller);
  await client.post('/students/student/enroll', { studentId: caller.userId, courseId });
  await client.put(`/courses/ratings/${courseId}`, { courseKind: 'admission', stars: 4 });
  return { courseId, studentId: caller.userId, caller };
}

/** An enrolment and a payment that was approved, in the reports. */
async function reported(catalog: Catalog): Promise<void> {
  const { claimId } = await othersClaim(catalog);
  await catalog.admin.put(`/courses/claims/${claimId}/decision`, { decision: 'approve' });
  await catalog.waitUntilIdle();
  for (const { name, run } of catalog.running.jobs) if (name.startsWith('count-report-')) await run();
}

export const claimStates = {
  'enrolments and payments are counted': reported,
  'there is a course that costs something': async (catalog: Catalog) => ({
    courseId: await paidCourse(catalog),
  }),
  'the student has sent a payment claim': sentClaim,
  'another student has sent a payment claim': othersClaim,
  'a payment claim was refused': async (catalog: Catalog) => {
    const state = await othersClaim(catalog);
    await catalog.admin.put(`/courses/claims/${state.claimId}/decision`, {
      decision: 'refuse',
      reason: 'No such payment.',
    });
    return state;
  },
  'a payment claim was approved': async (catalog: Catalog) => {
    const state = await othersClaim(catalog);
    await catalog.admin.put(`/courses/claims/${state.claimId}/decision`, { decision: 'approve' });
    return state;
  },
  'a student is enrolled in a course': async (catalog: Catalog) => {
    const { _id: courseId } = await catalog.createCourse({ courseCode: next('LISTED') });
    const userId = next('pact-member');
    const client = catalog.client.as({ role: 'student', userId });
    await client.post('/students/student/enroll', { studentId: userId, courseId });
    const { body } = await catalog.admin.get<{ items: { _id: string }[] }>(
      `/courses/enrolments?courseId=${courseId}`,
    );
    return { courseId, studentId: userId, enrolmentId: body.items[0]?._id ?? '' };
  },
  'the student has rated a course': rated,
};
