import { restoreWindowMs, undoWindowMs } from '@pathshala/rules/undo-window';
import { afterEach, describe, expect, it } from 'vitest';
import { courseDeleted } from '@pathshala/svc-catalog-contract/events';
import { createTree } from './course-tree.ts';
import { crashingStore } from '@pathshala/service-testing/crashing-store';
import { startCatalog, studentId } from './start-catalog.ts';

const job = 'finish-academic-deletes';
let stop: () => Promise<void> = async () => {};
afterEach(() => stop());

async function start() {
  const { wrap, crashAt, restart } = crashingStore();
  const catalog = await startCatalog({ replace: ({ documents }) => ({ documents: wrap(documents) }) });
  stop = () => catalog.stop();
  const tree = await createTree(catalog);
  return {
    ...tree,
    catalog,
    crashAt,
    remove: (path: string) => catalog.admin.delete(`/courses/${path}`),
    undo: (id: string) => catalog.admin.post(`/courses/deletions/${id}/undo`),
    restartAndFinish: async () => {
      restart();
      catalog.clock.advance(restoreWindowMs);
      await catalog.runJob(job);
    },
    /** Stored lessons and contents of chapters that no course has. */
    async orphans() {
      const { documents } = catalog.platform;
      type Stored = { _id: string; subjects: { units: { _id: string }[] }[] };
      const courses = await documents
        .collection<Stored>('academic-courses')
        .find({ deletedAt: null })
        .toArray();
      const chapters = courses.flatMap(({ subjects }) =>
        subjects.flatMap(({ units }) => units.map(({ _id }) => _id)),
      );
      const filter = { chapterId: { $nin: chapters } };
      const counts = ['lessons', 'contents'].map((name) => documents.collection(name).countDocuments(filter));
      return Promise.all(counts);
    },
  };
}

const counts = {
  subjects: 0,
  chapters: 0,
  lessons: 0,
  contents: 0,
  assignments: 0,
  enrolled: 1,
  studentsWithResults: 0,
};

describe('deleting a part with what it has', () => {
  it('announces what goes, takes it along at once, and can be undone for 30 days [CAT-09]', async () => {
    const { catalog, course, mechanics, motion, lesson, content, ...tree } = await start();
    await catalog.student.post('/students/student/enroll', { studentId, courseId: course._id });
    const parts = [
      [course._id, course._id, { subjects: 2, chapters: 3, lessons: 1, contents: 1 }, course._id],
      [
        `subjects/${mechanics}`,
        mechanics,
        { subjects: 1, chapters: 2, lessons: 1, contents: 1 },
        `subjects/${mechanics}`,
      ],
      [`chapters/${motion}`, motion, { chapters: 1, lessons: 1, contents: 1 }, `chapters/${motion}`],
      [`lessons/${lesson}`, lesson, { lessons: 1 }, `${lesson}/lesson`],
      [`contents/${content}`, content, { contents: 1 }, `${content}/contentdetails`],
    ] as const;
    for (const [path, id, more, place] of parts) {
      const before = await tree.read(place);
      const expected = { ...counts, ...more };
      // Lessons and contents contain no parts, so their deletion has no preview.
      const announced = /lessons|contents/u.test(path) ? expected : await tree.read(`${path}/deletion`);
      expect(announced).toEqual(expected);
      const undoUntil = new Date(catalog.clock.now() + undoWindowMs).toISOString();
      expect((await tree.remove(path)).body).toEqual({ ...expected, _id: id, undoUntil });
      expect([await tree.status(place), (await tree.remove(path)).status]).toEqual([404, 404]);
      catalog.clock.advance(restoreWindowMs - 1);
      await catalog.runJob(job);
      expect((await tree.undo(id)).status).toBe(200);
      const after = await tree.read(place);
      expect({ ...after, rev: 0, changedAt: 0 }).toEqual({ ...before, rev: 0, changedAt: 0 });
      expect((await tree.undo(id)).status).toBe(410);
    }
    expect(await tree.read(`${motion}/lessons`)).toMatchObject({ total: 1 });
    expect(catalog.published(courseDeleted)).toEqual([]);
  });

  it('is final after that: documents are removed, and a deleted course is announced once', async () => {
    const { catalog, course, mechanics, lesson, ...tree } = await start();
    await tree.remove(`subjects/${mechanics}`);
    catalog.clock.advance(restoreWindowMs);
    expect((await tree.undo(mechanics)).status).toBe(410);
    await catalog.runJob(job);
    expect(await catalog.platform.documents.collection('lessons').findOne({ _id: lesson })).toBeNull();
    await tree.remove(course._id);
    catalog.clock.advance(restoreWindowMs);
    await catalog.runJob(job);
    await catalog.runJob(job);
    await catalog.waitUntilIdle();
    expect(catalog.published(courseDeleted)).toMatchObject([
      { data: { courseId: course._id, courseKind: 'academic' } },
    ]);
    expect((await tree.undo(course._id)).status).toBe(410);
    expect(await tree.orphans()).toEqual([0, 0]);
  });

  it('restores a chapter only into a subject that is there', async () => {
    const { mechanics, motion, ...tree } = await start();
    await tree.remove(`chapters/${motion}`);
    await tree.remove(`subjects/${mechanics}`);
    expect((await tree.undo(motion)).status).toBe(409);
    expect((await tree.undo(mechanics)).status).toBe(200);
    expect((await tree.undo(motion)).status).toBe(200);
    expect(await tree.read(`${mechanics}/chapters`)).toMatchObject({
      items: [{ _id: motion, lessons: 1 }, { chapterTitle: 'Force' }],
    });
  });

  it('takes assignments along and counts the students with progress or hand-ins', async () => {
    const { catalog, course, mechanics, lesson, ...tree } = await start();
    await catalog.student.post('/students/student/enroll', { studentId, courseId: course._id });
    await catalog.student.put(`/courses/lessons/${lesson}/completion`, { completed: true });
    const made = await catalog.admin.post<{ _id: string }>('/assignments', {
      title: 'Free fall',
      description: '<p>d</p>',
      courseId: course._id,
      subjectId: mechanics,
      dueDate: '2026-02-01T10:00:00.000Z',
      maxScore: 10,
    });
    expect(made).toMatchObject({ status: 201 });
    const status = async () => (await catalog.admin.get(`/assignments/${made.body._id}`)).status;
    const expected = { assignments: 1, enrolled: 1, studentsWithResults: 1 };
    expect(await tree.read(`subjects/${mechanics}/deletion`)).toMatchObject(expected);
    expect((await tree.remove(`subjects/${mechanics}`)).body).toMatchObject(expected);
    expect(await status()).toBe(404);
    await tree.undo(mechanics);
    expect(await status()).toBe(200);
    expect((await tree.remove(`lessons/${lesson}`)).body).toMatchObject({
      assignments: 0,
      studentsWithResults: 1,
    });
  });

  it('by a form of the whole course that leaves parts out can be undone too', async () => {
    const { catalog, course, mechanics, optics, lesson, ...tree } = await start();
    const subjects = course.subjects.filter(({ _id }) => _id === optics);
    const put = await catalog.admin.put(`/academiccourse/academicCourses/${course._id}`, {
      ...course,
      subjects,
    });
    expect([put.status, await tree.status(`${lesson}/lesson`)]).toEqual([200, 404]);
    expect((await tree.undo(mechanics)).status).toBe(200);
    expect(await tree.status(`${lesson}/lesson`)).toBe(200);
  });
});

describe('a delete that is interrupted', () => {
  it('before its write has no effect', async () => {
    const { crashAt, restartAndFinish, lesson, mechanics, ...tree } = await start();
    crashAt('academic-courses');
    expect((await tree.remove(`subjects/${mechanics}`)).status).toBe(500);
    await restartAndFinish();
    expect(await tree.status(`${lesson}/lesson`)).toBe(200);
  });

  // Each write of the job: the course, its lessons, its contents, the course again.
  it.each([
    ['academic-courses', 0],
    ['lessons', 0],
    ['contents', 0],
    ['academic-courses', 1],
  ] as const)(
    'at write %s %i of the job leaves nothing orphaned [CAT-09]',
    async (collection, writesBefore) => {
      const { catalog, course, crashAt, restartAndFinish, ...tree } = await start();
      await tree.remove(course._id);
      catalog.clock.advance(restoreWindowMs);
      crashAt(collection, writesBefore);
      await expect(catalog.runJob(job)).rejects.toThrow('the process crashed here');
      await restartAndFinish();
      await catalog.waitUntilIdle();
      expect(await tree.orphans()).toEqual([0, 0]);
      expect(catalog.published(courseDeleted)).toHaveLength(1);
      const stored = await catalog.platform.documents
        .collection('academic-courses')
        .findOne({ _id: course._id });
      expect(stored as unknown).toMatchObject({ removals: [], cleanUpAt: null });
    },
  );
});
