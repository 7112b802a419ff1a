import { userDeleted } from '@pathshala/svc-auth-contract/events';
import { noticeRequested, studentEnrolled } from '@pathshala/svc-catalog-contract/events';
import { notices } from '@pathshala/svc-catalog-contract/notices';
import type {
  ClaimForm,
  ClaimForSupport,
  PaymentClaim,
} from '@pathshala/svc-catalog-contract/payment-claims';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { academicForm, startCatalog } from './start-catalog.ts';

const path = '/courses/claims';
let catalog: Awaited<ReturnType<typeof startCatalog>>;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

let numbers = 0;
const next = (word: string): string => `${word}${(numbers += 1)}`;

/** A new student; a student may send ten claims in an hour. */
function newStudent(name = 'Rahima Begum') {
  const userId = next('student');
  return { userId, name, client: catalog.client.as({ role: 'student', userId, name }) };
}

async function paidCourse(): Promise<string> {
  const course = await catalog.createCourse({
    courseCode: next('PAID'),
    name: 'মেডিকেল | Medical',
    enrollmentFee: 1500,
    discountFee: 300,
  });
  return course._id;
}

const form = (courseId: string, more: Partial<ClaimForm> = {}): ClaimForm => ({
  courseId,
  courseKind: 'admission',
  method: 'bkash',
  amount: 1200,
  transactionId: next('8N7A6B'),
  ...more,
});

async function sent(student = newStudent(), more: Partial<ClaimForm> = {}) {
  const courseId = more.courseId ?? (await paidCourse());
  const answer = await student.client.post<PaymentClaim>(path, form(courseId, more));
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return { student, claim: answer.body };
}

const decide = (claimId: string, body: object) =>
  catalog.admin.put<ClaimForSupport>(`${path}/${claimId}/decision`, body);
const enrolmentsOf = (userId: string) =>
  catalog.published(studentEnrolled).filter(({ data }) => data.studentId === userId);
const templatesTo = (userId: string) =>
  catalog
    .published(noticeRequested)
    .filter(({ data }) => data.studentId === userId)
    .map(({ data }) => data.template);
const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

describe('sending a payment claim', () => {
  it('answers with the claim, its transaction id in one spelling, and mails a receipt [CAT-05]', async () => {
    const { student, claim } = await sent(newStudent(), { transactionId: ' ৮n7a ৯9z ', amount: 1000 });
    expect(claim).toMatchObject({
      state: 'sent',
      transactionId: '8N7A99Z',
      fee: 1200,
      amount: 1000,
      courseName: 'মেডিকেল | Medical',
      reason: '',
      decidedAt: null,
    });
    const { body } = await student.client.get(`${path}?studentId=${student.userId}`);
    expect(body).toMatchObject({ total: 1, items: [claim] });
    await catalog.waitUntilIdle();
    expect(templatesTo(student.userId)).toEqual(['claim-sent']);
  });

  it('rejects a transaction id that was used, in any spelling, also among parallel requests [CAT-05]', async () => {
    const courseId = await paidCourse();
    const spellings = ['5k7x-9p', '5K7X 9P', '৫k৭x৯p', '５k7x9p'];
    const send = (transactionId: string) => newStudent().client.post(path, form(courseId, { transactionId }));
    const answers = await Promise.all(spellings.map(send));
    expect(statusesOf(answers)).toEqual([201, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'catalog.transaction-used',
      fields: { transactionId: expect.stringContaining('already used') },
    });
    const byNagad = form(courseId, { transactionId: spellings[0]!, method: 'nagad' });
    expect((await newStudent().client.post(path, byNagad)).status).toBe(201);
  });

  it('allows one open claim per student and course, also among parallel requests [CAT-05]', async () => {
    const courseId = await paidCourse();
    const { client } = newStudent();
    const send = () => client.post(path, form(courseId));
    const answers = await Promise.all([send(), send(), send()]);
    expect(statusesOf(answers)).toEqual([201, 409, 409]);
    expect((await send()).body).toMatchObject({ code: 'catalog.claim-open' });
  });

  it.each([
    ['an id of punctuation', { transactionId: '--.--' }, 422],
    ['no amount', { amount: 0 }, 400],
    ['an amount below zero', { amount: -5 }, 400],
    ['the other kind of course', { courseKind: 'academic' as const }, 404],
    ['an unknown course', { courseId: 'f'.repeat(24) }, 404],
  ])('rejects %s', async (_, more, status) => {
    const answer = await newStudent().client.post(path, form(await paidCourse(), more));
    expect(answer.status).toBe(status);
  });

  it('is refused for a free course, a closed one, and one that the student is enrolled in', async () => {
    const { client } = newStudent();
    const free = await catalog.createCourse({ courseCode: next('FREE') });
    expect((await client.post(path, form(free._id))).body).toMatchObject({ code: 'catalog.claim-free' });
    const { body } = await catalog.admin.post('/academiccourse/academicCourses', {
      ...academicForm,
      price: 100,
      enrollmentEndDate: '2026-01-02',
    });
    const closed = form(String(body['_id']), { courseKind: 'academic' });
    expect((await client.post(path, closed)).status).toBe(410);
    const { claim, student } = await sent();
    await decide(claim._id, { decision: 'approve' });
    const again = await student.client.post(path, form(claim.courseId));
    expect(again.body).toMatchObject({ code: 'catalog.already-enrolled' });
  });

  it('is limited to ten claims in an hour', async () => {
    const { client } = newStudent();
    const answers = [];
    for (let tries = 0; tries < 11; tries += 1) answers.push(await client.post(path, {}));
    expect(answers.at(-1)?.status).toBe(429);
  });
});

describe('deciding a payment claim', () => {
  it('enrols once when two administrators approve at the same time, and mails the student [CAT-05]', async () => {
    const { student, claim } = await sent();
    const approve = () => decide(claim._id, { decision: 'approve' });
    const answers = await Promise.all([approve(), approve(), approve()]);
    expect(statusesOf(answers)).toEqual([200, 200, 200]);
    expect(answers[0]?.body).toMatchObject({ state: 'approved', studentName: 'Rahima Begum' });
    await catalog.waitUntilIdle();
    expect(enrolmentsOf(student.userId)).toHaveLength(1);
    expect(templatesTo(student.userId)).toEqual(['claim-sent', 'claim-approved']);
    const enrolled = await student.client.get(`/students/student/enrolledcourses/${student.userId}`);
    expect(enrolled.body).toMatchObject({ total: 1, items: [{ courseId: claim.courseId }] });
    const refusal = await decide(claim._id, { decision: 'refuse', reason: 'No' });
    expect(refusal).toMatchObject({ status: 409, body: { code: 'catalog.claim-decided' } });
  });

  it('refuses with a reason that the student reads and may answer with a corrected claim [CAT-05]', async () => {
    const { student, claim } = await sent();
    expect(await decide(claim._id, { decision: 'refuse', reason: ' ' })).toMatchObject({
      status: 422,
      body: { fields: { reason: expect.stringContaining('student reads it') } },
    });
    await decide(claim._id, { decision: 'refuse', reason: 'Not in our\naccount.' });
    const own = await student.client.get(`${path}?studentId=${student.userId}&courseId=${claim.courseId}`);
    expect(own.body).toMatchObject({ items: [{ state: 'refused', reason: 'Not in our account.' }] });
    const { transactionId, courseId } = claim;
    const stolen = await newStudent().client.post(path, form(courseId, { transactionId }));
    expect(stolen.status).toBe(409);
    const corrected = await student.client.post(path, form(courseId, { transactionId, amount: 1200.5 }));
    expect(corrected).toMatchObject({ status: 201, body: { state: 'sent', amount: 1200.5 } });
    await catalog.waitUntilIdle();
    expect(templatesTo(student.userId).toSorted()).toEqual(['claim-refused', 'claim-sent', 'claim-sent']);
  });

  it('decides many with an outcome for each [CAT-05]', async () => {
    const claims = await Promise.all([sent(), sent(), sent()]);
    const ids = claims.map(({ claim }) => claim._id);
    await claims[1]?.student.client.delete(`${path}/${ids[1] ?? ''}`);
    const { body } = await catalog.admin.post(`${path}/decisions`, {
      ids: [...ids, 'unknown'],
      decision: 'approve',
    });
    expect(body).toEqual({
      outcomes: [
        { _id: ids[0], isDone: true, code: null, error: null },
        { _id: ids[1], isDone: false, code: 'catalog.claim-decided', error: expect.any(String) },
        { _id: ids[2], isDone: true, code: null, error: null },
        { _id: 'unknown', isDone: false, code: 'catalog.claim-not-found', error: expect.any(String) },
      ],
    });
  });
});

describe('withdrawing a claim', () => {
  it('is for its owner while it is not approved, and frees its transaction id', async () => {
    const { student, claim } = await sent();
    expect((await newStudent().client.delete(`${path}/${claim._id}`)).status).toBe(404);
    const withdrawn = await student.client.delete(`${path}/${claim._id}`);
    expect(withdrawn).toMatchObject({ status: 200, body: { state: 'withdrawn' } });
    expect((await decide(claim._id, { decision: 'approve' })).status).toBe(409);
    const { claim: other } = await sent(newStudent(), { transactionId: claim.transactionId });
    await decide(other._id, { decision: 'approve' });
    const late = await catalog.client
      .as({ role: 'student', userId: 'nobody' })
      .delete(`${path}/${other._id}`);
    expect(late.status).toBe(404);
  });
});

describe('the queue of claims', () => {
  it('is filtered by state and searched by name and by any spelling of the transaction id', async () => {
    const { claim } = await sent(newStudent('কামাল হোসেন'), { transactionId: 'QUEUE77' });
    const { claim: refused } = await sent(newStudent('Kamal Khan'), { transactionId: 'QUEUE78' });
    await decide(refused._id, { decision: 'refuse', reason: 'Twice' });
    const idsOf = async (query: string) => {
      const { body } = await catalog.admin.get<{ items: ClaimForSupport[] }>(`${path}/queue?${query}`);
      return body.items.map(({ _id }) => _id);
    };
    expect(await idsOf('q=queue')).toEqual([claim._id, refused._id]);
    expect(await idsOf(`q=${encodeURIComponent('que-ue ৭৭')}`)).toEqual([claim._id]);
    expect(await idsOf(`q=${encodeURIComponent('কামাল')}`)).toEqual([claim._id]);
    expect(await idsOf('q=queue&state=refused&sort=-amount')).toEqual([refused._id]);
  });
});

describe('the mails about a claim', () => {
  it.each(['claim-sent', 'claim-approved', 'claim-refused'])(
    'are in both languages: %s [CAT-05]',
    (template) => {
      const notice = notices.find(({ name }) => name === template);
      const values = {
        courseName: 'মেডিকেল | Medical',
        path: '/courses/admission/MED',
        method: 'bkash',
        amount: 1200,
        transactionId: '8N7A6B5C',
        reason: 'দুবার | Paid twice',
      };
      const bengali = notice?.write(values, 'bn');
      expect(bengali?.subject).toContain('মেডিকেল');
      expect(bengali?.facts).toContainEqual(['পেমেন্টের মাধ্যম', 'বিকাশ']);
      const english = notice?.write(values, 'en');
      expect(english?.subject).toContain('Medical');
      expect(english?.facts?.some(([, value]) => value === 'Paid twice')).toBe(template === 'claim-refused');
    },
  );
});

describe('a deleted account', () => {
  it('leaves an approved payment without the person, and no other claim', async () => {
    const { student, claim } = await sent();
    await decide(claim._id, { decision: 'approve' });
    const { claim: open } = await sent(student);
    await catalog.emit(userDeleted, { userId: student.userId });
    expect((await catalog.admin.get(`${path}/${open._id}`)).status).toBe(404);
    const { body } = await catalog.admin.get(`${path}/${claim._id}`);
    expect(body).toMatchObject({ studentId: null, studentName: '', note: '', state: 'approved' });
    const stored = await catalog.platform.documents.collection('payment-claims').findOne({ _id: claim._id });
    expect(JSON.stringify({ ...stored, outbox: [] })).not.toContain(student.userId);
  });
});
