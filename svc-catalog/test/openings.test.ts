import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { CourseOutline } from '@pathshala/svc-catalog-contract/lesson-progress';
import type { CourseOpenings } from '@pathshala/svc-catalog-contract/openings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCourseOfLessons } from './course-of-lessons.ts';
import { startCatalog } from './start-catalog.ts';

let catalog: Awaited<ReturnType<typeof startCatalog>>;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

// The clock of the tests stands at 10:00 on 15 January 2026.
const past = '2026-01-10T04:00:00.000Z';
const future = '2026-02-01T04:00:00.000Z';
const open = { opensAt: null, closesAt: null, after: null };

async function enrolled() {
  const course = await createCourseOfLessons(catalog);
  await catalog.enrol(course.courseId);
  return course;
}

const plan = (courseId: string, parts: Readonly<Record<string, object>>, rev?: number) => {
  const openings = Object.entries(parts).map(([_id, opening]) => ({ _id, ...open, ...opening }));
  return catalog.admin.put<CourseOpenings>(`/courses/${courseId}/openings`, {
    openings,
    ...(rev !== undefined && { rev }),
  });
};
const openingsOf = async (courseId: string) =>
  (await catalog.admin.get<CourseOpenings>(`/courses/${courseId}/openings`)).body;
const lesson = (id: string, caller = catalog.student) => caller.get(`/courses/${id}/lesson`);
const complete = (id: string) =>
  catalog.student.put(`/courses/lessons/${id}/completion`, { completed: true });
const outline = async (courseId: string, caller = catalog.student) =>
  (await caller.get<CourseOutline>(`/courses/${courseId}/outline`)).body.subjects[0]!.chapters;
const locks = async (courseId: string) =>
  (await outline(courseId)).flatMap(({ lessons }) => lessons.map(({ lock }) => lock?.reason ?? null));

describe('a lesson with dates', () => {
  it('is in no answer to a student before it opens and after it closes, and lists say why [OPN-01]', async () => {
    const { courseId, chapterIds, lessonIds } = await enrolled();
    const [first = '', second = '', third = ''] = lessonIds;
    const saved = await plan(courseId, {
      [first]: { opensAt: future },
      [second]: { opensAt: past, closesAt: '2026-01-15T10:00:00Z' },
      [third]: { opensAt: past, closesAt: future },
    });
    expect(saved).toMatchObject({ status: 200, body: { rev: 2 } });
    expect(await lesson(first)).toMatchObject({ status: 403, body: { code: 'catalog.part.opens' } });
    expect(await lesson(second)).toMatchObject({ status: 403, body: { code: 'catalog.part.closed' } });
    expect((await lesson(third)).status).toBe(200);
    const { body } = await catalog.student.get(`/courses/${chapterIds[0]}/lessons`);
    expect(body['items']).toMatchObject([
      { _id: first, content: '', videoLink: '', lock: { reason: 'opens', opensAt: future } },
      { _id: second, content: '', lock: { reason: 'closed', closedAt: '2026-01-15T10:00:00.000Z' } },
    ]);
    expect(JSON.stringify(body)).not.toContain('x^2');
    expect(await locks(courseId)).toEqual(['opens', 'closed', null]);
  });

  it('is open for authors', async () => {
    const { courseId, chapterIds, lessonIds } = await enrolled();
    await plan(courseId, { [courseId]: { opensAt: future } });
    expect((await lesson(lessonIds[0]!, catalog.admin)).status).toBe(200);
    const { body } = await catalog.admin.get(`/courses/${chapterIds[0]}/lessons`);
    expect(JSON.stringify(body)).not.toContain('lock');
    expect(JSON.stringify(await outline(courseId, catalog.admin))).not.toContain('lock');
  });

  it('can be neither completed nor discussed while it is closed [OPN-01]', async () => {
    const { courseId, lessonIds } = await enrolled();
    const [first = ''] = lessonIds;
    await plan(courseId, { [first]: { opensAt: future } });
    expect((await complete(first)).status).toBe(403);
    expect((await catalog.student.get(`/courses/lessons/${first}/questions`)).status).toBe(403);
  });
});

describe('a chapter, a course or a content with dates', () => {
  it('closes everything that it contains [OPN-01]', async () => {
    const { courseId, chapterIds, lessonIds } = await enrolled();
    const contents = `/courses/${chapterIds[0]}/contents`;
    const found = (await catalog.student.get<{ contents: { _id: string }[] }>(contents)).body;
    const contentPath = `/courses/${found.contents[0]!._id}/contentdetails`;
    const closed = [{ title: 'Notes', contentDetails: '', lock: { reason: 'opens', opensAt: future } }];
    for (const id of [courseId, chapterIds[0]!, found.contents[0]!._id]) {
      await plan(courseId, { [id]: { opensAt: future } });
      expect((await catalog.student.get(contents)).body['contents']).toMatchObject(closed);
      expect((await catalog.student.get(contentPath)).status).toBe(403);
      expect((await catalog.admin.get(contentPath)).status).toBe(200);
    }
    await plan(courseId, { [chapterIds[0]!]: { opensAt: future } });
    expect(await locks(courseId)).toEqual(['opens', 'opens', null]);
    expect((await outline(courseId)).map(({ lock }) => lock?.reason)).toEqual(['opens', undefined]);
    expect((await lesson(lessonIds[1]!)).status).toBe(403);
    await plan(courseId, {});
    expect(await locks(courseId)).toEqual([null, null, null]);
    expect((await catalog.student.get(contentPath)).status).toBe(200);
  });
});

describe('a condition', () => {
  it('opens a lesson once the student has completed another one [OPN-01]', async () => {
    const { courseId, chapterIds, lessonIds } = await enrolled();
    const [first = '', second = ''] = lessonIds;
    await plan(courseId, { [second]: { after: first }, [chapterIds[1]!]: { after: second } });
    expect(await locks(courseId)).toEqual([null, 'after', 'after']);
    const refused = await lesson(second);
    expect(refused).toMatchObject({ status: 403, body: { code: 'catalog.part.after' } });
    expect(JSON.stringify(refused.body)).toContain('L1');
    await complete(first);
    expect(await locks(courseId)).toEqual([null, null, 'after']);
    expect((await lesson(second)).status).toBe(200);
    await complete(second);
    expect(await locks(courseId)).toEqual([null, null, null]);
  });

  it('is none any more when its lesson or the chapter of that is removed, and one again when they are restored [OPN-01]', async () => {
    const { courseId, chapterIds, lessonIds } = await enrolled();
    const [first = '', , third = ''] = lessonIds;
    await plan(courseId, { [third]: { after: first } });
    for (const path of [`lessons/${first}`, `chapters/${chapterIds[0]}`]) {
      expect((await lesson(third)).status).toBe(403);
      expect((await catalog.admin.delete(`/courses/${path}`)).status).toBe(200);
      expect((await lesson(third)).status).toBe(200);
      const part = (await openingsOf(courseId)).parts.find(({ _id }) => _id === third);
      expect(part).toMatchObject({ after: null });
      await catalog.admin.post(`/courses/deletions/${path.split('/')[1]}/undo`);
    }
  });

  it('cannot go in a circle: the refusal names the lessons [OPN-01]', async () => {
    const { courseId, lessonIds } = await enrolled();
    const [first = '', second = ''] = lessonIds;
    const refused = await plan(courseId, { [first]: { after: second }, [second]: { after: first } });
    expect(refused).toMatchObject({ status: 422, body: { code: 'catalog.openings.cycle' } });
    expect(JSON.stringify(refused.body)).toContain('L1 → L2 → L1');
    expect((await openingsOf(courseId)).rev).toBe(1);
  });
});

describe('the plan of a course', () => {
  it('lists all parts in their order, and is saved by one of two editors [OPN-01]', async () => {
    const { courseId, lessonIds } = await enrolled();
    const before = await openingsOf(courseId);
    expect(before.parts.map(({ kind, title }) => [kind, title])).toEqual([
      ['course', 'Lessons'],
      ['subject', 'M'],
      ['chapter', 'C1'],
      ['lesson', 'L1'],
      ['lesson', 'L2'],
      ['content', 'Notes'],
      ['chapter', 'C2'],
      ['lesson', 'L3'],
    ]);
    const saves = await Promise.all(
      [past, future].map((opensAt) => plan(courseId, { [lessonIds[0]!]: { opensAt } }, before.rev)),
    );
    expect(saves.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect((await plan(courseId, { ['0'.repeat(24)]: {} })).status).toBe(422);
    expect((await plan('0'.repeat(24), {})).status).toBe(404);
  });

  it('keeps the dates of a deleted lesson for its restore', async () => {
    const { courseId, lessonIds } = await enrolled();
    const [first = ''] = lessonIds;
    await plan(courseId, { [first]: { opensAt: future } });
    await catalog.admin.delete(`/courses/lessons/${first}`);
    await plan(courseId, {});
    await catalog.admin.post(`/courses/deletions/${first}/undo`);
    expect((await lesson(first)).status).toBe(403);
  });

  it('moves with a copy of the course [OPN-01]', async () => {
    const { courseId, lessonIds, chapterIds } = await enrolled();
    await plan(courseId, {
      [courseId]: { closesAt: '2027-01-01T04:00:00.000Z' },
      [chapterIds[1]!]: { opensAt: future },
      [lessonIds[1]!]: { after: lessonIds[0]! },
    });
    const copy = `/academiccourse/academicCourses/${courseId}/duplicate?startsOn=2026-02-11`;
    const made = await catalog.admin.post(copy);
    const { parts } = await openingsOf(String(made.body['_id']));
    const first = parts.find(({ title }) => title === 'L1');
    expect(parts.map(({ opensAt, closesAt, after }) => opensAt ?? closesAt ?? after)).toEqual([
      '2027-01-11T04:00:00.000Z',
      null,
      null,
      null,
      first?._id,
      null,
      '2026-02-11T04:00:00.000Z',
      null,
    ]);
    expect(first?._id).not.toBe(lessonIds[0]);
  });

  it('forgets the name of an editor whose account is deleted', async () => {
    const { courseId } = await enrolled();
    const userId = '7c'.repeat(12);
    const editor = catalog.client.as({ role: 'admin', userId, name: 'Leaving Person' });
    await editor.put(`/courses/${courseId}/openings`, { openings: [] });
    expect((await openingsOf(courseId)).changedBy).toBe('Leaving Person');
    await catalog.emit(userDeleted, { userId });
    expect((await openingsOf(courseId)).changedBy).toBeNull();
  });
});
