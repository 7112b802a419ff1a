import type { DeletedThing } from '@pathshala/contract-kit/recently-deleted';
import { restoreWindowMs, undoWindowMs } from '@pathshala/rules/undo-window';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTree } from './course-tree.ts';
import { startCatalog } from './start-catalog.ts';

let catalog: Awaited<ReturnType<typeof startCatalog>>;
beforeEach(async () => {
  catalog = await startCatalog();
});
afterEach(() => catalog.stop());

const rahima = { role: 'admin', userId: 'c1'.repeat(12), name: 'Rahima' } as const;
const by = () => catalog.client.as(rahima);
const listed = async () =>
  (await catalog.admin.get<{ items: DeletedThing[] }>('/courses/recently-deleted')).body.items;

describe('what was deleted in the last minutes', () => {
  it('is listed with who, when, until when it can be undone and what goes with it, the latest first [ADM-04]', async () => {
    const { _id: admission } = await catalog.createCourse();
    const { mechanics, force, optics, lesson, content, course } = await createTree(catalog);
    const { body } = await catalog.admin.post<{ _id: string }>('/assignments', {
      title: 'Motion',
      description: '<p>Draw it.</p>',
      dueDate: '2026-01-20T10:00:00.000Z',
      maxScore: 10,
      courseId: course._id,
      subjectId: optics,
    });
    const paths = [
      `/admissioncourse/universities/${admission}`,
      `/courses/lessons/${lesson}`,
      `/courses/contents/${content}`,
      `/courses/chapters/${force}`,
      `/courses/subjects/${mechanics}`,
      `/assignments/${body._id}`,
    ];
    for (const path of paths) {
      expect((await by().delete(path)).status).toBe(200);
      catalog.clock.advance(1000);
    }
    const items = await listed();
    expect(items.map(({ kind, title }) => `${kind}: ${title}`)).toEqual([
      'assignment: Motion',
      'subject: Mechanics',
      'chapter: Force',
      'content: Summary',
      'lesson: Speed',
      expect.stringMatching(/^admission-course: /u),
    ]);
    expect(items.every(({ deletedBy }) => deletedBy === 'Rahima')).toBe(true);
    const [, subject] = items;
    expect(subject).toMatchObject({ _id: mechanics, takesAlong: [{ kind: 'chapters', count: 1 }] });
    for (const thing of items) {
      const at = Date.parse(thing.deletedAt);
      expect(Date.parse(thing.undoUntil) - at).toBe(undoWindowMs);
      expect(Date.parse(thing.restorableUntil!) - at).toBe(restoreWindowMs);
    }
  });

  it('is the course alone where a course took its parts along, and nothing of a copy in progress', async () => {
    const { course, motion } = await createTree(catalog);
    await by().delete(`/courses/chapters/${motion}`);
    await by().delete(`/courses/${course._id}`);
    expect(await listed()).toMatchObject([
      {
        _id: course._id,
        kind: 'academic-course',
        takesAlong: [
          { kind: 'subjects', count: 2 },
          { kind: 'chapters', count: 2 },
        ],
      },
    ]);
    await catalog.admin.post(`/courses/deletions/${course._id}/undo`);
    expect(await listed()).toMatchObject([{ _id: motion, kind: 'chapter' }]);
  });

  it('leaves the list when it is restored, and when its 10 minutes are over, before any job has run', async () => {
    const { lesson, content } = await createTree(catalog);
    await by().delete(`/courses/lessons/${lesson}`);
    await by().delete(`/courses/contents/${content}`);
    await catalog.admin.post(`/courses/deletions/${lesson}/undo`);
    expect(await listed()).toMatchObject([{ _id: content }]);
    catalog.clock.advance(restoreWindowMs);
    expect(await listed()).toEqual([]);
  });

  it('does not name an administrator whose account was deleted', async () => {
    const { lesson, motion } = await createTree(catalog);
    await by().delete(`/courses/lessons/${lesson}`);
    await by().delete(`/courses/chapters/${motion}`);
    await catalog.emit(userDeleted, { userId: rahima.userId });
    expect((await listed()).map(({ deletedBy }) => deletedBy)).toEqual([null, null]);
  });
});
