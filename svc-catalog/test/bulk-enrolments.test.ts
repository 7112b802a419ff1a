import { userDeleted, userVerified } from '@pathshala/svc-auth-contract/events';
import type { BulkEnrolment } from '@pathshala/svc-catalog-contract/bulk-enrolments';
import { noticeRequested, studentEnrolled } from '@pathshala/svc-catalog-contract/events';
import { beforeEach, describe, expect, it } from 'vitest';
import { academicForm, startCatalog, studentId } from './start-catalog.ts';

let catalog: Awaited<ReturnType<typeof startCatalog>>;
beforeEach(async () => {
  catalog = await startCatalog();
  return () => catalog.stop();
});

const path = '/courses/bulk-enrolments';
const idOf = (n: number) => n.toString(16).padStart(24, '0');
const idsOf = (count: number) => Array.from({ length: count }, (_, n) => idOf(n));

/** Students whom svc-auth has announced, stored as its event leaves them. */
async function addStudents(ids: readonly string[]): Promise<void> {
  const students = catalog.platform.documents.collection<{ _id: string; isDeleted: boolean }>('students');
  for (const _id of ids) await students.insertOne({ _id, isDeleted: false });
}

const check = (courseId: string, studentIds: readonly string[]) =>
  catalog.admin.post<BulkEnrolment>(path, { courseId, studentIds });
const confirm = (id: string) => catalog.admin.post<BulkEnrolment>(`${path}/${id}/confirm`);
const read = async (id: string) => (await catalog.admin.get<BulkEnrolment>(`${path}/${id}`)).body;
const rows = async (id: string, query = '') =>
  (
    await catalog.admin.get<{ items: { studentId: string; outcome: string }[]; total: number }>(
      `${path}/${id}/rows?pageSize=100${query}`,
    )
  ).body;

async function enrolAll(courseId: string, studentIds: readonly string[]): Promise<BulkEnrolment> {
  const { body } = await check(courseId, studentIds);
  await confirm(body._id);
  await catalog.runJob('bulk-enrolments');
  return read(body._id);
}

describe('a bulk enrolment', () => {
  it('is a dry run first: it says who can be enrolled, who is already, and who is unknown', async () => {
    const course = await catalog.createCourse({ courseCode: 'B1' });
    await catalog.enrol(course._id);
    const username = 'mim';
    await catalog.emit(userVerified, { userId: idOf(1), username, name: 'Mim', email: 'mim@example.com' });
    const { status, body } = await check(course._id, [studentId, idOf(1), idOf(1), idOf(2)]);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      courseName: 'Test University',
      courseKind: 'admission',
      state: 'checked',
      total: 3,
      ready: 1,
      already: 1,
      unknown: 1,
      createdBy: 'A admin',
    });
    expect((await rows(body._id)).items).toEqual([{ studentId: idOf(1), outcome: 'ready' }]);
    expect((await rows(body._id, '&part=left-out')).items).toEqual([
      { studentId, outcome: 'already' },
      { studentId: idOf(2), outcome: 'unknown' },
    ]);
    await catalog.runJob('bulk-enrolments');
    await catalog.waitUntilIdle();
    expect(catalog.published(studentEnrolled)).toHaveLength(1);
  });

  it('enrols each student once with a notice, also when it is sent twice and killed halfway [ADM-08]', async () => {
    const course = await catalog.createCourse({ courseCode: 'B2' });
    await addStudents(idsOf(150));
    const { body } = await check(course._id, idsOf(150));
    await Promise.all([confirm(body._id), confirm(body._id)]);
    await catalog.runJob('bulk-enrolments');
    // The state after the process was killed before it stored its progress.
    const stored = catalog.platform.documents.collection<{ _id: string }>('bulkEnrolments');
    const before = { state: 'running', done: 100, enrolled: 100, leaseUntil: 0 };
    await stored.updateOne({ _id: body._id }, { $set: before });
    await catalog.runJob('bulk-enrolments');
    expect(await read(body._id)).toMatchObject({ state: 'done', done: 150, enrolled: 150, skipped: 0 });
    const { body: again } = await check(course._id, idsOf(150));
    expect(again).toMatchObject({ ready: 0, already: 150 });
    expect(await confirm(again._id)).toMatchObject({ status: 409, body: { code: 'catalog.bulk-nobody' } });
    await catalog.waitUntilIdle();
    const students = catalog.published(studentEnrolled).map(({ data }) => data.studentId);
    expect(students.toSorted()).toEqual(idsOf(150));
    const notices = catalog.published(noticeRequested).map(({ data }) => data.studentId);
    expect(notices.toSorted()).toEqual(idsOf(150));
  });

  it('enrols in a paid course without a payment, and says what it costs', async () => {
    const course = await catalog.createCourse({ courseCode: 'B3', enrollmentFee: 500 });
    await addStudents([idOf(1)]);
    const { body } = await check(course._id, [idOf(1)]);
    expect(body).toMatchObject({ fee: 500, ready: 1 });
    await confirm(body._id);
    await catalog.runJob('bulk-enrolments');
    expect(await read(body._id)).toMatchObject({ state: 'done', enrolled: 1 });
  });

  it('skips who enrolled or left after the dry run, and says so', async () => {
    const course = await catalog.createCourse({ courseCode: 'B4' });
    await addStudents([studentId, idOf(1), idOf(2)]);
    const { body } = await check(course._id, [studentId, idOf(1), idOf(2)]);
    await catalog.enrol(course._id);
    await catalog.emit(userDeleted, { userId: idOf(1) });
    catalog.clock.advance(1000);
    await confirm(body._id);
    await catalog.runJob('bulk-enrolments');
    expect(await read(body._id)).toMatchObject({ state: 'done', enrolled: 1, skipped: 2 });
    expect((await rows(body._id)).items.map(({ outcome }) => outcome)).toEqual([
      'already',
      'unknown',
      'enrolled',
    ]);
  });

  it('stops when the course is deleted meanwhile', async () => {
    const course = await catalog.createCourse({ courseCode: 'B5' });
    await addStudents([idOf(1)]);
    const { body } = await check(course._id, [idOf(1)]);
    await confirm(body._id);
    await catalog.admin.delete(`/admissioncourse/universities/${course._id}`);
    await catalog.runJob('bulk-enrolments');
    expect(await read(body._id)).toMatchObject({ state: 'stopped', enrolled: 0 });
  });

  it('of 50,000 students is checked in one call', async () => {
    const course = await catalog.createCourse({ courseCode: 'B6' });
    await addStudents(idsOf(10));
    const { status, body } = await check(course._id, idsOf(50_000));
    expect([status, body.total, body.ready, body.unknown]).toEqual([201, 50_000, 10, 49_990]);
    expect((await rows(body._id, '&part=left-out&page=500')).items.at(-1)?.studentId).toBe(idOf(49_999));
    expect((await check(course._id, idsOf(50_001))).status).toBe(400);
  }, 60_000);

  it('refuses an unknown course, and one that is not open', async () => {
    expect(await check(idOf(9), [idOf(1)])).toMatchObject({ status: 404 });
    const { body } = await catalog.admin.post('/academiccourse/academicCourses', academicForm);
    catalog.clock.advance(60 * 24 * 3_600_000);
    expect(await check(String(body['_id']), [idOf(1)])).toMatchObject({
      status: 410,
      body: { code: 'catalog.enrolment-closed' },
    });
  });

  it('is for support alone, listed for a week, and forgets the name of a deleted administrator', async () => {
    const course = await catalog.createCourse({ courseCode: 'B7' });
    await addStudents([idOf(1)]);
    const body = { courseId: course._id, studentIds: [idOf(1)] };
    expect((await catalog.student.post(path, body)).status).toBe(403);
    const marker = catalog.client.as({ role: 'admin', permissions: ['marking'] });
    expect((await marker.post(path, body)).status).toBe(403);
    const done = await enrolAll(course._id, [idOf(1)]);
    const list = async () => (await catalog.admin.get<{ items: BulkEnrolment[] }>(path)).body.items;
    expect(await list()).toMatchObject([{ _id: done._id, enrolled: 1 }]);
    const [stored] = await catalog.platform.documents
      .collection<{ _id: string; editorId: string }>('bulkEnrolments')
      .find({})
      .toArray();
    await catalog.emit(userDeleted, { userId: stored?.editorId ?? '' });
    expect(await list()).toMatchObject([{ createdBy: null }]);
    catalog.clock.advance(7 * 24 * 3_600_000);
    expect(await list()).toEqual([]);
    await catalog.runJob('remove-bulk-enrolments');
    expect(await catalog.platform.documents.collection('bulkEnrolmentRows').countDocuments({})).toBe(0);
  });
});

describe('people who are invited and have no account yet', () => {
  const waitingPath = '/courses/waiting-enrolments';
  const verified = (userId: string, more: object = {}) =>
    catalog.emit(userVerified, {
      userId,
      username: 'rina',
      name: 'Rina',
      email: 'rina@example.com',
      ...more,
    });
  const waiting = async () =>
    (await catalog.admin.get<{ items: { _id: string; studentId: string }[]; total: number }>(waitingPath))
      .body;

  /** Two invited people who wait for the course. */
  async function waitFor(courseId: string): Promise<string> {
    const body = { courseId, studentIds: [], invitedIds: [idOf(1), idOf(2)] };
    const checked = await catalog.admin.post<BulkEnrolment>(path, body);
    expect(checked).toMatchObject({ status: 201, body: { ready: 2, invited: 2, unknown: 0 } });
    await confirm(checked.body._id);
    await catalog.runJob('bulk-enrolments');
    return checked.body._id;
  }

  it('are enrolled once when the account is opened, which the report shows [ADM-08]', async () => {
    const course = await catalog.createCourse({ courseCode: 'W1' });
    const id = await waitFor(course._id);
    expect(await read(id)).toMatchObject({ state: 'done', done: 2, enrolled: 0, waiting: 2, skipped: 0 });
    expect((await rows(id)).items.map(({ outcome }) => outcome)).toEqual(['waiting', 'waiting']);
    await verified(idOf(1));
    await verified(idOf(1));
    await catalog.waitUntilIdle();
    expect(catalog.published(studentEnrolled)).toMatchObject([
      { data: { studentId: idOf(1), courseId: course._id } },
    ]);
    expect(catalog.published(noticeRequested)).toHaveLength(1);
    expect((await rows(id)).items.map(({ outcome }) => outcome)).toEqual(['enrolled', 'waiting']);
    expect(await waiting()).toMatchObject({ total: 1, items: [{ studentId: idOf(2) }] });
  });

  it('are found by the invitation when they sign up beside it', async () => {
    const course = await catalog.createCourse({ courseCode: 'W2' });
    const id = await waitFor(course._id);
    await verified(idOf(9), { invitationId: idOf(2) });
    await catalog.waitUntilIdle();
    expect(catalog.published(studentEnrolled)).toMatchObject([{ data: { studentId: idOf(9) } }]);
    expect((await rows(id)).items.map(({ outcome }) => outcome)).toEqual(['waiting', 'enrolled']);
  });

  it('can be withdrawn, and wait again by the undo', async () => {
    const course = await catalog.createCourse({ courseCode: 'W3' });
    const id = await waitFor(course._id);
    const [first, second] = (await waiting()).items.toSorted((a, b) =>
      a.studentId.localeCompare(b.studentId),
    );
    for (const one of [first, second]) await catalog.admin.delete(`${waitingPath}/${one?._id}`);
    expect((await catalog.admin.delete(`${waitingPath}/${first?._id}`)).status).toBe(404);
    expect((await rows(id)).items.map(({ outcome }) => outcome)).toEqual(['withdrawn', 'withdrawn']);
    await verified(idOf(1));
    await catalog.waitUntilIdle();
    expect(catalog.published(studentEnrolled)).toEqual([]);
    // The account exists now: the undo enrols it. The other one waits again.
    expect((await catalog.admin.post(`${waitingPath}/${first?._id}/restore`)).status).toBe(200);
    expect((await catalog.admin.post(`${waitingPath}/${second?._id}/restore`)).status).toBe(200);
    expect((await rows(id)).items.map(({ outcome }) => outcome)).toEqual(['enrolled', 'waiting']);
    await catalog.waitUntilIdle();
    expect(catalog.published(studentEnrolled)).toHaveLength(1);
  });

  it('wait once for a course, however often the list is sent, and no longer than half a year', async () => {
    const course = await catalog.createCourse({ courseCode: 'W4' });
    await waitFor(course._id);
    await waitFor(course._id);
    expect((await waiting()).total).toBe(2);
    catalog.clock.advance(181 * 24 * 3_600_000);
    await catalog.runJob('remove-bulk-enrolments');
    expect((await waiting()).total).toBe(0);
  });

  it('are not enrolled in a course that was deleted meanwhile', async () => {
    const course = await catalog.createCourse({ courseCode: 'W5' });
    await waitFor(course._id);
    await catalog.admin.delete(`/admissioncourse/universities/${course._id}`);
    await verified(idOf(1));
    await catalog.waitUntilIdle();
    expect(catalog.published(studentEnrolled)).toEqual([]);
    expect((await waiting()).items.map(({ studentId: id }) => id)).toEqual([idOf(2)]);
  });
});
