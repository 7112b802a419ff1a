import type { AcademicCourseForAdmin } from '@pathshala/svc-catalog-contract/academic';
import type { AdmissionCourseDetails } from '@pathshala/svc-catalog-contract/admission';
import type { OwnRating } from '@pathshala/svc-catalog-contract/ratings';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crashingStore } from '@pathshala/service-testing/crashing-store';
import { academicForm, startCatalog } from './start-catalog.ts';

const { wrap, crashAt, restart } = crashingStore();
let catalog: Awaited<ReturnType<typeof startCatalog>>;
beforeAll(async () => {
  catalog = await startCatalog({ replace: ({ documents }) => ({ documents: wrap(documents) }) });
});
afterAll(() => catalog.stop());

let numbers = 0;
const newCode = (): string => `RATE${(numbers += 1)}`;
const pathOf = (courseId: string) => `/courses/ratings/${courseId}`;

async function enrolled(courseId: string, userId: string) {
  const client = catalog.client.as({ role: 'student', userId });
  await client.post('/students/student/enroll', { studentId: userId, courseId });
  return {
    client,
    rate: (stars: number, courseKind = 'admission') =>
      client.put<OwnRating>(pathOf(courseId), { courseKind, stars }),
  };
}

async function shown(code: string) {
  const { body } = await catalog.visitor.get<AdmissionCourseDetails>(
    `/admissioncourse/universities/coursedetails/${code}`,
  );
  return [body.averageRating, body.ratingCount];
}

describe('rating a course', () => {
  it('replaces the author’s value by the students’ mean, and gives it back after the last rating [CAT-03]', async () => {
    const course = await catalog.createCourse({ courseCode: newCode(), averageRating: 4.85 });
    expect(await shown(course.courseCode)).toEqual([4.85, 0]);
    const one = await enrolled(course._id, 'one');
    const two = await enrolled(course._id, 'two');
    await one.rate(2);
    expect((await two.rate(5)).body).toEqual({
      courseId: course._id,
      stars: 5,
      averageRating: 3.5,
      ratingCount: 2,
    });
    expect((await catalog.admin.get('/courses/statistics')).body).toMatchObject({ rating: 3.5 });
    expect((await one.rate(3)).body).toMatchObject({ stars: 3, averageRating: 4 });
    expect((await one.client.get(pathOf(course._id))).body).toMatchObject({ stars: 3 });
    const own = await one.client.get('/courses/ratings?studentId=one');
    expect(own.body).toMatchObject({ items: [{ courseId: course._id, stars: 3 }], total: 1 });
    await one.client.delete(pathOf(course._id));
    expect(await shown(course.courseCode)).toEqual([5, 1]);
    expect((await two.client.delete(pathOf(course._id))).body).toMatchObject({ stars: null });
    expect(await shown(course.courseCode)).toEqual([4.85, 0]);
  });

  it('remains when an author saves what GET returned', async () => {
    const course = await catalog.createCourse({ courseCode: newCode(), averageRating: 4.85 });
    const { rate, client } = await enrolled(course._id, 'one');
    await rate(3);
    const path = `/admissioncourse/universities/${course._id}`;
    const { body } = await catalog.admin.get<typeof course>(path);
    expect(await catalog.admin.put(path, { ...body, averageRating: 5 })).toMatchObject({
      status: 200,
      body: { averageRating: 3, ratingCount: 1 },
    });
    await client.delete(pathOf(course._id));
    expect(await shown(course.courseCode)).toEqual([4.85, 0]);
  });

  it('counts for an academic course, whose list is sorted by it', async () => {
    const create = async (title: string, ratings: number) =>
      (
        await catalog.admin.post<AcademicCourseForAdmin>('/academiccourse/academicCourses', {
          ...academicForm,
          title,
          ratings,
        })
      ).body;
    const high = await create('High', 4.9);
    const low = await create('Low', 1);
    await (await enrolled(high._id, 'one')).rate(2, 'academic');
    await (await enrolled(low._id, 'one')).rate(4, 'academic');
    const list = await catalog.visitor.get('/academiccourse/academicCourses?sort=-rating');
    expect(list.body).toMatchObject({
      items: [
        { title: 'Low', ratings: 4, ratingCount: 1 },
        { title: 'High', ratings: 2, ratingCount: 1 },
      ],
    });
    const path = `/academiccourse/academicCourses/${low._id}`;
    const { body } = await catalog.admin.get<AcademicCourseForAdmin>(path);
    expect((await catalog.admin.put(path, body)).body).toMatchObject({ ratings: 4, ratingCount: 1 });
  });

  it('is for enrolled students, with 1 to 5 stars', async () => {
    const course = await catalog.createCourse({ courseCode: newCode() });
    const body = { courseKind: 'admission', stars: 5 };
    const stranger = await catalog.student.put(pathOf(course._id), body);
    expect(stranger).toMatchObject({ status: 403, body: { code: 'catalog.not-enrolled' } });
    const { rate } = await enrolled(course._id, 'one');
    const answers = await Promise.all([rate(0), rate(6), rate(2.5), rate(5, 'academic')]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 404]);
    expect(await shown(course.courseCode)).toEqual([0, 0]);
  });

  it('keeps the mean exact when many rate and change at the same time [CAT-03]', async () => {
    const course = await catalog.createCourse({ courseCode: newCode() });
    const students = await Promise.all(
      Array.from({ length: 20 }, (_, index) => enrolled(course._id, `student${index}`)),
    );
    await Promise.all(students.flatMap(({ rate }, index) => [rate(1), rate((index % 5) + 1)]));
    const final = await Promise.all(students.map(({ client }) => client.get<OwnRating>(pathOf(course._id))));
    const sum = final.reduce((total, { body }) => total + (body.stars ?? 0), 0);
    const stored = await catalog.platform.documents
      .collection('admission-courses')
      .findOne({ _id: course._id });
    expect(stored).toMatchObject({ averageRating: sum / 20, studentRatings: { sum, count: 20 } });
  });

  it('is counted by the job when it was interrupted', async () => {
    const course = await catalog.createCourse({ courseCode: newCode() });
    const { rate } = await enrolled(course._id, 'one');
    crashAt('admission-courses');
    expect((await rate(4)).status).toBe(500);
    restart();
    expect(await shown(course.courseCode)).toEqual([0, 0]);
    catalog.clock.advance(31_000);
    await catalog.runJob('count-ratings');
    expect(await shown(course.courseCode)).toEqual([4, 1]);
  });

  it('goes with the account', async () => {
    const course = await catalog.createCourse({ courseCode: newCode() });
    await (await enrolled(course._id, 'one')).rate(1);
    await (await enrolled(course._id, 'two')).rate(4);
    await catalog.emit(userDeleted, { userId: 'one' });
    expect(await shown(course.courseCode)).toEqual([4, 1]);
    await expect(
      catalog.platform.documents.collection('ratings').countDocuments({ studentId: 'one' }),
    ).resolves.toBe(0);
  });
});
