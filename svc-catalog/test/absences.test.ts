import { studentAbsent } from '@pathshala/svc-catalog-contract/events';
import { beforeEach, describe, expect, it } from 'vitest';
import { academicForm, otherId, startCatalog, studentId } from './start-catalog.ts';

let catalog: Awaited<ReturnType<typeof startCatalog>>;
let courseId: string;
let batchId: string;
let classId: string;

/** From 16:00 to 17:00 in Dhaka. */
const startsAt = '2026-01-16T10:00:00.000Z';
const during = '2026-01-16T10:05:00.000Z';

beforeEach(async () => {
  catalog = await startCatalog();
  catalog.clock.set('2026-01-15T10:00:00.000Z');
  const { body } = await catalog.admin.post<{ _id: string }>('/academiccourse/academicCourses', academicForm);
  courseId = body._id;
  await addStudents();
  batchId = await newBatch(true);
  classId = await newClass(startsAt);
  return () => catalog.stop();
});

async function addStudents(): Promise<void> {
  const students = catalog.platform.documents.collection<{ _id: string; isDeleted: boolean }>('students');
  for (const _id of [studentId, otherId]) await students.insertOne({ _id, isDeleted: false });
}

async function newBatch(notifiesGuardian: boolean): Promise<string> {
  const form = { name: 'Friday', courseIds: [courseId], notifiesGuardian };
  const { body } = await catalog.admin.post<{ _id: string }>('/courses/batches', form);
  await catalog.admin.post(`/courses/batches/${body._id}/members`, { studentIds: [studentId, otherId] });
  return body._id;
}

async function newClass(at: string, change: object = {}): Promise<string> {
  const form = { title: 'Vectors', courseId, batchId, startsAt: at, durationMinutes: 60, room: 'Hall' };
  const body = { ...form, confirmsClash: true, ...change };
  return (await catalog.admin.post<{ _id: string }>('/classes', body)).body._id;
}

const mark = (state: string, id = studentId) =>
  catalog.admin.put(`/classes/${classId}/attendance`, { marks: [{ studentId: id, state }] });
const absences = () => catalog.published(studentAbsent).map(({ data }) => data);
async function at(time: string) {
  catalog.clock.set(time);
  await catalog.runJob('publish-absences');
  await catalog.waitUntilIdle();
  return absences();
}

describe('the absence of a student', () => {
  it('is published half an hour after the class, once for the class and the student [MSG-07]', async () => {
    catalog.clock.set(during);
    await mark('absent');
    await mark('present', otherId);
    expect(await at('2026-01-16T11:29:00.000Z')).toEqual([]);
    const [published] = await at('2026-01-16T11:31:00.000Z');
    expect(published).toMatchObject({
      studentId,
      classId,
      classTitle: 'Vectors',
      batchName: 'Friday',
      startsAt,
    });
    await mark('present');
    await mark('absent');
    expect(await at('2026-01-16T12:30:00.000Z')).toEqual([published]);
  });

  it('is not published where the list is corrected in time, and each change gives half an hour [MSG-07]', async () => {
    catalog.clock.set(during);
    await mark('absent');
    catalog.clock.set('2026-01-16T11:20:00.000Z');
    await mark('absent', otherId);
    expect(await at('2026-01-16T11:40:00.000Z')).toEqual([]);
    await mark('late');
    expect(await at('2026-01-16T12:20:00.000Z')).toMatchObject([{ studentId: otherId }]);
  });

  it('of a list that nobody saved is published when it closes, but at no time of the night [MSG-07]', async () => {
    catalog.clock.set(during);
    await mark('present', otherId);
    catalog.clock.set('2026-01-16T17:05:00.000Z');
    await catalog.runJob('close-attendance');
    expect(await at('2026-01-16T17:40:00.000Z')).toEqual([]);
    expect(await at('2026-01-17T01:59:00.000Z')).toEqual([]);
    expect(await at('2026-01-17T02:00:00.000Z')).toMatchObject([{ studentId }]);
  });

  it('is not published for a batch without the option, a deleted class, and an old one [MSG-07]', async () => {
    catalog.clock.set(during);
    await mark('absent');
    const { body } = await catalog.admin.get<object>(`/courses/batches/${batchId}`);
    expect(body).toMatchObject({ notifiesGuardian: true });
    await catalog.admin.put(`/courses/batches/${batchId}`, { ...body, notifiesGuardian: false });
    expect(await at('2026-01-16T11:31:00.000Z')).toEqual([]);
    const { body: off } = await catalog.admin.get<object>(`/courses/batches/${batchId}`);
    await catalog.admin.put(`/courses/batches/${batchId}`, { ...off, notifiesGuardian: true });
    catalog.clock.set('2026-01-19T10:00:00.000Z');
    await mark('absent');
    expect(await at('2026-01-19T11:00:00.000Z')).toEqual([]);
    classId = await newClass('2026-01-20T10:00:00.000Z');
    catalog.clock.set('2026-01-20T10:05:00.000Z');
    await mark('absent');
    await catalog.admin.delete(`/classes/${classId}`);
    expect(await at('2026-01-20T11:31:00.000Z')).toEqual([]);
  });
});
