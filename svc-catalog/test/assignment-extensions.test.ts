import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { AssignmentForAdmin, AssignmentForStudent } from '@pathshala/svc-catalog-contract/assignment';
import { auditRecorded } from '@pathshala/svc-catalog-contract/events';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherId, startCatalog, studentId } from './start-catalog.ts';

let catalog: Awaited<ReturnType<typeof startCatalog>>;
let assignment: AssignmentForAdmin;

const due = '2026-01-16T10:00:00.000Z';
const until = '2026-01-18T10:00:00.000Z';
const day = 24 * 60 * 60_000;

beforeEach(async () => {
  catalog = await startCatalog();
  const { _id: courseId } = await catalog.createCourse({ courseCode: 'A1' });
  const students = catalog.platform.documents.collection<{ _id: string; isDeleted: boolean }>('students');
  for (const _id of [studentId, otherId]) await students.insertOne({ _id, isDeleted: false });
  await other().post('/students/student/enroll', { studentId: otherId, courseId });
  await catalog.student.post('/students/student/enroll', { studentId, courseId });
  const form = { title: 'Motion', description: '<p>Draw it.</p>', dueDate: due, maxScore: 10, courseId };
  ({ body: assignment } = await catalog.admin.post<AssignmentForAdmin>('/assignments', form));
  await catalog.waitUntilIdle();
  return () => catalog.stop();
});

const other = () => catalog.client.as({ role: 'student', userId: otherId });
const path = () => `/assignments/${assignment._id}`;
const extend = (body: object, student = studentId, client = catalog.admin) =>
  client.post<{ items: object[]; code?: string }>(`${path()}/extensions/${student}`, body);
const given = { until, reason: 'Was ill' };
const own = async (client = catalog.student) => (await client.get<AssignmentForStudent>(path())).body;
const shown = async (show: string, client = catalog.student) =>
  (await client.get<{ items: { dueDate: string }[] }>(`/assignments?show=${show}`)).body.items;
const handIn = (client = catalog.student) => client.put(`${path()}/submission`, { text: 'My drawing' });

describe('a longer deadline of one student', () => {
  it('is the due date that the student sees, and by which a hand-in is late [STP-05]', async () => {
    expect(await extend(given)).toMatchObject({
      status: 200,
      body: { items: [{ studentId, until, dueDate: due, reason: 'Was ill' }] },
    });
    expect(await own()).toMatchObject({ dueDate: until, regularDueDate: due });
    expect(await own(other())).not.toHaveProperty('regularDueDate');
    catalog.clock.advance(2 * day);
    expect((await shown('due')).map(({ dueDate }) => dueDate)).toEqual([until]);
    expect([await shown('overdue'), await shown('due', other())]).toEqual([[], []]);
    expect(await shown('overdue', other())).toHaveLength(1);
    expect((await handIn()).body).toMatchObject({ submission: { isLate: false } });
    expect((await handIn(other())).body).toMatchObject({ submission: { isLate: true } });
    const list = async (show: string) => (await catalog.admin.get(`${path()}/submissions?show=${show}`)).body;
    expect(await list('late')).toMatchObject({
      total: 1,
      items: [{ studentId: otherId, isLate: true }],
      counts: { all: 2, late: 1 },
    });
    expect(await list('all')).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ studentId, isLate: false })]),
    });
    expect((await catalog.student.get(`${path()}/submission`)).body).toMatchObject({
      submission: { isLate: false },
    });
  });

  it('is taken back again: the hand-in after the due date is late then [STP-05]', async () => {
    await extend(given);
    catalog.clock.advance(2 * day);
    await handIn();
    const back = await extend({ until: null, reason: 'By mistake' });
    expect(back).toMatchObject({ status: 200, body: { items: [] } });
    expect(await own()).toMatchObject({ dueDate: due, own: { state: 'late' } });
    expect((await extend({ until: null, reason: 'Again' })).status).toBe(200);
    await catalog.waitUntilIdle();
    const logged = catalog
      .published(auditRecorded)
      .filter(({ data }) => JSON.stringify(data).includes('extensions'))
      .map(({ data }) => JSON.stringify(data));
    expect(logged).toHaveLength(3);
    expect(logged[0]).toContain('Was ill');
    expect(logged[1]).toContain('By mistake');
  });

  it('needs a time after the due date and within a year, a reason, and a student of the course [STP-05]', async () => {
    const wrong = [
      [{ ...given, until: due }, 'catalog.extension.until'],
      [{ ...given, until: '2026-01-10T00:00:00Z' }, 'catalog.extension.until'],
      [{ ...given, until: '2036-01-10T00:00:00Z' }, 'catalog.extension.until'],
    ] as const;
    for (const [body, code] of wrong)
      expect(await extend(body)).toMatchObject({ status: 422, body: { code } });
    expect((await extend({ ...given, reason: '' })).status).toBe(400);
    expect((await extend({ ...given, until: 'soon' })).status).toBe(400);
    expect(await extend(given, 'b00000000000000000000099')).toMatchObject({
      status: 422,
      body: { code: 'catalog.extension.not-member' },
    });
    expect((await catalog.admin.post(`/assignments/unknown/extensions/${studentId}`, given)).status).toBe(
      404,
    );
    expect((await extend(given, studentId, catalog.student)).status).toBe(403);
  });

  it('is listed with the student and the assignment, and is forgotten with both', async () => {
    await extend(given);
    await extend({ ...given, until: '2026-01-19T10:00:00Z' });
    const ofStudent = async () =>
      (await catalog.admin.get(`/assignments/extensions?studentId=${studentId}`)).body;
    expect(await ofStudent()).toMatchObject({
      items: [{ title: 'Motion', until: '2026-01-19T10:00:00.000Z' }],
      assignments: [{ _id: assignment._id, title: 'Motion' }],
    });
    const days = 'from=2026-01-19&to=2026-01-19';
    expect((await catalog.student.get(`/classes/routine?${days}`)).body).toMatchObject({
      assignments: [{ title: 'Motion', dueDate: '2026-01-19T10:00:00.000Z' }],
    });
    await catalog.emit(userDeleted, { userId: studentId });
    expect((await catalog.admin.get(`${path()}/extensions`)).body).toEqual({ items: [] });
  });
});
