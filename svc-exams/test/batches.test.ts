import {
  batchChanged,
  batchJoined,
  batchLeft,
  studentEnrolled,
} from '@pathshala/svc-catalog-contract/events';
import { examPaperPublished } from '@pathshala/svc-exams-contract/events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startCourseExams, type CourseExams } from './support/course-exams.ts';
import { enrolled, sitter } from './support/exams-service.ts';

let exams: CourseExams;
beforeEach(async () => {
  exams = await startCourseExams();
  await exams.emit(studentEnrolled, enrolled('student2', 'physics'));
  await changeBatch();
});
afterEach(() => exams.stop());

const changeBatch = (version = 1, courseIds = ['physics']) =>
  exams.emit(batchChanged, {
    batchId: 'morning',
    version,
    name: 'Morning',
    courseIds,
    isArchived: false,
    addedCourseIds: [],
  });
const place = (studentId: string, version: number) => ({
  membershipId: `member-${studentId}`,
  batchId: 'morning',
  studentId,
  version,
});
const join = (studentId: string, version = 1) =>
  exams.emit(batchJoined, {
    ...place(studentId, version),
    joinedAt: '2026-01-10T10:00:00.000Z',
    movedFrom: null,
  });
const leave = (studentId: string, version = 2) =>
  exams.emit(batchLeft, {
    ...place(studentId, version),
    leftAt: '2026-01-11T10:00:00.000Z',
    movedTo: null,
    endsEnrolments: false,
  });

const addressed = { batchIds: ['morning'], startingDate: '2026-01-15T06:00' };
const startOf = (studentId: string, examId: string) =>
  sitter(exams, studentId).start({ examKind: 'chapter', examId });
const listed = async (studentId: string, path = '/exams') =>
  (await sitter(exams, studentId).get<{ total: number }>(path)).body.total;

describe('an exam that is addressed to a batch', () => {
  it('is seen and started by its members, and refused to everybody else in the course [BAT-03]', async () => {
    const exam = await exams.created(addressed);
    await join('student1');
    expect([await listed('student1'), await listed('student2')]).toEqual([1, 0]);
    expect([
      await listed('student1', '/exams/chapter/motion'),
      await listed('student2', '/exams/chapter/motion'),
    ]).toEqual([1, 0]);
    expect((await startOf('student1', exam._id)).status).toBe(201);
    const refused = { status: 403, body: { code: 'exams.not-in-batch' } };
    expect(await startOf('student2', exam._id)).toMatchObject(refused);
    expect(await sitter(exams, 'student2').get(`/exams/examid/${exam._id}`)).toMatchObject(refused);
    expect(await sitter(exams, 'student2').get(`/exams/chapter/${exam._id}/overview`)).not.toMatchObject({
      body: { canStart: true },
    });
  });

  it('is refused to who has left the batch, in whatever order the events come, and the open attempt goes on', async () => {
    const exam = await exams.created(addressed);
    await leave('student2');
    await join('student2');
    expect((await startOf('student2', exam._id)).status).toBe(403);
    await join('student1');
    const { body } = await startOf('student1', exam._id);
    await leave('student1');
    expect(await listed('student1')).toBe(0);
    const answers = await sitter(exams, 'student1').get(`/exams/attempts/${body.attemptId}`);
    expect(answers.status).toBe(200);
    await join('student1', 3);
    expect(await listed('student1')).toBe(1);
  });

  it('is refused to a member who does not have the course', async () => {
    const exam = await exams.created(addressed);
    await join('student3');
    expect((await startOf('student3', exam._id)).status).toBe(403);
    expect(await listed('student3')).toBe(0);
  });

  it('becomes one for everybody, and back, by an edit [BAT-03]', async () => {
    const exam = await exams.created({ startingDate: '2026-01-15T06:00' });
    expect(exam.batchIds).toBeUndefined();
    expect(await listed('student2')).toBe(1);
    const put = (batchIds: readonly string[]) =>
      exams.admin.put(`/exams/${exam._id}`, { ...exam, rev: undefined, batchIds });
    expect(await put(['morning', 'morning'])).toMatchObject({ status: 200, body: { batchIds: ['morning'] } });
    await exams.waitUntilIdle();
    expect((await startOf('student2', exam._id)).status).toBe(403);
    await put([]);
    await exams.waitUntilIdle();
    expect((await startOf('student2', exam._id)).status).toBe(201);
    expect(exams.published(examPaperPublished).map(({ data }) => data.batchIds)).toEqual([
      undefined,
      ['morning'],
      undefined,
    ]);
  });

  it('names batches that have its course; one that loses it later stays', async () => {
    const refused = { status: 422, body: { fields: { 'examDetails.batchIds': expect.any(String) } } };
    expect(await exams.create({ batchIds: ['nobody'] })).toMatchObject(refused);
    await changeBatch(3, ['chemistry']);
    expect(await exams.create({ batchIds: ['morning'] })).toMatchObject(refused);
    // An older event comes late.
    await changeBatch(2);
    expect(await exams.create({ batchIds: ['morning'] })).toMatchObject(refused);
    await changeBatch(4);
    const exam = await exams.created({ batchIds: ['morning'] });
    await changeBatch(5, []);
    expect((await exams.admin.put(`/exams/${exam._id}`, exam)).status).toBe(200);
  });
});

describe('the results of a batch', () => {
  interface Results {
    readonly exams: readonly { readonly title: string }[];
    readonly offered: readonly object[];
    readonly items: readonly {
      readonly studentId: string;
      readonly rank: number | null;
      readonly sum: number;
      readonly scores: readonly (number | null)[];
    }[];
    readonly total: number;
  }
  const path = '/exams/batches/morning/results';
  const read = async (query = '') => (await exams.admin.get<Results>(`${path}${query}`)).body;

  /** Answers that many of the questions right, in a new attempt. */
  async function sit(student: string, examId: string, right: number): Promise<void> {
    const { body } = await startOf(student, examId);
    const { mcqs } = (
      await exams.admin.get<{ mcqs: { _id: string; options: { _id: string }[] }[] }>(
        `/exams/examid/${examId}`,
      )
    ).body;
    const answers = mcqs.slice(0, right).map(({ _id, options }) => ({
      questionId: _id,
      selectedOption: options[0]?._id ?? null,
    }));
    const submitted = await sitter(exams, student).submit(body.attemptId, { answers });
    expect(submitted.status).toBe(200);
  }

  it('rank its members over several tests, the latest attempt at each counting [BAT-05]', async () => {
    await exams.emit(studentEnrolled, enrolled('student3', 'physics'));
    for (const student of ['student1', 'student2', 'student3']) await join(student);
    const first = await exams.created({ title: 'First', startingDate: '2026-01-14T06:00' });
    const second = await exams.created({ ...addressed, title: 'Second' });
    await exams.created({ title: 'Later', startingDate: '2027-01-14T06:00' });
    await sit('student1', first._id, 2);
    await sit('student1', first._id, 1);
    await sit('student2', first._id, 1);
    await sit('student2', second._id, 2);
    const { exams: ranked, offered, items, total } = await read();
    expect(ranked.map(({ title }) => title)).toEqual(['Second', 'First']);
    expect([offered.length, total]).toEqual([2, 3]);
    expect(items.map(({ studentId, rank, sum, scores }) => [studentId, rank, sum, scores])).toEqual([
      ['student2', 1, 6, [4, 2]],
      ['student1', 2, 2, [null, 2]],
      ['student3', null, 0, [null, null]],
    ]);
    expect((await read(`?exams=${second._id}&page=2&pageSize=1`)).items).toMatchObject([{ rank: null }]);
    await leave('student2');
    expect((await read()).items.map(({ studentId }) => studentId)).toEqual(['student1', 'student3']);
  });

  it('show a member the own rank in an exam for the batch, and nothing of other exams [BAT-07]', async () => {
    for (const student of ['student1', 'student2']) await join(student);
    const forBatch = await exams.created({ ...addressed, title: 'Second' });
    const forAll = await exams.created({ title: 'All', startingDate: '2026-01-14T06:00' });
    await sit('student1', forBatch._id, 1);
    await sit('student2', forBatch._id, 2);
    await sit('student1', forAll._id, 1);
    const own = async (student: string, examId: string) =>
      sitter(exams, student).get(`/exams/own-batch-ranks/${examId}`);
    const inBatch = { _id: 'morning', name: 'Morning', of: 2 };
    expect((await own('student1', forBatch._id)).body).toEqual({ items: [{ ...inBatch, rank: 2 }] });
    expect((await own('student2', forBatch._id)).body).toEqual({ items: [{ ...inBatch, rank: 1 }] });
    expect((await own('student1', forAll._id)).body).toEqual({ items: [] });
    expect((await own('student3', forBatch._id)).body).toEqual({ items: [] });
    expect((await own('student1', 'nobody')).status).toBe(404);
    await leave('student2');
    expect((await own('student1', forBatch._id)).body).toMatchObject({ items: [{ rank: 1, of: 1 }] });
  });

  it('are of tests that the batch may sit, and for markers and authors alone', async () => {
    await changeBatch(2, ['physics']);
    expect((await exams.admin.get('/exams/batches/nobody/results')).status).toBe(404);
    expect((await exams.admin.get(`${path}?exams=nobody`)).status).toBe(404);
    const tooMany = Array.from({ length: 11 }, (_, n) => `e${n}`).join(',');
    expect((await exams.admin.get(`${path}?exams=${tooMany}`)).status).toBe(400);
    expect((await exams.student.get(path)).status).toBe(403);
    expect((await exams.client.as({ role: 'admin', permissions: ['support'] }).get(path)).status).toBe(403);
  });
});
