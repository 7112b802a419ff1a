import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { readPracticeMastery, readPracticeProgress } from '@pathshala/svc-exams-contract/mastery';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { startExams } from './support/exams-service.ts';
import { fillBank, practiser } from './support/practice.ts';

type MasteryAnswer = z.infer<typeof readPracticeMastery.answer>;
type ProgressAnswer = z.infer<typeof readPracticeProgress.answer>;

async function withBank() {
  const exams = await startExams();
  const bank = await fillBank(exams, [
    { question: 'Force?', chapter: 'Motion' },
    { question: 'Speed?', chapter: 'Motion' },
    { question: 'Lens?', chapter: 'Optics' },
  ]);
  const me = practiser(exams, 'student1');
  const optionOf = (text: string, at: 0 | 1) => {
    const found = bank.find(({ question }) => question === text);
    return { questionId: found?._id ?? '', option: found?.options[at]?._id ?? '' };
  };
  return Object.assign(exams, {
    me,
    optionOf,
    mastery: async (who = me) => (await who.get<MasteryAnswer>('/exams/practice/mastery')).body.subjects[0],
    progress: async (attemptId: string) =>
      (await me.get<ProgressAnswer>(`/exams/practice/attempts/${attemptId}/progress`)).body,
    /** The first option is right. */
    async check(attemptId: string, text: string, at: 0 | 1) {
      const { questionId, option } = optionOf(text, at);
      return me.check(attemptId, questionId, [option]);
    },
  });
}

describe('mastery of a student', () => {
  it('follows the checked answers, and a practice shows its changes and the questions that come again [NEW-05]', async () => {
    await using exams = await withBank();
    expect(await exams.mastery()).toMatchObject({ subject: 'Physics', questions: 3, percent: null });
    const first = await exams.me.begin((await exams.me.create()).body.examId);
    await exams.check(first.attemptId, 'Force?', 0);
    await exams.check(first.attemptId, 'Speed?', 1);
    expect(await exams.mastery()).toMatchObject({
      answered: 2,
      right: 1,
      percent: 33,
      chapters: [
        { chapter: 'Motion', percent: 50 },
        { chapter: 'Optics', percent: null },
      ],
    });
    await exams.me.submit(first.attemptId);
    exams.clock.advance(86_400_000);
    const second = await exams.me.begin((await exams.me.create({ count: 10 })).body.examId);
    await exams.check(second.attemptId, 'Force?', 0);
    await exams.check(second.attemptId, 'Speed?', 0);
    await exams.me.submit(second.attemptId);
    const { chapters, returning } = await exams.progress(second.attemptId);
    expect(chapters).toMatchObject([
      { subject: 'Physics', chapter: 'Motion', before: { percent: 50 }, after: { percent: 100 } },
    ]);
    expect(returning.map(({ question }) => question)).toEqual(['Speed?']);
    expect(await exams.mastery(practiser(exams, 'student2'))).toMatchObject({ percent: null });
  });

  it('counts a test with answers at its end when it is submitted, once, and is deleted with the account', async () => {
    await using exams = await withBank();
    const { attemptId } = await exams.me.begin(
      (await exams.me.create({ answersShown: 'at-end' })).body.examId,
    );
    const { questionId, option } = exams.optionOf('Lens?', 0);
    await exams.me.save(attemptId, 1, { [questionId]: option });
    await exams.me.submit(attemptId);
    await exams.waitUntilIdle();
    expect(await exams.mastery()).toMatchObject({ answered: 1, right: 1 });
    await exams.emit(userDeleted, { userId: 'student1' });
    expect(await exams.platform.documents.collection('practice_answers').countDocuments({})).toBe(0);
  });
});
