import { describe, expect, it } from 'vitest';
import { campaignRegistered } from '@pathshala/svc-campaigns-contract/events';
import { campaign, registration, startExams, type ExamsService } from './support/exams-service.ts';

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
    student.paper(examId),
    student.get('/exams/results?studentId=student1'),
    student.result(attemptId),
    student.get('/exams/exam-results/student/student1/unit/unit1'),
    student.save(attemptId, 1, { p1: 'p1-a' }),
    student.save(attemptId, 2, { zz: 'p1-a' }),
    student.choose(attemptId, ['Maths']),
  ]);
}

describe('the key of a campaign exam', () => {
  it('is in no answer to a student before the release, and is there after it [EXM-20]', async () => {
    await using exams = await startExams();
    const started = await exams.student.start(campaign);
    const { attemptId } = started.body;
    const during = await everythingSeen(exams, attemptId, 'exam1');
    const submitted = await exams.student.submit(attemptId);
    const after = await everythingSeen(exams, attemptId, 'exam1');
    const refused = await exams.student.key('exam1');
    expect(refused).toMatchObject({ status: 403, body: { code: 'exams.answers-not-released' } });
    expect(submitted.status).toBe(200);
    const bodies = [started, submitted, refused, ...during, ...after].map((answer) => answer.body);
    expect(bodies.flatMap((body) => traces(body))).toEqual([]);

    await exams.release();
    await exams.goTo('2026-01-15T12:00:03.001Z');
    expect(traces((await exams.student.result(attemptId)).body)).not.toEqual([]);
    expect(traces((await exams.student.key('exam1')).body)).not.toEqual([]);
  });

  it('may be released before the paper is known', async () => {
    await using exams = await startExams();
    await exams.release();
    await exams.goTo('2026-01-15T12:00:03.001Z');
    expect((await exams.student.key('exam1')).status).toBe(200);
    expect(await exams.other.key('exam1')).toMatchObject({
      status: 403,
      body: { code: 'exams.not-registered' },
    });
  });
});

describe('a released campaign', () => {
  const refused = { status: 403, body: { code: 'exams.answers-not-released' } };

  it('keeps its key until the window and its grace have ended [EXM-20]', async () => {
    await using exams = await startExams();
    const { attemptId } = (await exams.student.start({ ...campaign, subjects: ['Maths'] })).body;
    await exams.student.submit(attemptId);
    await exams.release();
    await exams.goTo('2026-01-15T12:00:03.000Z');
    expect(await exams.student.key('exam1')).toMatchObject(refused);
    expect((await exams.student.result(attemptId)).body).not.toHaveProperty('keyUrl');
    await exams.goTo('2026-01-15T12:00:03.001Z');
    expect((await exams.student.key('exam1')).status).toBe(200);
    expect((await exams.student.result(attemptId)).body).toHaveProperty('keyUrl');
  });

  it('keeps its key from everybody while one attempt is open, until the sweeper has closed it [EXM-04 EXM-20]', async () => {
    await using exams = await startExams({ now: '2026-01-15T11:30:00.000Z' });
    await exams.emit(campaignRegistered, { ...registration('student2'), registrationId: 'second' });
    await exams.other.start({ ...campaign, subjects: ['Maths'] });
    await exams.release();
    exams.clock.advance(1_803_001);
    expect(await exams.student.key('exam1')).toMatchObject(refused);
    await exams.runJob('sweep-overdue-attempts');
    expect((await exams.student.key('exam1')).status).toBe(200);
  });

  it('that is given a window ahead hides its key again, and from those who sit it [EXM-04 EXM-20]', async () => {
    await using exams = await startExams();
    await exams.release();
    await exams.goTo('2026-01-16T10:00:00.000Z');
    expect((await exams.student.key('exam1')).status).toBe(200);
    await exams.moveWindow(2, '2026-01-16T12:00:00.000Z', '2026-01-16T11:00:00.000Z');
    expect(await exams.student.key('exam1', 2)).toMatchObject(refused);
    await exams.goTo('2026-01-16T11:30:00.000Z');
    const started = await exams.student.start({ ...campaign, subjects: ['Maths'] });
    expect(started.status).toBe(201);
    expect(await exams.student.key('exam1', 2)).toMatchObject(refused);
    expect(traces((await exams.student.submit(started.body.attemptId)).body)).toEqual([]);
    await exams.goTo('2026-01-16T12:00:03.001Z');
    expect((await exams.student.key('exam1', 2)).status).toBe(200);
  });

  it('whose end was moved to an earlier time keeps its key until those who sit it are closed [EXM-04]', async () => {
    await using exams = await startExams();
    const { attemptId } = (await exams.student.start({ ...campaign, subjects: ['Maths'] })).body;
    await exams.release();
    await exams.moveWindow(2, '2026-01-15T09:30:00.000Z');
    expect(await exams.student.key('exam1')).toMatchObject(refused);
    expect((await exams.student.read(attemptId)).body.status).toBe('open');
    await exams.goTo('2026-01-15T10:00:03.001Z');
    expect((await exams.student.read(attemptId)).body.status).toBe('submitted');
    // A concurrent start may still be stored with the later deadline.
    expect(await exams.student.key('exam1')).toMatchObject(refused);
    await exams.goTo('2026-01-15T10:00:10.001Z');
    expect((await exams.student.key('exam1')).status).toBe(200);
  });
});

describe('the key of a past year', () => {
  it('is in no answer to a student while an attempt is open, but for View Answers [CAT-01 EXM-04 EXM-20]', async () => {
    await using exams = await startExams();
    const started = await exams.student.start({ subjects: ['Maths'] });
    const during = await everythingSeen(exams, started.body.attemptId, 'year1');
    expect([started, ...during].flatMap((answer) => traces(answer.body))).toEqual([]);
    expect((await exams.student.key('year1')).status).toBe(200);
    expect(await exams.other.key('year1')).toMatchObject({
      status: 403,
      body: { code: 'exams.not-enrolled' },
    });
  });
});
