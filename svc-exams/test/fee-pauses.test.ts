import { accessChanged, studentEnrolled } from '@pathshala/svc-catalog-contract/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enrolled, sitter, startExams } from './support/exams-service.ts';

let exams: Awaited<ReturnType<typeof startExams>>;
beforeAll(async () => {
  exams = await startExams();
});
afterAll(() => exams.stop());

const pause = (studentId: string, version: number, isPaused: boolean) =>
  exams.emit(accessChanged, { studentId, courseId: 'course1', isPaused, version });

describe('an exam of a course with dues', () => {
  it('cannot be started while access pauses, and again after the payment [FEE-04]', async () => {
    await exams.emit(studentEnrolled, enrolled('owing'));
    const student = sitter(exams, 'owing');
    await pause('owing', 1, true);
    await pause('owing', 1, true);
    expect(await student.start()).toMatchObject({ status: 402, body: { code: 'exams.fees-due' } });
    await pause('owing', 2, false);
    // An older event that comes late changes nothing.
    await pause('owing', 1, true);
    expect((await student.start()).status).toBe(201);
  });

  it('is never interrupted once it is begun [FEE-04]', async () => {
    await exams.emit(studentEnrolled, enrolled('sitting'));
    const student = sitter(exams, 'sitting');
    const { attemptId } = (await student.start({ subjects: ['Biology'] })).body;
    await pause('sitting', 1, true);
    expect((await student.start()).status).toBe(200);
    const submitted = await student.submit(attemptId, {
      answers: [{ questionId: 'p1', selectedOption: 'p1-a' }],
    });
    expect(submitted).toMatchObject({ status: 200, body: { score: 1 } });
    expect((await student.result(attemptId)).status).toBe(200);
    expect((await student.start()).status).toBe(402);
  });
});
