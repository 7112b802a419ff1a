import { examSubmitted } from '@pathshala/svc-exams-contract/events';
import type { readWeakestChapter } from '@pathshala/svc-exams-contract/mistakes';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { startExams } from './support/exams-service.ts';
import { fillBank, practiser } from './support/practice.ts';

type Weakest = z.output<(typeof readWeakestChapter)['answer']>;

describe('what a submitted exam says of the day', () => {
  it('is how many questions were answered, and for the notebook that they were reviews', async () => {
    await using exams = await startExams();
    const me = practiser(exams, 'student1');
    const { attemptId } = (await me.start({ subjects: ['Maths'] })).body;
    await me.save(attemptId, 1, { p1: 'p1-b', p2: 'p2-a', m1: 'm1-c' });
    await me.submit(attemptId);
    await exams.waitUntilIdle();
    const review = await me.begin((await me.fromMistakes()).body.examId);
    await me.check(review.attemptId, 'p1', ['p1-a']);
    await me.submit(review.attemptId);
    const again = await me.begin((await me.fromResult(attemptId)).body.examId);
    await me.submit(again.attemptId);
    await exams.waitUntilIdle();
    const facts = exams.published(examSubmitted).map(({ data }) => [data.answered, data.isReview]);
    expect(facts).toHaveLength(3);
    expect(facts).toEqual(
      expect.arrayContaining([
        [3, undefined],
        [1, true],
        [0, undefined],
      ]),
    );
  });
});

describe('the weakest chapter', () => {
  it('is the one of the bank with the most mistakes, of the own notebook, until they are few [NEW-04]', async () => {
    await using exams = await startExams();
    const chapters = ['Motion', 'Motion', 'Motion', 'Force'];
    await fillBank(
      exams,
      chapters.map((chapter, n) => ({ question: `Question ${n}`, chapter })),
    );
    const me = practiser(exams, 'student1');
    const weakest = async (caller = me) =>
      (await caller.get<Weakest>('/exams/mistakes/weakest-chapter')).body.weakest;
    expect(await weakest()).toBeNull();
    const { attemptId, examId } = await me.begin((await me.create({ count: 4 })).body.examId);
    const questions = await me.questions({ examId });
    for (const { _id, options } of questions) await me.check(attemptId, _id, [options[1]?._id ?? '']);
    expect(await weakest()).toEqual({ subject: 'Physics', chapter: 'Motion', mistakes: 3, questions: 3 });
    expect(await weakest(practiser(exams, 'student2'))).toBeNull();
    const { items } = (await me.mistakes()).body;
    await me.delete(`/exams/mistakes/${items[0]?.cardId}`);
    await me.delete(`/exams/mistakes/${items[1]?.cardId}`);
    expect(await weakest()).toBeNull();
  });
});
