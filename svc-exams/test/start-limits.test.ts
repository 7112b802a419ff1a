import { paperPublished } from '@pathshala/svc-catalog-contract/events';
import { describe, expect, it } from 'vitest';
import { publishedPastYear, startExams, type ExamsService } from './support/exams-service.ts';
import { pastYearPaper } from './support/papers.ts';

const record = (exams: ExamsService, yearId: string) =>
  exams.student.post('/exams/exam-results', {
    studentId: 'student1',
    yearId,
    unitId: 'unit1',
    answers: [],
    subjects: ['Maths'],
  });

describe('starts of past years by one student', () => {
  it('are twenty of one exam an hour, by whichever call, and then as many as are an hour old [EXM-12]', async () => {
    await using exams = await startExams();
    for (let nth = 1; nth <= 20; nth += 1) {
      expect((await record(exams, 'year1')).status).toBe(201);
      exams.clock.advance(60_000);
    }
    for (const refused of [await record(exams, 'year1'), await exams.student.start()]) {
      expect(refused).toMatchObject({
        status: 429,
        body: {
          code: 'exams.too-many-starts',
          error: 'You have started very often in the last hour. Try again in 40 minutes.',
        },
      });
      expect(refused.headers.get('retry-after')).toBe('2400');
    }
    exams.clock.advance(40 * 60_000);
    expect((await record(exams, 'year1')).status).toBe(201);
    expect((await record(exams, 'year1')).status).toBe(429);
  });

  it('are sixty of all exams an hour; going on with an open attempt is none', async () => {
    await using exams = await startExams();
    const years = ['year2', 'year3', 'year4', 'year5'];
    for (const paperId of years) {
      await exams.emit(paperPublished, publishedPastYear(pastYearPaper({ paperId })));
    }
    for (let nth = 0; nth < 59; nth += 1) {
      expect((await record(exams, years[nth % 4] ?? '')).status).toBe(201);
    }
    expect((await exams.student.start()).status).toBe(201);
    expect((await exams.student.start()).status).toBe(200);
    expect((await record(exams, 'year2')).status).toBe(429);
    exams.clock.advance(3_600_001);
    expect((await record(exams, 'year2')).status).toBe(201);
  });
});

describe('the size of a body', () => {
  it.each([
    { name: 'a save', method: 'put', call: 'answers', limit: 64_000 },
    { name: 'a change of subjects', method: 'put', call: 'subjects', limit: 4_000 },
    { name: 'a submit', method: 'post', call: 'submit', limit: 256_000 },
  ] as const)('of $name is limited', async ({ method, call, limit }) => {
    await using exams = await startExams();
    const { attemptId } = (await exams.student.start({ subjects: ['Maths'] })).body;
    const bodyOf = (bytes: number) => ({ filling: 'x'.repeat(bytes) });
    const send = (bytes: number) =>
      exams.student[method](`/exams/attempts/${attemptId}/${call}`, bodyOf(bytes));
    expect((await send(limit + 1)).status).toBe(413);
    expect((await send(limit - 100)).status).toBe(400);
  });
});
