import type { EventDefinition, EventName } from '@pathshala/contract-kit/event';
import { republish } from '@pathshala/service-kit/events/republish';
import { submittedExam } from '@pathshala/svc-exams-contract/examples';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import { claimChanged, progressChanged, studentEnrolled } from '@pathshala/svc-catalog-contract/events';
import { examSubmitted } from '@pathshala/svc-exams-contract/events';
import type { PaymentClaim } from '@pathshala/svc-catalog-contract/payment-claims';
import type {
  CompletionReport,
  EnrolmentReport,
  RevenueReport,
} from '@pathshala/svc-catalog-contract/reports';
import { crashingStore } from '@pathshala/service-testing/crashing-store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { startCatalog } from './start-catalog.ts';

const dayMs = 24 * 3_600_000;
const range = 'from=2026-01-01&to=2026-03-31';
const { wrap, crashAt, restart } = crashingStore();
let catalog: Awaited<ReturnType<typeof startCatalog>>;
beforeEach(async () => {
  catalog = await startCatalog({ replace: ({ documents }) => ({ documents: wrap(documents) }) });
});
afterEach(() => catalog.stop());

let numbers = 0;
const next = (word: string): string => `${word}${(numbers += 1)}`;
const newStudent = () => {
  const userId = next('student');
  return { userId, client: catalog.client.as({ role: 'student', userId, name: 'Rahima' }) };
};

async function enrolNew(courseId: string): Promise<string> {
  const { userId, client } = newStudent();
  const { status } = await client.post('/students/student/enroll', { studentId: userId, courseId });
  expect(status).toBe(201);
  return userId;
}

async function sendClaim(courseId: string, payment: { method: string; amount: number }) {
  const { userId, client } = newStudent();
  const body = { courseId, courseKind: 'admission', transactionId: next('TX12345'), ...payment };
  const answer = await client.post<PaymentClaim>('/courses/claims', body);
  expect(answer.status).toBe(201);
  const path = `/courses/claims/${answer.body._id}`;
  return {
    userId,
    decide: (decision: 'approve' | 'refuse') =>
      catalog.admin.put(`${path}/decision`, { decision, reason: 'No such payment.' }),
    withdraw: () => client.delete(path),
  };
}

const projections = [
  'report-enrolments',
  'report-enrolments-by-course-days',
  'report-completion-days',
  'report-claims',
  'report-claims-by-course-days',
];

/** Waits until all reactions are done and every stale day is counted. */
async function counted(): Promise<void> {
  await catalog.waitUntilIdle();
  catalog.clock.advance(60_000);
  for (const name of projections) await catalog.runJob(`count-${name}`);
}

async function read<Report>(report: string, days = range): Promise<Report> {
  const { status, body } = await catalog.admin.get<Report>(`/courses/reports/${report}?${days}`);
  expect(status).toBe(200);
  return body;
}

async function allReports() {
  await counted();
  const [enrolments, revenue, completion] = [
    await read<EnrolmentReport>('enrolments'),
    await read<RevenueReport>('revenue'),
    await read<CompletionReport>('completion'),
  ];
  return [enrolments, revenue, completion].map(({ asOf: _asOf, ...report }) => report);
}

const sum = (count = 0, amount = 0) => ({ count, amount });

/** Two courses with enrolments, progress and claims in every state. */
async function liveThroughTwoDays() {
  const free = await catalog.createCourse({ courseCode: next('FREE'), name: 'ঢাকা | Dhaka' });
  const paid = await catalog.createCourse({
    courseCode: next('PAID'),
    name: 'মেডিকেল | Medical',
    enrollmentFee: 1500,
  });
  const first = await enrolNew(free._id);
  await enrolNew(free._id);
  const years = free.units.flatMap((unit) => unit.years);
  await catalog.emit(examSubmitted, {
    ...submittedExam,
    studentId: first,
    examId: years[0]?._id ?? '',
    courseId: free._id,
  });
  const approved = await sendClaim(paid._id, { method: 'bkash', amount: 1500.5 });
  const refused = await sendClaim(paid._id, { method: 'nagad', amount: 20.07 });
  const withdrawn = await sendClaim(paid._id, { method: 'bkash', amount: 3 });
  await withdrawn.withdraw();
  catalog.clock.advance(dayMs);
  await approved.decide('approve');
  await refused.decide('refuse');
  await refused.withdraw();
  return { free, paid, approved, first, examCount: years.length };
}

describe('the reports of courses', () => {
  it('count enrolments by day and course, free and paid [ADM-20]', async () => {
    const { free, paid } = await liveThroughTwoDays();
    await counted();
    const report = await read<EnrolmentReport>('enrolments');
    expect(report).toMatchObject({
      days: [
        { day: '2026-01-15', count: 2, free: 2, paid: 0 },
        { day: '2026-01-16', count: 1, free: 0, paid: 1 },
      ],
      courses: [
        { courseId: free._id, courseKind: 'admission', courseName: 'ঢাকা | Dhaka', count: 2, free: 2, paid: 0 },
        { courseId: paid._id, courseName: 'মেডিকেল | Medical', count: 1, free: 0, paid: 1 },
      ],
    });
    expect(Date.parse(report.asOf)).toBe(catalog.clock.now());
    const later = await read<EnrolmentReport>('enrolments', 'from=2026-01-16&to=2026-01-16');
    expect(later.courses.map(({ courseId }) => courseId)).toEqual([paid._id]);
  });

  it('add up payments exactly in poisha, when they were sent and when they were decided [ADM-20]', async () => {
    const { paid } = await liveThroughTwoDays();
    await counted();
    const all = { sent: sum(3, 152_357), approved: sum(1, 150_050), refused: sum(1, 2_007) };
    expect(await read<RevenueReport>('revenue')).toMatchObject({
      days: [
        { day: '2026-01-15', sent: sum(3, 152_357), approved: sum(), refused: sum() },
        { day: '2026-01-16', sent: sum(), approved: sum(1, 150_050), refused: sum(1, 2_007) },
      ],
      methods: [
        { method: 'bkash', sent: sum(2, 150_350), approved: sum(1, 150_050), refused: sum() },
        { method: 'nagad', sent: sum(1, 2_007), approved: sum(), refused: sum(1, 2_007) },
        { method: 'bank', sent: sum(), approved: sum(), refused: sum() },
      ],
      courses: [{ courseId: paid._id, courseName: 'মেডিকেল | Medical', ...all }],
    });
  });

  it('follow how far those who enrolled on a day have come until now [ADM-20]', async () => {
    const { free, paid, examCount } = await liveThroughTwoDays();
    await counted();
    const percent = Math.round(100 / examCount);
    const report = await read<CompletionReport>('completion');
    expect(report.courses).toMatchObject([
      {
        courseId: free._id,
        enrolled: 2,
        started: 1,
        completed: examCount === 1 ? 1 : 0,
        meanProgress: percent / 2,
      },
      { courseId: paid._id, enrolled: 1, started: 0, completed: 0, meanProgress: 0 },
    ]);
    expect(report.bands.find(({ from, to }) => from <= percent && percent <= to)?.count).toBe(1);
    expect(report.bands[0]).toEqual({ from: 0, to: 0, count: 2 });
    expect(await read<CompletionReport>('completion', 'from=2026-01-16&to=2026-01-16')).toMatchObject({
      courses: [{ courseId: paid._id, enrolled: 1 }],
    });
  });

  it('refuse a range that is backwards, and are for administrators with the permission', async () => {
    const { status, body } = await catalog.admin.get(
      '/courses/reports/revenue?from=2026-02-01&to=2026-01-31',
    );
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: { to: expect.stringContaining('not be before') } });
    const marker = catalog.client.as({ role: 'admin', permissions: ['marking'] });
    expect((await marker.get(`/courses/reports/enrolments?${range}`)).status).toBe(403);
  });

  it('use the current name of a course, and the last name of a deleted one', async () => {
    const { free } = await liveThroughTwoDays();
    const path = `/admissioncourse/universities/${free._id}`;
    const { body } = await catalog.admin.get(path);
    await catalog.admin.put(path, { ...body, name: 'নতুন | New' });
    await catalog.admin.delete(path);
    await counted();
    const { courses } = await read<EnrolmentReport>('enrolments');
    expect(courses.find(({ courseId }) => courseId === free._id)?.courseName).toBe('নতুন | New');
  });
});

describe('the projections of the reports', () => {
  const again = <Data extends z.ZodType>(event: EventDefinition<EventName, Data>) =>
    catalog.published(event).map(
      ({ data }) =>
        () =>
          catalog.emit(event, data as z.input<Data>),
    );

  /** Delivers every published event to the reports once more, in another order. */
  async function deliverAgain(order: <Item>(items: readonly Item[]) => Item[]): Promise<void> {
    const deliver = [...again(studentEnrolled), ...again(progressChanged), ...again(claimChanged)];
    for (const run of order(deliver)) await run();
  }

  const dropAll = async (): Promise<void> => {
    const names = [
      ...projections.flatMap((name) => [name, `${name}-facts`, `${name}-stale`]),
      ...projections.map((name) => name.replace('-days', '-months')),
      'report-course-names',
    ];
    for (const name of names) await catalog.platform.documents.collection(name).deleteMany({});
  };

  it('are the same after every event came twice, and in the reverse order [ADM-20]', async () => {
    await liveThroughTwoDays();
    const before = await allReports();
    await deliverAgain((items) => [...items]);
    expect(await allReports()).toEqual(before);
    await dropAll();
    await deliverAgain((items) => items.toReversed());
    expect(await allReports()).toEqual(before);
  });

  it.each(projections)('complete what a crash before the mark of a day of %s left', async (name) => {
    await liveThroughTwoDays();
    const undisturbed = await allReports();
    await dropAll();
    crashAt(`${name}-stale`);
    await deliverAgain((items) => [...items]).catch(() => undefined);
    restart();
    await deliverAgain((items) => [...items]);
    expect(await allReports()).toEqual(undisturbed);
  });

  it('are rebuilt by republish after they were dropped, with the same answers [ADM-20]', async () => {
    await liveThroughTwoDays();
    const before = await allReports();
    await dropAll();
    expect(await allReports()).not.toEqual(before);
    const { bus, now, newId } = catalog.platform;
    const { subscriptions, republishable = [] } = catalog.running.definition;
    const own = new Set(subscriptions.map(({ event }) => event.name));
    for (const source of republishable.filter(({ event }) => own.has(event.name))) {
      await republish(source, { bus, now, newId, consumer: 'svc-catalog' });
    }
    expect(await allReports()).toEqual(before);
  });

  it('hold nothing of a person, and go on counting what a deleted account did', async () => {
    const { first, approved } = await liveThroughTwoDays();
    const before = await allReports();
    for (const userId of [first, approved.userId]) await catalog.emit(userDeleted, { userId });
    expect(await allReports()).toEqual(before);
    const stored = await Promise.all(
      projections.map((name) => catalog.platform.documents.collection(`${name}-facts`).find({}).toArray()),
    );
    expect(stored.flat()).toHaveLength(3 * 2 + 2 * 2 + 3 * 3);
    for (const word of [first, approved.userId, 'Rahima', 'TX12345'])
      expect(JSON.stringify(stored)).not.toContain(word);
  });
});
