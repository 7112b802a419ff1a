import { describe, expect, it } from 'vitest';
import { campaign, startExams, type Result } from './support/exams-service.ts';

const times = <T>(count: number, call: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => call(at)));

describe('calls that meet', () => {
  it('make one attempt of twenty starts: one 201, the others 200 [EXM-02]', async () => {
    await using exams = await startExams();
    const answers = await times(20, () => exams.student.start({ subjects: ['Maths'] }));
    expect(answers.filter((one) => one.status === 201)).toHaveLength(1);
    expect(answers.filter((one) => one.status === 200)).toHaveLength(19);
    expect(new Set(answers.map((one) => one.body.attemptId)).size).toBe(1);
  });

  it('make one second attempt after the first is submitted', async () => {
    await using exams = await startExams();
    const { attemptId } = (await exams.student.start({ subjects: ['Maths'] })).body;
    await exams.student.submit(attemptId);
    const answers = await times(20, () => exams.student.start({ subjects: ['Maths'] }));
    expect(new Set(answers.map((one) => one.body.attemptNo))).toEqual(new Set([2]));
    expect(answers.filter((one) => one.status === 201)).toHaveLength(1);
  });

  it('make one result of fifty identical and fifty differing submits, and one event [EXM-02]', async () => {
    await using exams = await startExams();
    const { attemptId } = (await exams.student.start(campaign)).body;
    await exams.student.choose(attemptId, ['Maths']);
    const answers = await times(100, (at) =>
      exams.student.submit(attemptId, {
        answers: [{ questionId: 'p1', selectedOption: at < 50 ? 'p1-a' : `p1-${'abcd'[at % 4]}` }],
      }),
    );
    expect(answers.every((one) => one.status === 200)).toBe(true);
    expect(new Set(answers.map((one) => JSON.stringify(one.body))).size).toBe(1);
    await exams.waitUntilIdle();
    expect(exams.submittedEvents()).toHaveLength(1);
    const { score } = (await exams.admin.get<Result>(`/exams/results/${attemptId}`)).body;
    expect(exams.submittedEvents()[0]?.data.score).toBe(score);
  });

  it('never lose a save that was answered before the submit read the attempt, nor change one after it', async () => {
    await using exams = await startExams();
    const { attemptId } = (await exams.student.start({ subjects: ['Maths'] })).body;
    const saves = times(30, (at) => exams.student.save(attemptId, at + 1, { p1: `p1-${'abcd'[at % 4]}` }));
    const submits = times(5, () => exams.student.submit(attemptId));
    const [saved, submitted] = await Promise.all([saves, submits]);
    const result = submitted[0]?.body;
    expect(new Set(submitted.map((one) => JSON.stringify(one.body))).size).toBe(1);
    expect(saved.every((one) => one.status === 200 || one.status === 409)).toBe(true);

    const { body } = await exams.student.read(attemptId);
    const applied = saved.filter((one) => one.status === 200 && one.body.isApplied);
    const last = Math.max(0, ...applied.map((one) => one.body.savedSeq));
    expect(body.savedSeq).toBe(last);
    const expected = last === 0 ? null : `p1-${'abcd'[(last - 1) % 4]}`;
    expect(result?.choices.find((one) => one.questionId === 'p1')?.selectedOption).toBe(expected);
  });

  it('keep the newest of two tabs, and the answer to the other says that nothing of its save was applied [EXM-02]', async () => {
    await using exams = await startExams();
    const { attemptId } = (await exams.student.start({ subjects: ['Maths'] })).body;
    const [one, other] = await Promise.all([
      exams.student.save(attemptId, 1, { p1: 'p1-a' }),
      exams.student.save(attemptId, 1, { p2: 'p2-a' }),
    ]);
    expect(one.body.isApplied).toBe(!other.body.isApplied);
  });

  it('check a save against the subjects chosen last, also where another process changed them', async () => {
    await using exams = await startExams();
    const { attemptId } = (await exams.student.start({ subjects: ['Maths'] })).body;
    await exams.platform.documents
      .collection('attempts')
      .updateOne(
        { _id: attemptId },
        { $set: { chosenSubjects: ['Biology'] }, $inc: { choiceNo: 1, rev: 1 } },
      );
    expect((await exams.student.save(attemptId, 1, { b1: 'b1-a' })).status).toBe(200);
    expect(await exams.student.save(attemptId, 2, { m1: 'm1-a' })).toMatchObject({ status: 422 });
  });
});
