import { restoreWindowMs } from '@pathshala/rules/undo-window';
import { courseOutlined } from '@pathshala/svc-catalog-contract/events';
import { afterEach, describe, expect, it } from 'vitest';
import { createTree } from './course-tree.ts';
import { crashingStore } from '@pathshala/service-testing/crashing-store';
import { startCatalog } from './start-catalog.ts';

let stop: () => Promise<void> = async () => {};
afterEach(() => stop());

async function start() {
  const { wrap, crashAt, restart } = crashingStore();
  const catalog = await startCatalog({ replace: ({ documents }) => ({ documents: wrap(documents) }) });
  stop = () => catalog.stop();
  return {
    catalog,
    crashAt,
    restart,
    /** The outlines of one course: version, whether it is deleted, and the titles of its parts. */
    outlines: async (courseId: string) => {
      await catalog.waitUntilIdle();
      return catalog
        .published(courseOutlined)
        .filter(({ data }) => data.courseId === courseId)
        .map(({ data }) => [data.version, data.isDeleted, data.parents.map(({ title }) => title).join(' ')]);
    },
  };
}

const whole = 'Mechanics Motion Speed Force Optics Lenses';

describe('the outline of a course', () => {
  it('is published once for each change of its parts, and not for other changes', async () => {
    const { catalog, outlines } = await start();
    const { course, motion, lesson, content, addLesson } = await createTree(catalog);
    expect(await outlines(course._id)).toEqual([
      [1, false, whole.replace(' Speed', '')],
      [2, false, whole],
    ]);
    const { admin } = catalog;
    await admin.put(`/courses/contents/${content}`, { title: 'Notes', contentDetails: 'x' });
    await admin.put(`/courses/lessons/${lesson}`, { title: 'Speed', content: 'longer', duration: 9 });
    await addLesson(motion, 'Velocity');
    await admin.put(`/courses/chapters/${motion}`, { chapterTitle: 'Moving', chapterSummary: 'a' });
    const later = (await outlines(course._id)).slice(2);
    expect(later).toEqual([
      [3, false, whole.replace('Speed', 'Speed Velocity')],
      [4, false, whole.replace('Motion Speed', 'Moving Speed Velocity')],
    ]);
  });

  it('loses what is deleted, and has it again after an undo', async () => {
    const { catalog, outlines } = await start();
    const { course, motion, lesson } = await createTree(catalog);
    const { admin } = catalog;
    for (const [path, id] of [
      [`lessons/${lesson}`, lesson],
      [`chapters/${motion}`, motion],
      [course._id, course._id],
    ]) {
      await admin.delete(`/courses/${path}`);
      await admin.post(`/courses/deletions/${id}/undo`);
    }
    expect((await outlines(course._id)).slice(2)).toEqual([
      [3, false, whole.replace(' Speed', '')],
      [4, false, whole],
      [5, false, whole.replace(' Motion Speed', '')],
      [6, false, whole],
      [7, true, ''],
      [8, false, whole],
    ]);
  });

  it('has the units of an admission course', async () => {
    const { catalog, outlines } = await start();
    const { _id, units } = await catalog.createCourse();
    await catalog.admin.delete(`/admissioncourse/universities/${_id}`);
    const names = units.map(({ unitName }) => unitName).join(' ');
    expect(await outlines(_id)).toEqual([
      [1, false, names],
      [2, true, ''],
    ]);
  });

  it('is published later when the process stops between the change and its outline', async () => {
    const { catalog, crashAt, restart, outlines } = await start();
    const { course, motion, addLesson } = await createTree(catalog);
    crashAt('course_outlines');
    await addLesson(motion, 'Velocity');
    restart();
    expect(await outlines(course._id)).toHaveLength(2);
    catalog.clock.advance(restoreWindowMs);
    await catalog.runJob('publish-outlines');
    expect((await outlines(course._id)).at(-1)).toEqual([3, false, whole.replace('Speed', 'Speed Velocity')]);
  });

  it('is published at the next start for courses that were stored before there were outlines', async () => {
    const { catalog, outlines } = await start();
    const { course } = await createTree(catalog);
    await catalog.platform.documents.collection('course_outlines').deleteMany({});
    await catalog.running.definition.prepare?.();
    expect((await outlines(course._id)).at(-1)).toEqual([1, false, whole]);
  });
});
