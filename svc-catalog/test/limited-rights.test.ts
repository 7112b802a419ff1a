import type { AssignmentForAdmin, AssignmentItem } from '@pathshala/svc-catalog-contract/assignment';
import type { LessonQuestion } from '@pathshala/svc-catalog-contract/discussions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCourseOfLessons } from './course-of-lessons.ts';
import { startCatalog } from './start-catalog.ts';

let catalog: Awaited<ReturnType<typeof startCatalog>>;
let courseId: string;
let lessonId: string;
const batches: Record<string, string> = {};
const students = { friday: '5a'.repeat(12), sunday: '5b'.repeat(12) } as const;

beforeAll(async () => {
  catalog = await startCatalog();
  const course = await createCourseOfLessons(catalog, 1);
  courseId = course.courseId;
  [lessonId = ''] = course.lessonIds;
  const known = catalog.platform.documents.collection<{ _id: string; isDeleted: boolean }>('students');
  for (const [name, studentId] of Object.entries(students)) {
    await known.insertOne({ _id: studentId, isDeleted: false });
    const form = { name, courseIds: [courseId] };
    const { body } = await catalog.admin.post<{ _id: string }>('/courses/batches', form);
    await catalog.admin.post(`/courses/batches/${body._id}/members`, { studentIds: [studentId] });
    batches[name] = body._id;
  }
  await catalog.waitUntilIdle();
});
afterAll(() => catalog.stop());

const teacher = (limitedTo = { courseIds: [] as string[], batchIds: [batches['friday'] ?? ''] }) =>
  catalog.client.as({
    role: 'admin',
    name: 'Nadia',
    limitedTo,
    permissions: ['questions', 'marking', 'support'],
  });
const student = (name: keyof typeof students) =>
  catalog.client.as({ role: 'student', userId: students[name], name });

async function createAssignment(more: object = {}) {
  const form = { title: 'Motion', description: 'x', dueDate: '2026-01-25T10:00:00Z', maxScore: 10, courseId };
  return (await catalog.admin.post<AssignmentForAdmin>('/assignments', { ...form, ...more })).body;
}

describe('a teacher of a batch [BAT-04]', () => {
  it('counts, lists and marks the hand-ins of the own students alone', async () => {
    const { _id } = await createAssignment();
    for (const name of ['friday', 'sunday'] as const)
      await student(name).put(`/assignments/${_id}/submission`, { text: name });
    const path = `/assignments/${_id}`;
    expect((await catalog.admin.get(path)).body).toMatchObject({ submissionCount: 2, unmarkedCount: 2 });
    expect((await teacher().get(path)).body).toMatchObject({ submissionCount: 1, unmarkedCount: 1 });
    const listed = (await teacher().get<{ items: AssignmentItem[] }>('/assignments')).body.items;
    expect(listed.find((one) => one._id === _id)).toMatchObject({ submissionCount: 1 });
    type Page = { items: { _id: string; studentId: string }[]; counts: object };
    const { body } = await teacher().get<Page>(`${path}/submissions`);
    expect(body).toMatchObject({ total: 1, counts: { all: 1, unmarked: 1, marked: 0, late: 0 } });
    expect(body.items.map(({ studentId }) => studentId)).toEqual([students.friday]);
    const marks = { score: 7, feedback: 'Good', rev: 1 };
    const [own] = body.items;
    const marked = await teacher().put(`/assignments/submissions/${own?._id}/marks`, marks);
    expect(marked.status).toBe(200);
    expect((await teacher().get('/courses/waiting-work')).body).toEqual({ items: [] });
    expect((await catalog.admin.get<{ items: object[] }>('/courses/waiting-work')).body.items).toHaveLength(
      1,
    );
  });

  it('answers questions as a teacher, and sees those of the own students among what waits', async () => {
    const ask = async (name: keyof typeof students) =>
      (await student(name).post<LessonQuestion>(`/courses/lessons/${lessonId}/questions`, { text: name }))
        .body;
    await ask('sunday');
    expect((await teacher().get('/courses/waiting-work')).body).toEqual({ items: [] });
    const { _id } = await ask('friday');
    expect((await teacher().get('/courses/waiting-work')).body).toMatchObject({
      items: [{ kind: 'lesson-questions', count: 1 }],
    });
    const answered = await teacher().post<LessonQuestion>(`/courses/questions/${_id}/answers`, {
      text: 'So',
    });
    expect(answered.body.answers).toMatchObject([{ isTeacher: true, authorName: 'Nadia' }]);
  });

  it('writes nothing: no batch, class, assignment or part of a course', async () => {
    const { _id } = await createAssignment();
    const refused = { status: 403, body: { code: 'common.limited-rights' } };
    const batch = `/courses/batches/${batches['friday']}`;
    for (const answer of [
      await teacher().put(batch, {}),
      await teacher().post(`${batch}/members`, { studentIds: [students.sunday] }),
      await teacher().post('/classes', { title: 'Mine', courseId, batchId: batches['friday'] }),
      await teacher().put(`/assignments/${_id}`, {}),
      await teacher().delete(`/assignments/${_id}`),
      await teacher().get('/courses/fees/dues'),
      await teacher().get(`/courses/batches/of-student/${students.friday}`),
    ])
      expect(answer).toMatchObject(refused);
    const others = await teacher().get(`/classes/attendance/of-student/${students.friday}`);
    expect(others.status).toBe(403);
  });

  it('loses a student who leaves, and gains one who joins, at the next call', async () => {
    const members = async () =>
      (await teacher().get<{ total: number }>(`/courses/batches/${batches['friday']}/members`)).body.total;
    const { _id } = await createAssignment({ title: 'Moved' });
    await student('sunday').put(`/assignments/${_id}/submission`, { text: 'x' });
    const seen = async () =>
      (await teacher().get<{ total: number }>(`/assignments/${_id}/submissions`)).body.total;
    expect([await members(), await seen()]).toEqual([1, 0]);
    const path = `/courses/batches/${batches['sunday']}/members/${students.sunday}/move`;
    await catalog.admin.put(path, { batchId: batches['friday'] });
    await catalog.waitUntilIdle();
    expect([await members(), await seen()]).toEqual([2, 1]);
  });
});

describe('a teacher of a course [BAT-04]', () => {
  it('has the batches that have no other course', async () => {
    const { courseId: otherCourse } = await createCourseOfLessons(catalog, 1);
    const form = { name: 'Both', courseIds: [courseId, otherCourse] };
    const { body: both } = await catalog.admin.post<{ _id: string }>('/courses/batches', form);
    const ofCourses = async (...courseIds: string[]) => {
      const client = teacher({ courseIds, batchIds: [] });
      return (await client.get<{ items: { _id: string }[] }>('/courses/batches')).body.items.map(
        ({ _id }) => _id,
      );
    };
    expect(new Set(await ofCourses(courseId))).toEqual(new Set(Object.values(batches)));
    expect(await ofCourses(courseId, otherCourse)).toContain(both._id);
    const named = await teacher({ courseIds: [courseId], batchIds: [] }).get<{ total: number }>(
      `/courses/batches?ids=${both._id},${batches['friday']}`,
    );
    expect(named.body.total).toBe(1);
  });
});
