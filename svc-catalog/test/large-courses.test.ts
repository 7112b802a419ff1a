import { listRows, listTimeLimit, measureList } from '@pathshala/service-testing/measure-list';
import type { Lesson } from '../src/academic-courses/domain/lesson.ts';
import type { AcademicCourseForAdmin } from '@pathshala/svc-catalog-contract/academic';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { academicForm, startCatalog, studentId } from './start-catalog.ts';

const path = '/academiccourse/academicCourses';
type Refusal = { error: string; fields: Record<string, string> };

let catalog: Awaited<ReturnType<typeof startCatalog>>;
let course: AcademicCourseForAdmin;
let largeChapter: string;

/** A course with the maximum of subjects and chapters, and this number of lessons in each chapter. */
async function createCourse(sizes: { subjects: number; chapters: number; lessons: number }) {
  const units = Array.from({ length: sizes.chapters }, (_, n) => ({ title: `C${n}`, description: `d${n}` }));
  const form = Array.from({ length: sizes.subjects }, (_, n) => ({
    title: `S${n}`,
    description: 'd',
    units,
  }));
  const { body } = await catalog.admin.post<AcademicCourseForAdmin>(path, {
    ...academicForm,
    subjects: form,
  });
  const documents = catalog.platform.documents.collection<Lesson>('lessons');
  for (const { _id: chapterId } of body.subjects.flatMap((subject) => subject.units)) {
    const lessonAt = (n: number): Lesson => ({
      _id: `${chapterId}-${n}`,
      courseId: body._id,
      chapterId,
      position: n + 1,
      title: `Lesson ${n}`,
      titleKey: `lesson ${n}`,
      content: `<p>${'text '.repeat(400)}</p>`,
      videoLink: '',
      duration: 5,
      deletedAt: null,
    });
    await Promise.all(Array.from({ length: sizes.lessons }, (_, n) => documents.insertOne(lessonAt(n))));
  }
  await catalog.student.post('/students/student/enroll', { studentId, courseId: body._id });
  return body;
}

beforeAll(async () => {
  catalog = await startCatalog();
  course = await createCourse({ subjects: 5, chapters: 10, lessons: 10 });
  const large = await createCourse({ subjects: 1, chapters: 1, lessons: listRows });
  largeChapter = large.subjects[0]!.units[0]!._id;
}, 120_000);
afterAll(() => catalog.stop(), 60_000);

describe('a chapter with very many lessons', () => {
  it.each([
    '',
    'page=20',
    'sort=-position',
    'sort=name',
    'sort=-name&pageSize=100',
    'q=lesson 29',
    'q=nothing',
  ])('is listed from its indexes: %s', async (query) => {
    const list = () => catalog.student.get(`/courses/${largeChapter}/lessons?${query}`);
    const measure = await measureList(`lessons of a chapter ?${query}`, list);
    expect(measure.parsed).toBeLessThan(130);
    expect(measure.p95).toBeLessThan(listTimeLimit);
  });
});

describe('a course with 500 lessons', () => {
  it.each([
    ['its page', () => `${path}/${course._id}`],
    ['its chapters', () => `/courses/${course.subjects[1]!._id}/chapters?pageSize=100`],
    ['its units', () => `/academiccourse/${course._id}/units?pageSize=100`],
    ['its outline', () => `/courses/${course._id}/outline`],
    ['the progress of a student', () => `/courses/${course._id}/progress`],
  ])('answers %s fast', async (name, pathOf) => {
    const call = async () => expect((await catalog.student.get(pathOf())).status).toBe(200);
    const measure = await measureList(`course of 500 lessons, ${name}`, call);
    expect(measure.p95).toBeLessThan(listTimeLimit);
  });
});

describe('a form of a course', () => {
  it.each([
    [{ price: -1 }, 400, ['price']],
    [{ discountPrice: -1 }, 400, ['discountPrice']],
    [{ price: 1_000_001 }, 400, ['price']],
    [{ price: 10, discountPrice: 11 }, 422, ['discountPrice']],
    [{ enrollmentEndDate: '2025-12-31' }, 422, ['enrollmentEndDate']],
    [{ courseStartDate: '2026-02-30' }, 400, ['courseStartDate']],
    [{ title: 'x'.repeat(301) }, 400, ['title']],
    [{ studentFeedback: [[[['too deep']]]] }, 400, ['studentFeedback']],
    [{ subjects: [{ title: '' }] }, 422, ['subjects.0.title']],
    [{ subjects: [{ title: 'S', chapters: [] }] }, 400, ['subjects.0.chapters']],
    [{ faqs: Array.from({ length: 51 }, () => ({ question: 'q', answer: 'a' })) }, 400, ['faqs']],
  ])('with %o is refused with the field', async (more, status, fields) => {
    const answer = await catalog.admin.post<Refusal>(path, { ...academicForm, ...more });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([status, fields]);
  });
});
