import { courseOutlined } from '@pathshala/svc-catalog-contract/events';
import { splitLanguages } from '@pathshala/rules/language-parts';
import type { BankQuestion } from '@pathshala/svc-exams-contract/question';
import type { ExamRow } from '@pathshala/svc-exams-contract/exam';
import { describe, expect, it } from 'vitest';
import { readSampleExams } from '../src/sample/sample-files.ts';
import { startExams } from './support/exams-service.ts';

const subject = (id: string, title: string) => ({ type: 'subject' as const, id, title, subjectId: null });
const chapter = (id: string, title: string, subjectId: string) => ({
  type: 'chapter' as const,
  id,
  title,
  subjectId,
});

/** The event by which svc-catalog publishes its sample course of mathematics. */
const mathematics = {
  courseId: 'mathematics',
  courseKind: 'academic' as const,
  courseName: 'এইচএসসি উচ্চতর গণিত | HSC Higher Mathematics',
  version: 1,
  isDeleted: false,
  parents: [
    subject('algebra', 'বীজগণিত ও জ্যামিতি | Algebra and Geometry'),
    subject('calculus', 'ক্যালকুলাস | Calculus'),
    chapter('matrices', 'ম্যাট্রিক্স ও নির্ণায়ক | Matrices and determinants', 'algebra'),
    chapter('derivatives', 'অন্তরীকরণ | Differentiation', 'calculus'),
  ],
};

describe('the sample data', () => {
  it('is two hundred questions in both languages with keys, and an exam of each kind; loading again adds nothing', async () => {
    await using exams = await startExams();
    await exams.emit(courseOutlined, mathematics);
    const definition = exams.running.definition;
    await definition.loadSample?.();
    await definition.loadSample?.();
    await exams.waitUntilIdle();
    const bank: BankQuestion[] = [];
    for (const page of [1, 2, 3]) {
      const { body } = await exams.admin.get<{ items: BankQuestion[]; total: number }>(
        `/questions?pageSize=100&page=${page}`,
      );
      expect(body.total).toBe(200);
      bank.push(...body.items);
    }
    const incomplete = bank.filter(({ question, explanation, options }) => {
      const texts = [question, explanation].map((text) => splitLanguages(text));
      const isInBoth = texts.every((parts) => parts !== null && parts.bn !== '' && parts.en !== '');
      const texts4 = new Set(options.map(({ text }) => text));
      return !isInBoth || texts4.size < 4 || !options.some(({ isCorrect }) => isCorrect);
    });
    expect(incomplete).toEqual([]);
    const listed = await exams.admin.get<{ items: ExamRow[]; total: number }>(
      '/exams?pageSize=100&sort=title',
    );
    expect(listed.body.items.map(({ parentType, type }) => `${parentType} ${type}`).toSorted()).toEqual([
      'chapter MCQ',
      'course MCQ',
      'subject MCQ',
      'subject Written',
      'unit MCQ',
    ]);
    expect(
      Math.min(...listed.body.items.filter(({ type }) => type === 'MCQ').map((exam) => exam.questionCount)),
    ).toBeGreaterThan(2);
    // The other sample course is unknown here.
    expect((await readSampleExams()).length).toBe(8);
  });
});
