import { describe, expect, it } from 'vitest';
import { campaign, startExams, type ExamsService } from './support/exams-service.ts';
import { writtenExam } from './support/papers.ts';
import { fillBank, practiser } from './support/practice.ts';
import { switchedStore } from './support/switched-store.ts';

interface Sat {
  readonly attemptId: string;
  /** The body of a save; `isLate` for the one during the outage. */
  readonly answers: (isLate: boolean) => readonly object[];
  readonly result: object;
}

const kinds: Readonly<Record<string, (exams: ExamsService) => Promise<Sat>>> = {
  async campaign(exams) {
    const { attemptId } = (await exams.student.start({ ...campaign, subjects: ['Maths'] })).body;
    const answers = (isLate: boolean) => [
      { questionId: isLate ? 'p2' : 'p1', selectedOption: `${isLate ? 'p2' : 'p1'}-a` },
    ];
    return { attemptId, answers, result: { answered: 1 } };
  },
  async practice(exams) {
    const bank = await fillBank(exams, [{ question: 'Force?' }, { question: 'Lens?' }]);
    const me = practiser(exams, 'student1');
    const { attemptId } = await me.begin((await me.create({ answersShown: 'at-end' })).body.examId);
    const answers = (isLate: boolean) => {
      const question = bank[isLate ? 1 : 0];
      return [{ questionId: question?._id, selectedOptions: [question?.options[0]?._id] }];
    };
    return { attemptId, answers, result: { correct: 1, wrong: 0, blank: 1, score: 1 } };
  },
  async written(exams) {
    await exams.publishExam(writtenExam());
    const { attemptId } = (await exams.student.start({ examKind: 'standalone', examId: 'written1' })).body;
    const answers = (isLate: boolean) => [
      { questionId: 'written', text: isLate ? 'The Padma.' : 'A river.' },
    ];
    return { attemptId, answers, result: { awaitsMarks: true } };
  },
};

describe('a store that is away across the deadline', () => {
  it.each(Object.entries(kinds))(
    'takes nothing of a %s attempt for saved or submitted, and the clock submits what was saved before',
    async (_kind, sit) => {
      const { state, wrap } = switchedStore('attempts');
      await using exams = await startExams({ replace: ({ documents }) => ({ documents: wrap(documents) }) });
      const { attemptId, answers, result } = await sit(exams);
      const path = `/exams/attempts/${attemptId}`;
      const save = (clientSeq: number, isLate: boolean) =>
        exams.student.put(`${path}/answers`, { clientSeq, answers: answers(isLate) });
      expect((await save(1, false)).status).toBe(200);
      const { deadlineAt } = (await exams.student.read(attemptId)).body;

      state.isAway = true;
      exams.clock.advance(Date.parse(deadlineAt) - exams.clock.now() + 1_000);
      const during = await Promise.all([
        save(2, true),
        exams.student.submit(attemptId, { answers: answers(true), auto: true }),
        exams.student.read(attemptId),
      ]);
      for (const { status, headers } of during) {
        expect(status).toBe(503);
        expect(headers.get('retry-after')).toBe('2');
      }
      exams.clock.advance(2_001);
      state.isAway = false;

      expect(await save(3, true)).toMatchObject({ status: 410, body: { code: 'exams.time-over' } });
      const submits = await Promise.all([
        exams.runJob('sweep-overdue-attempts'),
        exams.student.submit(attemptId, { answers: answers(true), auto: true }),
        exams.student.submit(attemptId, { auto: true }),
      ]);
      expect(submits.slice(1).map((answer) => answer?.status)).toEqual([200, 200]);
      const { body } = await exams.admin.get(`/exams/results/${attemptId}`);
      expect(body).toMatchObject({
        ...result,
        feedback: expect.stringContaining('Auto-submitted') as string,
      });
      const read = await exams.student.read(attemptId);
      expect(read.body).toMatchObject({ status: 'submitted', savedSeq: 1 });
      expect(JSON.stringify(read.body)).not.toContain('Padma');
    },
  );
});
