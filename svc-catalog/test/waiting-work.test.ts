import type { WaitingItem } from '@pathshala/contract-kit/waiting-work';
import { workWaiting } from '@pathshala/svc-catalog-contract/events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTree } from './course-tree.ts';
import { startCatalog, studentId } from './start-catalog.ts';

let catalog: Awaited<ReturnType<typeof startCatalog>>;
beforeEach(async () => {
  catalog = await startCatalog();
});
afterEach(() => catalog.stop());

const minute = 60_000;

async function waiting(permissions?: readonly string[]): Promise<WaitingItem[]> {
  const caller = catalog.client.as({ role: 'admin', userId: 'a1', ...(permissions && { permissions }) });
  return (await caller.get<{ items: WaitingItem[] }>('/courses/waiting-work')).body.items;
}

async function publish(): Promise<void> {
  await catalog.runJob('publish-waiting-work');
  await catalog.waitUntilIdle();
}

const reports = () => catalog.published(workWaiting).map(({ data }) => data);

/** A course with a question about its lesson, an unmarked hand-in, and a draft beside it. */
async function somethingOfEach() {
  const tree = await createTree(catalog, { title: 'পদার্থবিজ্ঞান | Physics' });
  const { course, lesson, optics } = tree;
  await catalog.student.post('/students/student/enroll', { studentId, courseId: course._id });
  const asked = await catalog.student.post(`/courses/lessons/${lesson}/questions`, { text: 'Why?' });
  catalog.clock.advance(minute);
  const { body } = await catalog.admin.post<{ _id: string }>('/assignments', {
    title: 'গতি | Motion',
    description: '<p>Draw it.</p>',
    dueDate: '2026-01-20T10:00:00.000Z',
    maxScore: 10,
    courseId: course._id,
    subjectId: optics,
  });
  await catalog.student.put(`/assignments/${body._id}/submission`, { text: 'My text.' });
  catalog.clock.advance(minute);
  await createTree(catalog, { title: 'Begun', status: 'draft' });
  return { ...tree, assignmentId: body._id, questionId: (asked.body as { _id: string })._id };
}

describe('what waits for administrators', () => {
  it('is listed oldest first with the page that does it, in both languages', async () => {
    const { course, lesson, assignmentId } = await somethingOfEach();
    expect(await waiting()).toMatchObject([
      {
        kind: 'lesson-questions',
        count: 1,
        path: `/courses/academic/${course._id}/lessons/${lesson}`,
        text: { en: 'Speed: 1 question without an answer', bn: 'Speed: ১টি প্রশ্নের উত্তর নেই' },
      },
      {
        kind: 'assignments-to-mark',
        path: `/boss/assignments/${assignmentId}/marking`,
        text: { en: 'Motion: 1 to mark', bn: 'গতি: ১টিতে নম্বর দেওয়া বাকি' },
      },
      { kind: 'course-drafts', path: '/boss/course-management/academic-courses?status=draft' },
    ]);
  });

  it('is cut to what the administrator may do', async () => {
    await somethingOfEach();
    expect((await waiting(['marking'])).map(({ kind }) => kind)).toEqual(['assignments-to-mark']);
    expect((await waiting(['questions'])).map(({ kind }) => kind)).toEqual([
      'lesson-questions',
      'course-drafts',
    ]);
    expect(await waiting(['support'])).toEqual([]);
  });

  it('is no question that was answered, hidden, or asked about a lesson that is deleted', async () => {
    const { lesson, questionId } = await somethingOfEach();
    const kinds = async () => (await waiting(['questions'])).map(({ kind }) => kind);
    await catalog.admin.put(`/courses/questions/${questionId}/visibility`, { isHidden: true });
    expect(await kinds()).toEqual(['course-drafts']);
    await catalog.admin.put(`/courses/questions/${questionId}/visibility`, { isHidden: false });
    await catalog.admin.delete(`/courses/lessons/${lesson}`);
    expect(await kinds()).toEqual(['course-drafts']);
    await catalog.admin.post(`/courses/deletions/${lesson}/undo`);
    expect(await kinds()).toEqual(['lesson-questions', 'course-drafts']);
    await catalog.admin.post(`/courses/questions/${questionId}/answers`, { text: 'Because.' });
    expect(await kinds()).toEqual(['course-drafts']);
  });
});

describe('the report of what waits', () => {
  it('is published when it has changed, three minutes after the one before at the earliest', async () => {
    await publish();
    expect(reports()).toMatchObject([{ items: [] }]);
    const { questionId } = await somethingOfEach();
    catalog.clock.advance(-2 * minute);
    await publish();
    expect(reports()).toHaveLength(1);
    catalog.clock.advance(3 * minute);
    await publish();
    await publish();
    expect(reports().map(({ items }) => items.length)).toEqual([0, 3]);
    await catalog.admin.put(`/courses/questions/${questionId}/visibility`, { isHidden: true });
    catalog.clock.advance(3 * minute);
    await Promise.all([publish(), publish()]);
    await catalog.waitUntilIdle();
    expect(reports().map(({ items }) => items.length)).toEqual([0, 3, 2]);
    const versions = reports().map(({ version }) => version);
    expect(versions).toEqual(versions.toSorted((a, b) => a - b));
    expect(new Set(versions).size).toBe(3);
  });
});
