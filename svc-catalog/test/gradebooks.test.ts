import type { AssignmentForAdmin } from '@pathshala/svc-catalog-contract/assignment';
import type { Batch } from '@pathshala/svc-catalog-contract/batches';
import { batchJoined, workChanged } from '@pathshala/svc-catalog-contract/events';
import type {
  CourseMember,
  Gradebook,
  GradebookForm,
  GradebookRow,
  OwnMarks,
} from '@pathshala/svc-catalog-contract/gradebooks';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import { examPaperPublished, examPaperWithdrawn, examSubmitted } from '@pathshala/svc-exams-contract/events';
import { submittedExam } from '@pathshala/svc-exams-contract/examples';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherId, startCatalog, studentId } from './start-catalog.ts';

let catalog: Awaited<ReturnType<typeof startCatalog>>;
let courseId: string;
beforeEach(async () => {
  catalog = await startCatalog({ now: '2026-02-01T10:00:00.000Z' });
  ({ _id: courseId } = await catalog.createCourse({ courseCode: 'G1', units: [] }));
  const students = catalog.platform.documents.collection<{ _id: string; isDeleted: boolean }>('students');
  for (const _id of [studentId, otherId]) await students.insertOne({ _id, isDeleted: false });
  for (const _id of [studentId, otherId]) await enrol(_id);
  await catalog.waitUntilIdle();
  return () => catalog.stop();
});

const enrol = (_id: string) =>
  catalog.client
    .as({ role: 'student', userId: _id })
    .post('/students/student/enroll', { studentId: _id, courseId });
const path = () => `/courses/gradebooks/${courseId}`;

const publishExam = (
  paperId: string,
  more: { batchIds?: string[]; closesAt?: string; version?: number } = {},
) => {
  const { version = 1, closesAt = '2026-01-31T10:00:00.000Z', batchIds } = more;
  return catalog.emit(examPaperPublished, {
    paperId,
    version,
    examKind: 'standalone',
    courseId,
    unitId: null,
    title: `Test ${paperId}`,
    timeLimit: 30,
    totalMarks: 100,
    requiredSubjects: 0,
    negativeMarkingPercentage: 0,
    subjects: [],
    window: { opensAt: `2026-01-30T10:00:0${version}.000Z`, closesAt },
    examType: 'MCQ',
    ...(batchIds && { batchIds }),
  });
};
const submit = (examId: string, score: number, more: Partial<typeof submittedExam> | object = {}) =>
  catalog.emit(examSubmitted, {
    ...submittedExam,
    attemptId: `${examId}-${studentId}-1`,
    examKind: 'standalone',
    studentId,
    examId,
    courseId,
    score,
    submittedAt: '2026-01-30T12:00:00.000Z',
    ...more,
  });

const read = async () => (await catalog.admin.get<Gradebook>(path())).body;
const rows = async (query = '') =>
  (await catalog.admin.get<{ items: GradebookRow[]; total: number }>(`${path()}/rows${query}`)).body;
const replace = async (change: Partial<GradebookForm>) => {
  const { kindWeights, missing, counted, isReleased, rev } = await read();
  const rules = { kindWeights, missing, counted, isReleased, rev };
  return catalog.admin.put<Gradebook>(path(), { weights: [], ...rules, ...change });
};
const sorted = async () => {
  await read();
  await catalog.runJob('sort-gradebooks');
  return rows();
};

describe('the gradebook of a course', () => {
  it('has exams and assignments in one table, weighted, with total, grade and rank [GRD-01]', async () => {
    await publishExam('a1');
    await publishExam('b2');
    await submit('a1', 90);
    await submit('a1', 60, { studentId: otherId, attemptId: 'other-1' });
    const { body: assignment } = await catalog.admin.post<AssignmentForAdmin>('/assignments', {
      title: 'Motion',
      description: '<p>Draw it.</p>',
      dueDate: '2026-02-02T10:00:00Z',
      maxScore: 20,
      courseId,
    });
    await catalog.student.put(`/assignments/${assignment._id}/submission`, { text: 'Mine' });
    await catalog.waitUntilIdle();
    expect((await sorted()).items.map(({ cells }) => cells.map(({ state }) => state))).toEqual([
      ['marked', 'missing', 'waiting'],
      ['marked', 'missing', 'open'],
    ]);
    const handedIn = await catalog.admin.get<{ items: { _id: string; rev: number }[] }>(
      `/assignments/${assignment._id}/submissions`,
    );
    const [work] = handedIn.body.items;
    await catalog.admin.put(`/assignments/submissions/${work?._id}/marks`, { score: 15, rev: work?.rev });
    await catalog.waitUntilIdle();
    expect(catalog.published(workChanged).map(({ data }) => data.state)).toEqual(['handed-in', 'marked']);
    const weights = [
      { itemId: 'b2', weight: 0 },
      { itemId: assignment._id, weight: 3 },
    ];
    expect((await replace({ weights })).body.items.map(({ share }) => share)).toEqual([25, 0, 75]);
    expect((await rows()).items).toMatchObject([
      { studentId, rank: 1, total: 78.75, grade: 'A' },
      { studentId: otherId, rank: 2, total: 60, grade: 'A-' },
    ]);
    expect(await rows('?sort=a1&items=a1')).toMatchObject({
      total: 2,
      items: [
        { studentId: otherId, rank: null, cells: [{ itemId: 'a1', score: 60, totalMarks: 100 }] },
        { studentId },
      ],
    });
  });

  it('gives equal totals one rank, and follows a corrected result in any order of events [GRD-01]', async () => {
    await publishExam('a1');
    await submit('a1', 70, { scoreVersion: 2 });
    await submit('a1', 90, { scoreVersion: 1 });
    await submit('a1', 70, { studentId: otherId, attemptId: 'other-1' });
    expect((await sorted()).items.map(({ rank, total }) => [rank, total])).toEqual([
      [1, 70],
      [1, 70],
    ]);
    await submit('a1', 75, { studentId: otherId, attemptId: 'other-1', scoreVersion: 2 });
    expect((await rows()).items.map(({ rank }) => rank)).toEqual([1, 2]);
    expect((await rows('?page=2&pageSize=1')).items).toMatchObject([{ studentId, rank: 2 }]);
  });

  it('counts the latest, the best or the first attempt, and leaves missed ones out, as set [GRD-01]', async () => {
    await publishExam('a1');
    await publishExam('b2');
    const again = { attemptId: 'again', attemptNo: 2, submittedAt: '2026-01-30T13:00:00.000Z' };
    await submit('a1', 80);
    await submit('a1', 50, again);
    const totalBy = async (change: Partial<GradebookForm>) => {
      await replace(change);
      return (await rows(`?students=${studentId}`)).items.map(({ total }) => total);
    };
    expect(await totalBy({})).toEqual([25]);
    expect(await totalBy({ missing: 'left-out' })).toEqual([50]);
    expect(await totalBy({ missing: 'left-out', counted: 'best' })).toEqual([80]);
    expect(await totalBy({ missing: 'left-out', counted: 'first' })).toEqual([80]);
  });

  it('filters by batch, and counts what is addressed to a batch for its members alone [GRD-02]', async () => {
    const { body: batch } = await catalog.admin.post<Batch>('/courses/batches', {
      name: 'Morning',
      courseIds: [courseId],
    });
    await publishExam('a1');
    await publishExam('b2', { batchIds: [batch._id] });
    await submit('a1', 80);
    await submit('a1', 60, { studentId: otherId, attemptId: 'other-1' });
    await catalog.admin.post(`/courses/batches/${batch._id}/members`, { studentIds: [studentId] });
    await catalog.waitUntilIdle();
    expect(catalog.published(batchJoined)).toHaveLength(1);
    const { items } = await sorted();
    expect(items.map((row) => [row.studentId, row.total])).toEqual([
      [otherId, 60],
      [studentId, 40],
    ]);
    const inBatch = await rows(`?batchId=${batch._id}`);
    expect(inBatch).toMatchObject({ total: 1, items: [{ studentId, rank: 1 }] });
    expect((await rows(`?batchId=${batch._id}&students=${otherId}`)).total).toBe(0);
    expect(await catalog.admin.get(`${path()}/rows?batchId=nobody`)).toMatchObject({
      status: 404,
      body: { code: 'catalog.batch-not-found' },
    });
    const members = await catalog.admin.get<{ items: CourseMember[] }>(
      `${path()}/students?batchId=${batch._id}`,
    );
    expect(members.body.items).toMatchObject([
      {
        studentId,
        progress: 0,
        lastActiveAt: '2026-01-30T12:00:00.000Z',
        batches: [{ batchId: batch._id, name: 'Morning' }],
      },
    ]);
  });

  it('refuses negative weights, all zero, exams of another course, and an older revision [GRD-01]', async () => {
    await publishExam('a1');
    const weigh = (itemId: string, weight: number) => replace({ weights: [{ itemId, weight }] });
    expect((await weigh('a1', -1)).status).toBe(400);
    expect(await weigh('a1', 0)).toMatchObject({
      status: 422,
      body: { code: 'catalog.gradebook.weights-zero' },
    });
    const zero = { exam: 0, 'past-year': 0, assignment: 0 };
    expect(await replace({ kindWeights: zero })).toMatchObject({ status: 422 });
    expect(await weigh('of-another-course', 1)).toMatchObject({
      status: 422,
      body: {
        code: 'catalog.gradebook.item-unknown',
        fields: { 'weights.0.itemId': expect.any(String) },
      },
    });
    const first = await read();
    expect((await replace({ isReleased: true })).body.rev).toBeGreaterThan(first.rev ?? 0);
    expect(await replace({ rev: first.rev })).toMatchObject({
      status: 409,
      body: { code: 'common.edited-meanwhile' },
    });
    expect((await catalog.admin.get(`${path()}/rows?sort=-nothing`)).status).toBe(422);
    expect((await catalog.admin.get('/courses/gradebooks/nobody')).status).toBe(404);
    expect((await catalog.admin.get('/courses/gradebooks/nobody/rows')).status).toBe(404);
  });

  it('is empty without students and without exams', async () => {
    const { _id } = await catalog.createCourse({ courseCode: 'G2', units: [] });
    courseId = _id;
    expect(await read()).toMatchObject({ items: [], studentCount: 0 });
    expect(await sorted()).toMatchObject({ items: [], total: 0 });
    expect((await read()).isSorting).toBe(false);
  });

  it('shows three hundred exams, loses those that are withdrawn, and whoever leaves the course or the school', async () => {
    for (let at = 0; at < 301; at += 1) await submit(`x${at}`, 50, { attemptId: `many-${at}` });
    expect((await read()).items).toHaveLength(300);
    expect((await rows(`?students=${studentId}`)).items[0]?.cells).toHaveLength(300);
    await catalog.emit(examPaperWithdrawn, { paperId: 'x300', version: 2 });
    await publishExam('x300', { version: 1 });
    expect((await read()).items.map(({ itemId }) => itemId)).not.toContain('x300');
    await catalog.emit(userDeleted, { userId: studentId });
    expect((await rows()).total).toBe(1);
    const results = catalog.platform.documents.collection('gradebook-results');
    expect(await results.countDocuments({ studentId })).toBe(0);
    const listed = await catalog.admin.get<{ items: { _id: string }[] }>(
      `/courses/enrolments?studentId=${otherId}`,
    );
    await catalog.admin.put(`/courses/enrolments/${listed.body.items[0]?._id}/end`, { reason: 'Asked' });
    await catalog.waitUntilIdle();
    expect((await rows()).total).toBe(0);
  });

  it('gives students of before it rows, and ten results at once are all in it', async () => {
    const stored = catalog.platform.documents.collection('gradebook-rows');
    await stored.deleteMany({ courseId });
    expect((await sorted()).total).toBe(2);
    await Promise.all(
      Array.from({ length: 10 }, (_, at) => submit(`c${at}`, 10 * at, { attemptId: `at-once-${at}` })),
    );
    const [row] = (await rows(`?students=${studentId}`)).items;
    expect(row?.cells.map(({ score }) => score).toSorted((one, two) => (one ?? 0) - (two ?? 0))).toEqual(
      Array.from({ length: 10 }, (_, at) => 10 * at),
    );
    expect(row?.total).toBe(45);
  });
});

describe('the own marks of a student', () => {
  const own = (client = catalog.student) => client.get<OwnMarks>(`${path()}/own`);

  it('are shown once the school releases them, without scores that are hidden yet [GRD-03]', async () => {
    await publishExam('a1');
    await publishExam('b2', { closesAt: '2026-03-01T10:00:00.000Z' });
    await submit('a1', 80);
    await submit('b2', 20, { attemptId: 'hidden', scoreVisibleFrom: '2026-03-01T10:00:00.000Z' });
    expect((await own()).body).toMatchObject({ isReleased: false, items: [], total: null });
    await replace({ isReleased: true });
    const { body } = await own();
    expect(body).toMatchObject({ isReleased: true, total: 80, grade: 'A+' });
    expect(body.items.map(({ itemId, state, score }) => [itemId, state, score])).toEqual([
      ['a1', 'marked', 80],
      ['b2', 'hidden', null],
    ]);
    catalog.clock.set('2026-03-02T10:00:00.000Z');
    expect((await own()).body.total).toBe(50);
  });

  it('are for who is enrolled, and no student reads those of others [GRD-03]', async () => {
    const stranger = catalog.client.as({ role: 'student', userId: '5c'.repeat(12) });
    expect(await own(stranger)).toMatchObject({ status: 403, body: { code: 'catalog.not-enrolled' } });
    for (const part of ['', '/rows', '/students']) {
      expect((await catalog.student.get(`${path()}${part}`)).status).toBe(403);
    }
  });
});
