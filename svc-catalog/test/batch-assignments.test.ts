import type { AssignmentForAdmin, AssignmentForm } from '@pathshala/svc-catalog-contract/assignment';
import type { Batch } from '@pathshala/svc-catalog-contract/batches';
import { noticeRequested } from '@pathshala/svc-catalog-contract/events';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherId, startCatalog, studentId } from './start-catalog.ts';

let catalog: Awaited<ReturnType<typeof startCatalog>>;
let courseId: string;
let batch: Batch;
beforeEach(async () => {
  catalog = await startCatalog();
  ({ _id: courseId } = await catalog.createCourse({ courseCode: 'A1' }));
  const students = catalog.platform.documents.collection<{ _id: string; isDeleted: boolean }>('students');
  for (const _id of [studentId, otherId]) await students.insertOne({ _id, isDeleted: false });
  await other().post('/students/student/enroll', { studentId: otherId, courseId });
  ({ body: batch } = await catalog.admin.post<Batch>('/courses/batches', {
    name: 'Morning',
    courseIds: [courseId],
  }));
  await catalog.admin.post(`/courses/batches/${batch._id}/members`, { studentIds: [studentId] });
  await catalog.waitUntilIdle();
  return () => catalog.stop();
});

const other = () => catalog.client.as({ role: 'student', userId: otherId });
const form = {
  title: 'Motion',
  description: '<p>Draw it.</p>',
  dueDate: '2026-01-20T10:00:00Z',
  maxScore: 10,
};
const create = (more: AssignmentForm = {}) =>
  catalog.admin.post<AssignmentForAdmin>('/assignments', { ...form, courseId, ...more });
const listed = async (client = catalog.student) =>
  (await client.get<{ total: number }>('/assignments')).body.total;

describe('an assignment that is addressed to a batch', () => {
  it('is seen, handed in and announced to its members alone [BAT-03]', async () => {
    const before = catalog.published(noticeRequested).length;
    const { status, body } = await create({ batchIds: [batch._id] });
    expect([status, body.batchIds]).toEqual([201, [batch._id]]);
    expect([await listed(), await listed(other())]).toEqual([1, 0]);
    const work = { text: 'My drawing' };
    expect((await catalog.student.put(`/assignments/${body._id}/submission`, work)).status).toBe(200);
    const refused = { status: 403, body: { code: 'catalog.not-in-batch' } };
    expect(await other().put(`/assignments/${body._id}/submission`, work)).toMatchObject(refused);
    expect(await other().get(`/assignments/${body._id}`)).toMatchObject(refused);
    await catalog.runJob('announce-assignments');
    await catalog.waitUntilIdle();
    const notices = catalog.published(noticeRequested).slice(before);
    expect(notices.map(({ data }) => data.studentId)).toEqual([studentId]);
  });

  it('is for everybody again after an edit, and closes for who leaves the batch', async () => {
    const { body } = await create({ batchIds: [batch._id] });
    await catalog.admin.put(`/courses/batches/${batch._id}/members/${studentId}/end`, { reason: 'Moved' });
    expect([await listed(), await listed(other())]).toEqual([0, 0]);
    expect((await catalog.admin.put(`/assignments/${body._id}`, { ...body, batchIds: [] })).status).toBe(200);
    expect([await listed(), await listed(other())]).toEqual([1, 1]);
  });

  it('names batches of its course; one that loses the course later stays', async () => {
    const refused = { status: 422, body: { fields: { batchIds: expect.any(String) } } };
    expect(await create({ batchIds: ['nobody'] })).toMatchObject(refused);
    expect(await create({ courseId: '', batchIds: [batch._id] })).toMatchObject(refused);
    const { body } = await create({ batchIds: [batch._id] });
    const { _id: otherCourse } = await catalog.createCourse({ courseCode: 'A2' });
    await catalog.admin.put(`/courses/batches/${batch._id}`, { ...batch, courseIds: [otherCourse] });
    const again = await catalog.admin.put<AssignmentForAdmin>(`/assignments/${body._id}`, body);
    expect([again.status, again.body.batchIds]).toEqual([200, [batch._id]]);
    expect(await create({ batchIds: [batch._id] })).toMatchObject(refused);
  });
});
