import { describe, expect, it } from 'vitest';
import { campaign, startExams, type ExamsService } from './support/exams-service.ts';

/** Names and texts of the key anywhere in an answer, however deep. */
function traces(value: unknown, at = '$'): string[] {
  if (typeof value === 'string') return value.includes('Secret explanation') ? [at] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'isCorrect' || key === 'explanation' || key === 'correctOptions'
      ? [`${at}.${key}`]
      : traces(inner, `${at}.${key}`),
  );
}

async function everythingSeen(exams: ExamsService, attemptId: string, examId: string) {
  const { student } = exams;
  return Promise.all([
    student.read(attemptId),
    student.get('/exams/attempts'),
    student.get('/exams/registered'),
    student.get(`/exams/papers/${examId}`),
    student.get('/exams/results?studentId=student1'),
    student.result(attemptId),
    student.get('/exams/exam-results/student/student1/unit/unit1'),
    student.save(attemptId, 1, { p1: 'p1-a' }),
    student.save(attemptId, 2, { zz: 'p1-a' }),
    student.choose(attemptId, ['Maths']),
  ]);
}

describe('the key of a campaign exam', () => {
  it('is in no answer to a student before the release, and is there after it', async () => {
    await using exams = await startExams();
    const started = await exams.student.start(campaign);
    const { attemptId } = started.body;
    const during = await everythingSeen(exams, attemptId, 'exam1');
    const submitted = await exams.student.submit(attemptId);
    const after = await everythingSeen(exams, attemptId, 'exam1');
    const refused = await exams.student.get('/exams/papers/exam1/answers');
    expect(refused).toMatchObject({ status: 403, body: { code: 'exams.answers-not-released' } });
    expect(submitted.status).toBe(200);
    const bodies = [started, submitted, refused, ...during, ...after].map((answer) => answer.body);
    expect(bodies.flatMap((body) => traces(body))).toEqual([]);

    await exams.release();
    expect(traces((await exams.student.result(attemptId)).body)).not.toEqual([]);
    expect(traces((await exams.student.get('/exams/papers/exam1/answers')).body)).not.toEqual([]);
  });

  it('may be released before the paper is known', async () => {
    await using exams = await startExams();
    await exams.release();
    expect((await exams.student.get('/exams/papers/exam1/answers')).status).toBe(200);
    expect(await exams.other.get('/exams/papers/exam1/answers')).toMatchObject({
      status: 403,
      body: { code: 'exams.not-registered' },
    });
  });
});

describe('the key of a past year', () => {
  it('is in no answer to a student while an attempt is open, but for View Answers', async () => {
    await using exams = await startExams();
    const started = await exams.student.start({ subjects: ['Maths'] });
    const during = await everythingSeen(exams, started.body.attemptId, 'year1');
    expect([started, ...during].flatMap((answer) => traces(answer.body))).toEqual([]);
    expect((await exams.student.get('/exams/papers/year1/answers')).status).toBe(200);
    expect(await exams.other.get('/exams/papers/year1/answers')).toMatchObject({
      status: 403,
      body: { code: 'exams.not-enrolled' },
    });
  });
});
