import { accessChanged, noticeRequested } from '@pathshala/svc-catalog-contract/events';
import type { PlanChoice } from '@pathshala/svc-catalog-contract/fee-plan-choices';
import type { FeeAccount, PriceList, PricePlanForm } from '@pathshala/svc-catalog-contract/fees';
import type { LedgerEntry } from '@pathshala/svc-catalog-contract/ledger';
import { notices } from '@pathshala/svc-catalog-contract/notices';
import type { FeeReport } from '@pathshala/svc-catalog-contract/reports';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCourseOfLessons } from './course-of-lessons.ts';
import { newStudent } from './pact-fee-states.ts';
import { startCatalog } from './start-catalog.ts';

let catalog: Awaited<ReturnType<typeof startCatalog>>;
beforeEach(async () => {
  catalog = await startCatalog({ now: '2027-01-10T06:00:00.000Z' });
});
afterEach(() => catalog.stop());

const day = 24 * 3_600_000;
let numbers = 0;
const next = (word: string): string => `${word}${(numbers += 1)}`;

const instalments: PricePlanForm = {
  planName: 'Three instalments',
  kind: 'instalments',
  pricePaisa: 100_000,
  instalments: [
    { dueOn: '2027-01-10', amountPaisa: 40_000 },
    { dueOn: '2027-01-20', amountPaisa: 30_000 },
    { dueOn: '2027-01-31', amountPaisa: 30_000 },
  ],
};

interface Choices {
  readonly account: FeeAccount;
  readonly planReason: string;
  readonly items: readonly PlanChoice[];
}

const putPlans = (courseId: string, plans: readonly PricePlanForm[], more: object = {}) =>
  catalog.admin.put<PriceList>(`/courses/fees/plans/${courseId}`, { plans, ...more });

const take = (studentId: string, courseId: string, amountPaisa: number) =>
  catalog.admin.post<LedgerEntry>('/courses/ledger/payments', {
    studentId,
    courseId,
    amountPaisa,
    method: 'cash',
    key: next('cash-key-'),
  });

/** A student who pays in three instalments, the first of which is paid. */
async function payer(plan: PricePlanForm = instalments) {
  const { _id: courseId } = await catalog.createCourse({ courseCode: next('PLAN'), enrollmentFee: 1000 });
  await putPlans(courseId, [plan]);
  const studentId = await newStudent(catalog);
  const { body } = await take(studentId, courseId, 40_000);
  await catalog.waitUntilIdle();
  return { courseId, studentId, accountId: body.accountId };
}

async function accountOf(studentId: string): Promise<FeeAccount> {
  const { body } = await catalog.admin.get<{ items: FeeAccount[] }>(
    `/courses/fees/accounts?studentId=${studentId}`,
  );
  return body.items[0] as FeeAccount;
}

const mails = () => catalog.published(noticeRequested).filter(({ data }) => data.template === 'dues');

async function runDues(afterDays = 0): Promise<void> {
  catalog.clock.advance(afterDays * day);
  await catalog.runJob('run-dues');
  await catalog.waitUntilIdle();
}

const setRules = (remindDaysBefore: number, pauseAfterDays: number | null) =>
  catalog.admin.put('/courses/fees/rules', { remindDaysBefore, pauseAfterDays });

describe('the price plans of a course', () => {
  it('are refused when the instalments do not add up, and say by how much [FEE-01]', async () => {
    const { _id } = await catalog.createCourse({ courseCode: next('PLAN') });
    const wrong = { ...instalments, pricePaisa: 100_001 };
    const answer = await putPlans(_id, [wrong]);
    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: 'catalog.fees.plan-sum',
        error: 'The instalments add up to ৳1000, but the price is ৳1000.01.',
        fields: { 'plans.0.instalments': expect.stringContaining('1000.01') },
      },
    });
    expect((await putPlans(_id, [{ ...instalments, pricePaisa: -5 }])).status).toBe(400);
    expect((await putPlans('nothing', [instalments])).status).toBe(404);
  });

  it('keep an edit of somebody else, and charge who enrols by the first one [FEE-01]', async () => {
    const { studentId, courseId } = await payer();
    const { body } = await catalog.admin.get<PriceList>(`/courses/fees/plans/${courseId}`);
    expect(body).toMatchObject({ rev: 1, coursePricePaisa: 100_000 });
    expect((await putPlans(courseId, body.plans, { ...body })).body.rev).toBe(2);
    expect((await putPlans(courseId, [], { rev: 1 })).status).toBe(409);
    expect((await accountOf(studentId)).dues).toEqual([
      { dueOn: '2027-01-10', amountPaisa: 40_000, paidPaisa: 40_000 },
      { dueOn: '2027-01-20', amountPaisa: 30_000, paidPaisa: 0 },
      { dueOn: '2027-01-31', amountPaisa: 30_000, paidPaisa: 0 },
    ]);
  });

  it('can be changed for one student, for the same price, with a reason, as was shown [FEE-07]', async () => {
    const { studentId, courseId, accountId } = await payer();
    const whole = { planId: 'whole', planName: 'At once', kind: 'once', pricePaisa: 100_000 } as const;
    const dear = { planId: 'dear', planName: 'Later', kind: 'once', pricePaisa: 120_000 } as const;
    await putPlans(courseId, [instalments, whole, dear]);
    const path = `/courses/fees/accounts/${accountId}/plan`;
    const choices = async () => (await catalog.admin.get<Choices>(`${path}s`)).body;
    const before = await choices();
    expect(before.account.dues).toHaveLength(3);
    expect(before.items.map(({ planId, canBeChosen }) => [planId, canBeChosen])).toEqual([
      [expect.any(String), true],
      ['whole', true],
      ['dear', false],
    ]);
    const dues = before.items.find(({ planId }) => planId === 'whole')?.dues ?? [];
    expect(dues).toEqual([{ dueOn: '2027-01-10', amountPaisa: 100_000, paidPaisa: 40_000 }]);
    const change = (body: object) =>
      catalog.admin.put<FeeAccount & { code: string }>(path, {
        planId: 'whole',
        reason: 'Asked',
        dues,
        ...body,
      });
    expect((await change({ planId: 'dear' })).body.code).toBe('catalog.fees.plan-price');
    expect((await change({ planId: 'none' })).body.code).toBe('catalog.fees.plan-not-found');
    expect((await change({ reason: ' ' })).status).toBe(400);
    await take(studentId, courseId, 5000);
    expect((await change({})).body.code).toBe('catalog.fees.dues-changed');
    const shown = (await choices()).items.find(({ planId }) => planId === 'whole')?.dues ?? [];
    expect((await change({ dues: shown })).status).toBe(200);
    expect(await accountOf(studentId)).toMatchObject({ planName: 'At once', duePaisa: 55_000 });
    expect(await choices()).toMatchObject({ planReason: 'Asked', items: [{}, { isPresent: true }, {}] });
    expect((await catalog.admin.get('/courses/fees/accounts/none/plans')).status).toBe(404);
  });
});

describe('dues', () => {
  it('are listed by course and days overdue, and gone with the payment [FEE-04]', async () => {
    const { studentId, courseId } = await payer();
    const list = async (query: string) =>
      (await catalog.admin.get<{ items: FeeAccount[]; total: number }>(`/courses/fees/dues?${query}`)).body;
    expect((await list('')).total).toBe(0);
    expect((await list('overdueDays=-10')).total).toBe(1);
    catalog.clock.advance(12 * day);
    expect((await list(`courseId=${courseId}&overdueDays=2`)).items).toMatchObject([
      { studentId, duePaisa: 30_000, daysOverdue: 2, oldestDueOn: '2027-01-20' },
    ]);
    expect((await list('overdueDays=3')).total).toBe(0);
    expect((await list('courseId=other')).total).toBe(0);
    await take(studentId, courseId, 30_000);
    expect((await list('')).total).toBe(0);
  });

  it('are mailed once for each due day, however often the job runs, and at a wish once a day [FEE-04]', async () => {
    await setRules(3, null);
    const { studentId, accountId } = await payer();
    await runDues();
    expect(mails()).toEqual([]);
    await runDues(7);
    await Promise.all([runDues(), runDues(), catalog.runJob('run-dues')]);
    expect(mails().map(({ data }) => [data.studentId, data.values])).toEqual([
      [studentId, expect.objectContaining({ amountPaisa: 30_000, dueOn: '2027-01-20', pausesOn: null })],
    ]);
    const remind = () => catalog.admin.post(`/courses/fees/accounts/${accountId}/reminder`, {});
    expect((await remind()).body).toMatchObject({ code: 'catalog.fees.nothing-due' });
    catalog.clock.advance(4 * day);
    const answers = await Promise.all([remind(), remind()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await catalog.waitUntilIdle();
    expect(mails()).toHaveLength(2);
    await runDues(7);
    await runDues();
    expect(mails()).toHaveLength(3);
    const notice = notices.find(({ name }) => name === 'dues');
    const written = notice?.write(mails().at(-1)?.data.values, 'bn');
    expect(written?.facts?.map(([, value]) => value)).toContain('২০ জানুয়ারি ২০২৭');
  });
});

describe('a batch', () => {
  it('has its own list of dues, and is mailed as a whole, once a day [BAT-06]', async () => {
    const first = await payer();
    const [second, third, settled] = [
      await newStudent(catalog),
      await newStudent(catalog),
      await newStudent(catalog),
    ];
    for (const student of [second, third]) await take(student, first.courseId, 100);
    await take(settled, first.courseId, 40_000);
    const { body: batch } = await catalog.admin.post<{ _id: string }>('/courses/batches', {
      name: 'Morning',
      courseIds: [first.courseId],
      teacherId: '',
      teacherName: 'Karim',
    });
    const members = { studentIds: [second, third, settled] };
    await catalog.admin.post(`/courses/batches/${batch._id}/members`, members);
    await catalog.waitUntilIdle();
    const { body: dues } = await catalog.admin.get<{ items: FeeAccount[] }>(
      `/courses/fees/dues?batchId=${batch._id}`,
    );
    expect(dues.items.map(({ studentId }) => studentId).toSorted()).toEqual([second, third].toSorted());
    const remind = () => catalog.admin.post('/courses/fees/reminders', { batchId: batch._id });
    await catalog.admin.post(`/courses/fees/accounts/${dues.items[0]?._id}/reminder`);
    const answers = await Promise.all([remind(), remind()]);
    const mailed = answers.map(({ body }) => (body as { mailed: number }).mailed);
    expect(mailed.reduce((sum, one) => sum + one, 0)).toBe(1);
    await catalog.waitUntilIdle();
    expect(
      mails()
        .map(({ data }) => data.studentId)
        .toSorted(),
    ).toEqual([second, third].toSorted());
    const none = await catalog.admin.post('/courses/fees/reminders', { batchId: 'none' });
    expect(none.body).toEqual({ mailed: 0, already: 0 });
  });
});

describe('access with dues', () => {
  it('pauses by the rule, refuses lessons with what to pay, and is back with the payment [FEE-04]', async () => {
    const { courseId } = await createCourseOfLessons(catalog);
    await putPlans(courseId, [instalments]);
    const studentId = await newStudent(catalog);
    const student = catalog.client.as({ role: 'student', userId: studentId });
    await take(studentId, courseId, 40_000);
    await catalog.waitUntilIdle();
    const open = () => student.get(`/courses/${courseId}/outline`);
    await runDues(11);
    expect((await open()).status).toBe(200);
    await setRules(0, 2);
    await runDues(1);
    expect((await open()).status).toBe(200);
    await runDues(1);
    await runDues();
    expect(await open()).toMatchObject({
      status: 402,
      body: {
        code: 'catalog.fees.paused',
        error: expect.stringMatching(/due since 20 January 2027\. Pay ৳300,/u),
      },
    });
    expect((await accountOf(studentId)).pausedAt).not.toBeNull();
    await take(studentId, courseId, 30_000);
    expect((await open()).status).toBe(200);
    await catalog.waitUntilIdle();
    expect(catalog.published(accessChanged).map(({ data }) => [data.isPaused, data.version])).toEqual([
      [true, 1],
      [false, 2],
    ]);
    await runDues(20);
    expect((await open()).status).toBe(402);
    await setRules(0, null);
    await runDues();
    expect((await open()).status).toBe(200);
  });

  it('owes nothing more after the enrolment has ended, and only what is left when it begins again [FEE-04]', async () => {
    const { studentId } = await payer();
    const { body } = await catalog.admin.get<{ items: { _id: string }[] }>(
      `/courses/enrolments?studentId=${studentId}`,
    );
    const path = `/courses/enrolments/${body.items[0]?._id}/end`;
    await catalog.admin.put(path, { reason: 'Moved away' });
    await catalog.waitUntilIdle();
    expect(await accountOf(studentId)).toMatchObject({ chargedPaisa: 40_000, balancePaisa: 0, dues: [] });
    await catalog.admin.delete(path);
    await catalog.waitUntilIdle();
    expect(await accountOf(studentId)).toMatchObject({ chargedPaisa: 100_000, balancePaisa: 60_000 });
  });
});

describe('the report of fees', () => {
  it('adds up exactly, by day, method, course, batch and teacher [FEE-05]', async () => {
    const { courseId, studentId } = await payer();
    const teacherCourse = await catalog.createCourse({
      courseCode: next('TEACH'),
      enrollmentFee: 500,
      instructor: 'ফারহানা | Farhana',
    });
    const { body: batch } = await catalog.admin.post('/courses/batches', {
      name: 'Morning',
      courseIds: [courseId],
      teacherId: '',
      teacherName: 'Karim',
    });
    const members = `/courses/batches/${String(batch['_id'])}/members`;
    expect((await catalog.admin.post(members, { studentIds: [studentId] })).status).toBeLessThan(300);
    await catalog.waitUntilIdle();
    const other = await newStudent(catalog);
    await take(other, teacherCourse._id, 50_000);
    const { body: paid } = await take(studentId, courseId, 10_000);
    await catalog.admin.post(`/courses/ledger/entries/${paid._id}/correction`, { reason: 'Typed twice' });
    catalog.clock.advance(day);
    await take(studentId, courseId, 20_001);
    await catalog.waitUntilIdle();
    await catalog.runJob('count-report-ledger');
    const { body } = await catalog.admin.get<FeeReport>(
      '/courses/reports/fees?from=2027-01-01&to=2027-01-31',
    );
    expect(body.days.map(({ day: of, paidPaisa }) => [of, paidPaisa])).toEqual([
      ['2027-01-10', 90_000],
      ['2027-01-11', 20_001],
    ]);
    expect(body.methods).toMatchObject([{ method: 'cash', paidPaisa: 110_001, payments: 4 }]);
    expect(body.courses.map((one) => [one.courseId, one.paidPaisa, one.chargedPaisa])).toEqual([
      [courseId, 60_001, 100_000],
      [teacherCourse._id, 50_000, 50_000],
    ]);
    expect(body.batches).toMatchObject([{ batchName: 'Morning', paidPaisa: 20_001 }]);
    expect(
      Object.fromEntries(body.teachers.map(({ teacher, paidPaisa }) => [teacher, paidPaisa])),
    ).toMatchObject({
      'ফারহানা | Farhana': 50_000,
      Karim: 20_001,
    });
  });
});
