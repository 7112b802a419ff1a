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
    const answers = await sitter(exams, 'student1').get(`/exams/attempts/${String(body['attemptId'])}`);
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
