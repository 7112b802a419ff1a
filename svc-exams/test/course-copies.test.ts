import { courseCopied, courseOutlined, batchChanged } from '@pathshala/svc-catalog-contract/events';
import { examPaperPublished, examPaperWithdrawn } from '@pathshala/svc-exams-contract/events';
import type { ExamForAuthor } from '@pathshala/svc-exams-contract/exam';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outline, startCourseExams, type CourseExams } from './support/course-exams.ts';

let exams: CourseExams;
beforeEach(async () => {
  exams = await startCourseExams();
});
afterEach(() => exams.stop());

const ids = { physics: 'physics27', mechanics: 'mechanics27', motion: 'motion27', speed: 'speed27' };

const copied = (change: object = {}) => ({
  courseId: ids.physics,
  fromCourseId: 'physics',
  courseKind: 'academic' as const,
  courseName: 'HSC Physics (copy)',
  days: 364,
  parts: Object.entries({ ...ids, morning: 'morning27' }).map(([from, to]) => ({ from, to })),
  copiedAt: '2026-01-15T10:00:00.000Z',
  ...change,
});

/** The outline of the copy, which may arrive before or after the event of the copy. */
const outlineOfCopy = (version = 1, change: object = {}) =>
  exams.emit(courseOutlined, {
    ...outline(version),
    courseId: ids.physics,
    courseName: 'HSC Physics (copy)',
    parents: [
      { type: 'subject', id: ids.mechanics, title: 'Mechanics', subjectId: ids.mechanics },
      { type: 'chapter', id: ids.motion, title: 'Motion', subjectId: ids.mechanics },
      { type: 'lesson', id: ids.speed, title: 'Speed', subjectId: ids.mechanics },
    ],
    ...change,
  });

const rowsOfCopy = () => exams.rows(`?courseId=${ids.physics}&sort=title`);

describe('the exams of a course that is copied', () => {
  it('are copied into its parts with their dates moved, each once, however often the event arrives [OPN-04]', async () => {
    const first = await exams.created({ title: 'A' });
    await exams.created({ title: 'B', startingDate: '2026-02-01T10:00' }, 'course', 'physics');
    const deleted = await exams.created({ title: 'C' });
    await exams.admin.delete(`/exams/physics/mechanics/${deleted._id}`);
    await outlineOfCopy();
    await exams.emit(courseCopied, copied());
    await exams.emit(courseCopied, copied());
    const { items } = await rowsOfCopy();
    expect(items).toMatchObject([
      {
        title: 'A',
        ExamNumber: 1,
        parentType: 'chapter',
        parentId: ids.motion,
        subjectId: ids.mechanics,
        courseName: 'HSC Physics (copy)',
        startingDate: '2027-01-14T09:00:00.000Z',
      },
      { title: 'B', parentType: 'course', parentId: ids.physics, startingDate: '2027-01-31T04:00:00.000Z' },
    ]);
    const copy = (await exams.admin.get<ExamForAuthor>(`/exams/examid/${items[0]?._id}`)).body;
    expect(copy.mcqs.map(({ question, explanation }) => [question, explanation])).toEqual(
      first.mcqs.map(({ question, explanation }) => [question, explanation]),
    );
    expect(copy.mcqs[0]?._id).not.toBe(first.mcqs[0]?._id);
    expect(copy.changedBy).toBeNull();
    expect((await exams.rows('?courseId=physics')).total).toBe(2);
    const papers = exams.published(examPaperPublished).filter(({ data }) => data.paperId === copy._id);
    expect(papers).toHaveLength(1);
  });

  it('keep the corrected key, and the batches that were copied [OPN-04]', async () => {
    const batch = { version: 1, isArchived: false, addedCourseIds: [] };
    await exams.emit(batchChanged, { ...batch, batchId: 'morning', name: 'Morning', courseIds: ['physics'] });
    await exams.emit(batchChanged, { ...batch, batchId: 'evening', name: 'Evening', courseIds: ['physics'] });
    const one = await exams.created({ title: 'Morning', batchIds: ['morning', 'evening'] });
    await exams.created({ title: 'Evening', batchIds: ['evening'] });
    const [question] = one.mcqs;
    const correct = [question?.options[1]?._id];
    const change = {
      change: { kind: 'change', questionId: question?._id, correct },
      reason: 'x',
      keyVersion: 1,
    };
    await exams.admin.post(`/exams/papers/${one._id}/key-corrections`, change);
    await exams.waitUntilIdle();
    await exams.emit(courseCopied, copied());
    const { items } = await rowsOfCopy();
    expect(items.map(({ title }) => title)).toEqual(['Morning']);
    const copy = (await exams.admin.get<ExamForAuthor>(`/exams/examid/${items[0]?._id}`)).body;
    expect(copy.batchIds).toEqual(['morning27']);
    expect(copy.mcqs[0]?.options.map(({ isCorrect }) => isCorrect)).toEqual([false, true]);
  });

  it('are withdrawn with a copy that was deleted before or after them [OPN-04]', async () => {
    await exams.created({ title: 'A' });
    await outlineOfCopy(2, { isDeleted: true, parents: [] });
    await exams.emit(courseCopied, copied());
    expect((await rowsOfCopy()).total).toBe(0);
    await outlineOfCopy(3);
    expect((await rowsOfCopy()).total).toBe(1);
    await outlineOfCopy(4, { isDeleted: true, parents: [] });
    expect((await rowsOfCopy()).total).toBe(0);
    expect(exams.published(examPaperWithdrawn).length).toBeGreaterThan(0);
  });
});
