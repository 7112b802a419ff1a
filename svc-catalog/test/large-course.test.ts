import { listRows, listTimeLimit, measureList } from '@pathshala/service-testing/measure-list';
import type { AcademicCourseForAdmin } from '@pathshala/svc-catalog-contract/academic';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxChapterParts } from '../src/academic-courses/domain/course-size.ts';
import type { Lesson } from '../src/academic-courses/domain/lesson.ts';
import { academicForm, startCatalog, studentId } from './start-catalog.ts';

/** Of the course: 500 in full size, with text as long as that of the sample lessons. */
const lessonCount = listRows >= 10_000 ? 500 : 60;
/** In one chapter. */
const longChapter = Math.min(listRows, maxChapterParts);

let catalog: Awaited<ReturnType<typeof startCatalog>>;
let course: AcademicCourseForAdmin;
let longCourse: AcademicCourseForAdmin;

const chaptersOf = ({ subjects }: AcademicCourseForAdmin) =>
  subjects.flatMap(({ units }) => units.map(({ _id }) => _id));

async function createCourse(title: string, chapterCount: number): Promise<AcademicCourseForAdmin> {
  const units = Array.from({ length: chapterCount }, (_, at) => ({ title: `Chapter ${at}` }));
  const form = { ...academicForm, title, enrollmentEndDate: '2026-12-31', subjects: [{ title: 'S', units }] };
  const { body } = await catalog.admin.post<AcademicCourseForAdmin>('/academiccourse/academicCourses', form);
  await catalog.student.post('/students/student/enroll', { studentId, courseId: body._id });
  return body;
}

/** Stored as the service stores the first one, which it creates itself. */
async function addLessons(chapterId: string, count: number): Promise<void> {
  const form = { title: 'Lesson', content: `<p>${'word $x$ '.repeat(400)}</p>`, duration: 10 };
  const { body } = await catalog.admin.post<{ _id: string }>(`/courses/${chapterId}/createlesson`, form);
  const collection = catalog.platform.documents.collection<Lesson>('lessons');
  const stored = await collection.findOne({ _id: body._id });
  if (stored === null) throw new Error('the lesson is not stored');
  const more = Array.from({ length: count - 1 }, (_, at) => ({
    ...stored,
    _id: `${body._id}-${at}`,
    position: stored.position + at + 1,
  }));
  await Promise.all(more.map((lesson) => collection.insertOne(lesson)));
}

beforeAll(async () => {
  catalog = await startCatalog();
  course = await createCourse('Large', lessonCount / 10);
  for (const chapterId of chaptersOf(course)) await addLessons(chapterId, 10);
  longCourse = await createCourse('Long', 1);
  await addLessons(chaptersOf(longCourse)[0] ?? '', longChapter);
}, 120_000);
afterAll(() => catalog.stop(), 60_000);

describe(`a course of ${lessonCount} lessons`, () => {
  it.each([
    ['its page', () => `/academiccourse/academicCourses/${course._id}`],
    ['its outline', () => `/courses/${course._id}/outline`],
    ['the progress of a student', () => `/courses/${course._id}/progress`],
    ['its chapters', () => `/courses/${course.subjects[0]?._id}/chapters?pageSize=100`],
    ['the lessons of a chapter', () => `/courses/${chaptersOf(course)[0]}/lessons`],
  ])('answers in time: %s', async (name, path) => {
    const call = async () => expect((await catalog.student.get(path())).status).toBe(200);
    const { p95 } = await measureList(`course of ${lessonCount} lessons, ${name}`, call);
    expect(p95).toBeLessThan(listTimeLimit);
  });
});

describe(`a chapter of ${longChapter} lessons`, () => {
  it.each([
    ['first', '?page=1'],
    ['middle', `?page=${Math.floor(longChapter / 20)}`],
    ['last', `?page=${Math.ceil(longChapter / 10)}`],
  ])('answers in time: the %s page', async (name, query) => {
    const [chapterId] = chaptersOf(longCourse);
    const call = async () => {
      const { body } = await catalog.student.get<{ total: number }>(`/courses/${chapterId}/lessons${query}`);
      expect(body.total).toBe(longChapter);
    };
    const { p95, parsed } = await measureList(`chapter of ${longChapter} lessons, ${name} page`, call);
    expect(parsed).toBeLessThan(120);
    expect(p95).toBeLessThan(listTimeLimit);
  });

  it('counts them in the course page in time', async () => {
    const call = () => catalog.visitor.get(`/academiccourse/academicCourses/${longCourse._id}`);
    const { p95, parsed } = await measureList(`course page with a chapter of ${longChapter} lessons`, call);
    expect(parsed).toBeLessThan(120);
    expect(p95).toBeLessThan(listTimeLimit);
  });
});
