import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import { progressChanged } from '@pathshala/svc-catalog-contract/events';
import type { CourseOutline, CourseProgress } from '@pathshala/svc-catalog-contract/lesson-progress';
import { startCatalog, studentId } from './start-catalog.ts';
import { createCourseOfLessons } from './course-of-lessons.ts';

let catalog: Awaited<ReturnType<typeof startCatalog>>;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

async function enrolled(lessons?: number) {
  const course = await createCourseOfLessons(catalog, lessons);
  await catalog.enrol(course.courseId);
  return course;
}
const complete = (lessonId: string, completed = true, caller = catalog.student) =>
  caller.put<CourseProgress>(`/courses/lessons/${lessonId}/completion`, { completed });
const published = (courseId: string) =>
  catalog
    .published(progressChanged)
    .filter(({ data }) => data.courseId === courseId)
    .map(({ data }) => [data.version, data.completed, data.total, data.overallProgress]);
const progressInList = async (courseId: string) => {
  const path = `/students/student/enrolledcourses/${studentId}?pageSize=100`;
  const { body } = await catalog.student.get<{ items: { courseId: string; progress: number }[] }>(path);
  return body.items.find((item) => item.courseId === courseId)?.progress;
};

describe('the outline of a course', () => {
  it('lists subjects, chapters and lessons in their order, for enrolled students and authors', async () => {
    const { courseId, chapterIds, lessonIds } = await createCourseOfLessons(catalog);
    const path = `/courses/${courseId}/outline`;
    expect((await catalog.student.get(path)).status).toBe(403);
    expect((await catalog.visitor.get(path)).status).toBe(401);
    await catalog.enrol(courseId);
    const { body } = await catalog.student.get<CourseOutline>(path);
    expect(body).toMatchObject({ courseId, title: 'Lessons', subjects: [{ title: 'M' }] });
    const { chapters } = body.subjects[0]!;
    expect(chapters.map(({ _id, contentCount }) => [_id, contentCount])).toEqual([
      [chapterIds[0], 1],
      [chapterIds[1], 0],
    ]);
    expect(chapters.map(({ lessons }) => lessons)).toEqual([
      [
        { _id: lessonIds[0], title: 'L1', duration: 5, hasVideo: true },
        { _id: lessonIds[1], title: 'L2', duration: 0, hasVideo: false },
      ],
      [{ _id: lessonIds[2], title: 'L3', duration: 0, hasVideo: false }],
    ]);
    expect((await catalog.admin.get(path)).body).toEqual(body);
  });
});

describe('completing a lesson', () => {
  it('advances the progress of lesson, chapter and course, and publishes it once [STU-05 CAT-10]', async () => {
    const { courseId, chapterIds, lessonIds } = await enrolled();
    const [first = '', second = ''] = lessonIds;
    const answers = await Promise.all([complete(first), complete(first), complete(first)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0].body).toEqual({
      completed: 1,
      total: 3,
      percent: 33,
      lessons: [{ lessonId: first, completedAt: '2026-01-15T10:00:00.000Z' }],
      chapters: [
        { chapterId: chapterIds[0], completed: 1, total: 2 },
        { chapterId: chapterIds[1], completed: 0, total: 1 },
      ],
    });
    await complete(second);
    expect((await catalog.student.get(`/courses/${courseId}/progress`)).body).toMatchObject({ percent: 67 });
    expect(await progressInList(courseId)).toBe(67);
    await complete(second, false);
    await catalog.waitUntilIdle();
    expect(published(courseId)).toEqual([
      [1, 1, 3, 33],
      [2, 2, 3, 67],
      [3, 1, 3, 33],
    ]);
    const [latest] = catalog.published(progressChanged).filter(({ data }) => data.courseId === courseId);
    const completedAt = '2026-01-15T10:00:00.000Z';
    expect(latest?.data.lastLessonAt).toBe(completedAt);
    const lessons = catalog
      .published(progressChanged)
      .filter(({ data }) => data.courseId === courseId)
      .map(({ data }) => data.recentLessons);
    expect(lessons).toEqual([
      [{ lessonId: first, completedAt }],
      [
        { lessonId: first, completedAt },
        { lessonId: second, completedAt },
      ],
      [{ lessonId: first, completedAt }],
    ]);
  });

  it('is for enrolled students only', async () => {
    const { courseId, lessonIds } = await createCourseOfLessons(catalog);
    const [lesson = ''] = lessonIds;
    const refused = await complete(lesson);
    expect(refused).toMatchObject({ status: 403, body: { code: 'catalog.not-enrolled' } });
    expect((await complete(lesson, true, catalog.admin)).status).toBe(403);
    expect((await complete(lesson, true, catalog.visitor)).status).toBe(401);
    expect((await complete('0'.repeat(24))).status).toBe(404);
    expect((await catalog.admin.get(`/courses/${courseId}/progress`)).status).toBe(403);
    expect((await catalog.student.put(`/courses/lessons/${lesson}/completion`, {})).status).toBe(400);
  });

  it('has the right totals after lessons were added or removed, and publishes them at the next read [CAT-10]', async () => {
    const { courseId, chapterIds, lessonIds, subjects, form } = await enrolled();
    for (const lesson of [lessonIds[0]!, lessonIds[2]!]) await complete(lesson);
    const [subject] = subjects;
    const units = subject!.units.slice(0, 1);
    await catalog.admin.put(`/academiccourse/academicCourses/${courseId}`, {
      ...form,
      subjects: [{ ...subject, units }],
    });
    expect(await progressInList(courseId)).toBe(50);
    const read = async () =>
      (await catalog.student.get<CourseProgress>(`/courses/${courseId}/progress`)).body;
    expect(await read()).toMatchObject({ completed: 1, total: 2, lessons: [{ lessonId: lessonIds[0] }] });
    await catalog.admin.post(`/courses/${chapterIds[0]}/createlesson`, { title: 'New', content: 'c' });
    expect(await read()).toMatchObject({ completed: 1, total: 3, percent: 33 });
    await catalog.admin.delete(`/courses/lessons/${lessonIds[0]}`);
    expect(await read()).toMatchObject({ completed: 0, total: 2, lessons: [] });
    await read();
    await catalog.waitUntilIdle();
    expect(published(courseId).slice(2)).toEqual([
      [3, 1, 2, 50],
      [4, 1, 3, 33],
      [5, 0, 2, 0],
    ]);
  });

  it('is forgotten with the account', async () => {
    const { courseId, lessonIds } = await createCourseOfLessons(catalog, 1);
    const userId = '7a'.repeat(12);
    const me = catalog.client.as({ role: 'student', userId });
    await me.post('/students/student/enroll', { studentId: userId, courseId });
    await complete(lessonIds[0]!, true, me);
    const stored = async () => {
      const enrolments = catalog.platform.documents.collection('enrolments').find({ studentId: userId });
      return JSON.stringify(await enrolments.toArray());
    };
    expect(await stored()).toContain(lessonIds[0]);
    await catalog.emit(userDeleted, { userId });
    expect(await stored()).not.toContain(lessonIds[0]);
    expect((await complete(lessonIds[0]!, true, me)).status).toBe(403);
  });
});
