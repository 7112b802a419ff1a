import type { Batch, BatchForm } from '@pathshala/svc-catalog-contract/batches';
import {
  batchJoined,
  batchLeft,
  noticeRequested,
  studentEnrolled,
  studentUnenrolled,
} from '@pathshala/svc-catalog-contract/events';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherId, startCatalog, studentId } from './start-catalog.ts';

let catalog: Awaited<ReturnType<typeof startCatalog>>;
let courseIds: readonly string[];
beforeEach(async () => {
  catalog = await startCatalog();
  const courses = [
    await catalog.createCourse({ courseCode: 'C1' }),
    await catalog.createCourse({ courseCode: 'C2', enrollmentFee: 900 }),
  ];
  courseIds = courses.map(({ _id }) => _id);
  const students = catalog.platform.documents.collection<{ _id: string; isDeleted: boolean }>('students');
  for (const _id of [studentId, otherId]) await students.insertOne({ _id, isDeleted: false });
  return () => catalog.stop();
});

const path = '/courses/batches';

async function createBatch(form: BatchForm = {}): Promise<Batch> {
  const answer = await catalog.admin.post<Batch>(path, {
    name: 'Morning',
    courseIds: [...courseIds],
    ...form,
  });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

const add = (batchId: string, ids: readonly string[] = [studentId]) =>
  catalog.admin.post(`${path}/${batchId}/members`, { studentIds: ids });
const member = (batchId: string, id = studentId) => `${path}/${batchId}/members/${id}`;
const move = (from: string, to: string) => catalog.admin.put(`${member(from)}/move`, { batchId: to });
const end = (batchId: string, endsEnrolments = false) =>
  catalog.admin.put(`${member(batchId)}/end`, { reason: 'Other hours', endsEnrolments });

interface Row {
  readonly studentId: string;
  readonly leftReason: string;
  readonly movedTo: { readonly name: string } | null;
}
const members = async (batchId: string, state = 'in') =>
  (await catalog.admin.get<{ items: Row[] }>(`${path}/${batchId}/members?state=${state}`)).body.items;
const idsIn = async (batchId: string) => (await members(batchId)).map((row) => row.studentId);
const enrolledIn = async (id = studentId) => {
  const { body } = await catalog.admin.get<{ items: { courseId: string }[] }>(
    `/courses/enrolments?studentId=${id}`,
  );
  return body.items.map(({ courseId }) => courseId).toSorted();
};

describe('a member of a batch', () => {
  it('is enrolled in all its courses once, also in a paid one and when the event comes twice [BAT-02]', async () => {
    const batch = await createBatch();
    await add(batch._id);
    await catalog.waitUntilIdle();
    expect(await enrolledIn()).toEqual([...courseIds].toSorted());
    const [joined] = catalog.published(batchJoined);
    if (joined) await catalog.emit(batchJoined, joined.data);
    await catalog.waitUntilIdle();
    expect(catalog.published(studentEnrolled)).toHaveLength(2);
    expect(catalog.published(noticeRequested)).toHaveLength(2);
  });

  it('is enrolled in a course that is added later, and not again in one that an administrator took back', async () => {
    const [first = '', second = ''] = courseIds;
    const batch = await createBatch({ courseIds: [first] });
    await add(batch._id);
    await catalog.waitUntilIdle();
    const enrolments = await catalog.admin.get<{ items: { _id: string }[] }>(
      `/courses/enrolments?studentId=${studentId}`,
    );
    catalog.clock.advance(1000);
    await catalog.admin.put(`/courses/enrolments/${enrolments.body.items[0]?._id}/end`, { reason: 'Asked' });
    catalog.clock.advance(1000);
    const { body } = await catalog.admin.get<Batch>(`${path}/${batch._id}`);
    const changed = await catalog.admin.put<Batch>(`${path}/${batch._id}`, {
      ...body,
      courseIds: [first, second],
    });
    expect(changed).toMatchObject({ status: 200, body: { rev: 2, courseIds: [first, second] } });
    await catalog.waitUntilIdle();
    expect(await enrolledIn()).toEqual([second]);
    // The batch as it was read first is out of date now.
    expect((await catalog.admin.put(`${path}/${batch._id}`, body)).body).toMatchObject({
      code: 'common.edited-meanwhile',
    });
  });

  it('leaves with a reason and keeps the courses, and comes back by undo [BAT-02]', async () => {
    const batch = await createBatch({ capacity: 1 });
    await add(batch._id);
    await catalog.waitUntilIdle();
    expect((await catalog.admin.put(`${member(batch._id)}/end`, { reason: ' ' })).status).toBe(400);
    catalog.clock.advance(1000);
    expect((await end(batch._id)).body).toMatchObject({ leftReason: 'Other hours', movedTo: null });
    await catalog.waitUntilIdle();
    expect(await idsIn(batch._id)).toEqual([]);
    expect(await members(batch._id, 'left')).toMatchObject([{ studentId, leftReason: 'Other hours' }]);
    expect(await enrolledIn()).toHaveLength(2);
    expect((await catalog.admin.delete(`${member(batch._id)}/end`)).status).toBe(200);
    expect(await idsIn(batch._id)).toEqual([studentId]);
    // Another one takes the only place meanwhile.
    await end(batch._id);
    await add(batch._id, [otherId]);
    expect(await catalog.admin.delete(`${member(batch._id)}/end`)).toMatchObject({
      status: 409,
      body: { code: 'catalog.batch.full' },
    });
    expect((await catalog.admin.put(`${member(batch._id, 'ab')}/end`, { reason: 'x' })).status).toBe(404);
  });

  it('loses the courses where that is asked, but not those of another batch, and gets them back by undo', async () => {
    const [first = '', second = ''] = courseIds;
    const batch = await createBatch();
    const other = await createBatch({ name: 'Evening', courseIds: [second] });
    await add(batch._id);
    await add(other._id);
    await catalog.waitUntilIdle();
    catalog.clock.advance(1000);
    await end(batch._id, true);
    await catalog.waitUntilIdle();
    expect(await enrolledIn()).toEqual([second]);
    expect(catalog.published(studentUnenrolled).map(({ data }) => data.courseId)).toEqual([first]);
    await catalog.admin.delete(`${member(batch._id)}/end`);
    await catalog.waitUntilIdle();
    expect(await enrolledIn()).toEqual([first, second].toSorted());
    // The end, delivered once more, is over.
    const [left] = catalog.published(batchLeft);
    if (left) await catalog.emit(batchLeft, left.data);
    expect(await enrolledIn()).toHaveLength(2);
  });
});

describe('moving a student to another batch', () => {
  it('is one command that leaves its history in both batches and with the student [BAT-02]', async () => {
    const from = await createBatch();
    const to = await createBatch({ name: 'Evening' });
    await add(from._id);
    catalog.clock.advance(1000);
    expect((await move(from._id, to._id)).body).toMatchObject({ movedTo: { name: 'Evening' } });
    expect((await move(from._id, to._id)).status).toBe(200);
    expect([await idsIn(from._id), await idsIn(to._id)]).toEqual([[], [studentId]]);
    expect(await members(to._id)).toMatchObject([{ movedFrom: { name: 'Morning' } }]);
    const { body } = await catalog.admin.get(`${path}/of-student/${studentId}`);
    expect(body['items']).toMatchObject([
      { batch: { name: 'Evening' }, leftAt: null },
      { batch: { name: 'Morning' }, movedTo: { name: 'Evening' } },
    ]);
    // Back again, which ends no later stay when the events arrive.
    catalog.clock.advance(1000);
    expect((await move(to._id, from._id)).status).toBe(200);
    await catalog.waitUntilIdle();
    for (const { data } of catalog.published(batchJoined)) await catalog.emit(batchJoined, data);
    await catalog.waitUntilIdle();
    expect([await idsIn(from._id), await idsIn(to._id)]).toEqual([[studentId], []]);
  });

  it('is refused for a full or archived batch, for the same one, and for who is not in it', async () => {
    const from = await createBatch();
    const full = await createBatch({ name: 'Full', capacity: 1 });
    const old = await createBatch({ name: 'Old' });
    await catalog.admin.put(`${path}/${old._id}/archive`, { isArchived: true });
    await add(full._id, [otherId]);
    await add(from._id);
    const codes = [];
    for (const to of [full, old, from]) codes.push((await move(from._id, to._id)).body['code']);
    expect(codes).toEqual(['catalog.batch.full', 'catalog.batch-archived', 'catalog.batch.same']);
    expect(await idsIn(from._id)).toEqual([studentId]);
    expect((await move(old._id, full._id)).body['code']).toBe('catalog.batch.member-not-found');
  });

  it('to two batches at once ends in one of them', async () => {
    const from = await createBatch();
    const targets = [await createBatch({ name: 'X' }), await createBatch({ name: 'Y' })];
    await add(from._id);
    const statuses = await Promise.all(targets.map(async ({ _id }) => (await move(from._id, _id)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    await catalog.waitUntilIdle();
    const places = [
      ...(await idsIn(from._id)),
      ...(await idsIn(targets[0]?._id ?? '')),
      ...(await idsIn(targets[1]?._id ?? '')),
    ];
    expect(places).toEqual([studentId]);
  });

  it('is completed after a crash between its two steps [BAT-02]', async () => {
    const from = await createBatch();
    const to = await createBatch({ name: 'Evening' });
    await add(from._id);
    catalog.clock.advance(1000);
    await move(from._id, to._id);
    await catalog.waitUntilIdle();
    // The state after the process was killed before it ended the first stay.
    const [joined] = catalog.published(batchJoined).filter(({ data }) => data.batchId === from._id);
    const stored = catalog.platform.documents.collection<{ _id: string }>('batchMembers');
    const before = { leftAt: null, movedTo: null, seat: 1, seatKey: `${from._id}.1` };
    await stored.updateOne({ _id: joined?.data.membershipId }, { $set: before });
    expect(await idsIn(from._id)).toEqual([studentId]);
    const [moved] = catalog.published(batchJoined).filter(({ data }) => data.batchId === to._id);
    if (moved) await catalog.emit(batchJoined, moved.data);
    expect(await idsIn(from._id)).toEqual([]);
  });
});

describe('a batch', () => {
  it('is checked before students are added: who is in it, who is unknown, how many places there are', async () => {
    const batch = await createBatch({ capacity: 2 });
    const other = await createBatch({ name: 'Evening' });
    await add(batch._id, [otherId]);
    await add(other._id);
    const unknown = 'f'.repeat(24);
    const { body } = await catalog.admin.get(
      `${path}/${batch._id}/members/check?students=${[studentId, otherId, unknown].join(',')}`,
    );
    expect(body).toEqual({
      free: 1,
      students: [
        { studentId, outcome: 'ready', otherBatches: ['Evening'] },
        { studentId: otherId, outcome: 'already', otherBatches: [] },
        { studentId: unknown, outcome: 'unknown', otherBatches: [] },
      ],
    });
    expect(await idsIn(batch._id)).toEqual([otherId]);
    const tooMany = Array.from({ length: 101 }, (_, n) => n.toString(16).padStart(24, '0'));
    expect((await add(batch._id, tooMany)).status).toBe(400);
  });

  it('is archived out of the lists, takes nobody then, and comes back [BAT-01]', async () => {
    const batch = await createBatch();
    await add(batch._id);
    const archive = (isArchived: boolean) =>
      catalog.admin.put<Batch>(`${path}/${batch._id}/archive`, { isArchived });
    expect((await archive(true)).body.archivedAt).not.toBeNull();
    expect((await archive(true)).body.rev).toBe(2);
    const listed = async (query = '') =>
      (await catalog.admin.get<{ total: number }>(`${path}${query}`)).body.total;
    expect([await listed(), await listed('?archived=only'), await listed('?archived=with')]).toEqual([
      0, 1, 1,
    ]);
    expect((await add(batch._id, [otherId])).body['code']).toBe('catalog.batch-archived');
    expect((await catalog.student.get(`${path}/own`)).body['items']).toEqual([]);
    await archive(false);
    expect(await listed()).toBe(1);
  });

  it('is shown to its members alone, with what concerns them [BAT-05]', async () => {
    const batch = await createBatch({ room: '302', teacherName: 'Farhana', capacity: 30 });
    await add(batch._id);
    const { body } = await catalog.student.get<{ items: object[] }>(`${path}/own`);
    expect(body.items).toMatchObject([{ name: 'Morning', room: '302', teacherName: 'Farhana' }]);
    expect(body.items[0]).not.toHaveProperty('memberCount');
    const other = catalog.client.as({ role: 'student', userId: otherId });
    expect((await other.get(`${path}/own`)).body).toEqual({ items: [] });
    expect((await other.get(`${path}/${batch._id}/members`)).status).toBe(403);
  });
});
