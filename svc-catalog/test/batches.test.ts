import type { Batch, BatchForm } from '@pathshala/svc-catalog-contract/batches';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import { batchChanged, batchJoined } from '@pathshala/svc-catalog-contract/events';
import { beforeEach, describe, expect, it } from 'vitest';
import { startCatalog } from './start-catalog.ts';

let catalog: Awaited<ReturnType<typeof startCatalog>>;
let courseId: string;
beforeEach(async () => {
  catalog = await startCatalog();
  ({ _id: courseId } = await catalog.createCourse({ courseCode: 'C1' }));
  return () => catalog.stop();
});

const path = '/courses/batches';
const idOf = (n: number) => n.toString(16).padStart(24, '0');
const idsOf = (count: number) => Array.from({ length: count }, (_, n) => idOf(n));

/** Students whom svc-auth has announced, stored as its event leaves them. */
async function addStudents(ids: readonly string[]): Promise<void> {
  const students = catalog.platform.documents.collection<{ _id: string; isDeleted: boolean }>('students');
  for (const _id of ids) await students.insertOne({ _id, isDeleted: false });
}

const create = (form: BatchForm = {}) =>
  catalog.admin.post<Batch>(path, { name: 'HSC 26, Friday morning', courseIds: [courseId], ...form });
const read = async (id: string) => (await catalog.admin.get<Batch>(`${path}/${id}`)).body;
const add = (id: string, studentIds: readonly string[]) =>
  catalog.admin.post<{ added: number; students: { studentId: string; outcome: string }[] }>(
    `${path}/${id}/members`,
    { studentIds },
  );

describe('a batch', () => {
  it('is created with its courses, teacher, room, capacity and dates, and listed [BAT-01]', async () => {
    const form = {
      teacherName: 'Farhana Rahman',
      room: '৩০২',
      capacity: 40,
      startsOn: '2026-02-01',
      endsOn: '2026-11-30',
    };
    const { status, body } = await create(form);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...form, memberCount: 0, archivedAt: null, rev: 1, changedBy: 'A admin' });
    expect(body.courses).toEqual([{ courseId, courseName: 'Test University' }]);
    await create({ name: 'Weekend' });
    const found = async (query: string) =>
      (await catalog.admin.get<{ items: Batch[] }>(`${path}?${query}`)).body.items.map(({ name }) => name);
    expect(await found('')).toEqual(['HSC 26, Friday morning', 'Weekend']);
    expect(await found('q=farhana')).toEqual(['HSC 26, Friday morning']);
    expect(await found(`courseId=${idOf(1)}`)).toEqual([]);
    expect(await found(`courseId=${courseId}&sort=-name`)).toEqual(['Weekend', 'HSC 26, Friday morning']);
    await catalog.waitUntilIdle();
    expect(catalog.published(batchChanged)[0]?.data).toMatchObject({ version: 1, courseIds: [courseId] });
  });

  it('needs a name, a course that exists, and dates in their order, and says so', async () => {
    expect(
      await create({ name: ' ', courseIds: [], startsOn: '2026-02-01', endsOn: '2026-01-01' }),
    ).toMatchObject({
      status: 422,
      body: {
        code: 'catalog.batch.incomplete',
        fields: { name: expect.any(String), courseIds: expect.any(String), endsOn: expect.any(String) },
      },
    });
    expect((await create({ courseIds: [idOf(7)] })).status).toBe(404);
    expect((await create({ capacity: 0 })).status).toBe(400);
    expect((await create({ startsOn: '31/01/2026' })).status).toBe(400);
    expect((await catalog.admin.get(`${path}/${idOf(1)}`)).status).toBe(404);
  });
});

describe('the members of a batch', () => {
  it('are added once, and those who are no students are named [BAT-02]', async () => {
    const { body: batch } = await create();
    await addStudents(idsOf(2));
    expect((await add(batch._id, [idOf(0), idOf(1), idOf(1), idOf(9)])).body).toEqual({
      added: 2,
      students: [
        { studentId: idOf(0), outcome: 'added' },
        { studentId: idOf(1), outcome: 'added' },
        { studentId: idOf(9), outcome: 'unknown' },
      ],
    });
    expect((await add(batch._id, idsOf(2))).body.students.map(({ outcome }) => outcome)).toEqual([
      'already',
      'already',
    ]);
    expect((await read(batch._id)).memberCount).toBe(2);
    await catalog.waitUntilIdle();
    expect(catalog.published(batchJoined)).toHaveLength(2);
  });

  it('are never more than the capacity, also when many want the last places at once [BAT-02]', async () => {
    const { body: batch } = await create({ capacity: 5 });
    await addStudents(idsOf(12));
    const answers = await Promise.all(idsOf(12).map((studentId) => add(batch._id, [studentId])));
    const outcomes = answers.map(({ body }) => body.students[0]?.outcome);
    expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(7);
    expect((await read(batch._id)).memberCount).toBe(5);
    // A deleted account gives its place to somebody else.
    const member = answers.find(({ body }) => body.added === 1)?.body.students[0]?.studentId ?? '';
    await catalog.emit(userDeleted, { userId: member });
    const waiting = answers.find(({ body }) => body.added === 0)?.body.students[0]?.studentId ?? '';
    expect((await add(batch._id, [waiting])).body.added).toBe(1);
  });
});
