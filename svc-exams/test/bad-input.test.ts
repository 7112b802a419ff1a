import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StoreUnavailableError } from '@pathshala/contract-kit/store-unavailable-error';
import { startTestService } from '@pathshala/service-testing/start-test-service';
import { createService } from '../src/service.ts';
import { sitter, startExams, type ExamsService } from './support/exams-service.ts';

let exams: ExamsService;
let attemptId: string;
beforeAll(async () => {
  exams = await startExams();
  attemptId = (await exams.student.start({ subjects: ['Maths'] })).body.attemptId;
});
afterAll(() => exams.stop());

const answer = { questionId: 'p1', selectedOption: 'p1-a' };

describe('bad input', () => {
  it.each([
    ['no body', undefined, 400],
    ['an operator for the exam', { examKind: 'past-year', examId: { $ne: null } }, 400],
    ['a list for the exam', { examKind: 'past-year', examId: ['year1'] }, 400],
    [
      'an unknown field',
      { examKind: 'past-year', examId: 'year1', deadlineAt: '2099-01-01T00:00:00.000Z' },
      400,
    ],
    ['a kind that cannot be sat', { examKind: 'standalone', examId: 'year1' }, 404],
    ['the wrong kind for the exam', { examKind: 'campaign', examId: 'year1' }, 404],
    ['an exam that never was', { examKind: 'past-year', examId: '__proto__' }, 404],
    ['malformed JSON', '{"examKind":', 400],
  ])('at the start: %s', async (_name, body, status) => {
    expect((await exams.student.post('/exams/attempts', body)).status).toBe(status);
  });

  it.each([
    ['no answers', { clientSeq: 1, answers: [] }, 400],
    [
      'an operator for the option',
      { clientSeq: 1, answers: [{ ...answer, selectedOption: { $gt: '' } }] },
      400,
    ],
    ['a dotted question', { clientSeq: 1, answers: [{ ...answer, questionId: 'p1.x' }] }, 400],
    [
      'a question named after a prototype',
      { clientSeq: 1, answers: [{ ...answer, questionId: 'constructor' }] },
      422,
    ],
    ['a clientSeq of zero', { clientSeq: 0, answers: [answer] }, 400],
    ['a fraction of a clientSeq', { clientSeq: 1.5, answers: [answer] }, 400],
    ['a clientSeq beyond all integers', { clientSeq: 1e300, answers: [answer] }, 400],
    ['a status sent along', { clientSeq: 1, answers: [answer], status: 'submitted' }, 400],
    ['a body of two megabytes', { clientSeq: 1, answers: [answer], padding: 'x'.repeat(2_000_000) }, 413],
    [
      'the form of another kind of question',
      { clientSeq: 1, answers: [{ questionId: 'p1', text: 'essay' }] },
      422,
    ],
  ])('at a save: %s', async (_name, body, status) => {
    expect((await exams.student.put(`/exams/attempts/${attemptId}/answers`, body)).status).toBe(status);
    expect((await exams.student.read(attemptId)).body).toMatchObject({ savedSeq: 0, answers: [] });
  });

  it.each(['/exams/attempts/%00', '/exams/attempts/a.b', '/exams/results/..%2f', '/exams/papers/none'])(
    'in a path: %s is nowhere',
    async (path) => {
      expect((await exams.student.get(path)).status).toBe(404);
    },
  );

  it.each(['studentId[$ne]=x', 'studentId=student1&sort=-answers', 'studentId=student1&page=0'])(
    'in a query: %s is refused',
    async (query) => {
      expect([400, 403]).toContain((await exams.student.get(`/exams/results?${query}`)).status);
    },
  );
});

describe('a store that is away', () => {
  it('is answered with 503 and Retry-After', async () => {
    await using service = await startTestService(createService, {
      replace: ({ documents }) => ({
        documents: {
          ...documents,
          ping: () => documents.ping(),
          close: () => documents.close(),
          collection: (name) => {
            const real = documents.collection<never>(name);
            const away = () => Promise.reject(new StoreUnavailableError(new Error('away')));
            return name === 'paper_heads'
              ? { ...real, createIndex: async () => undefined, findOne: away }
              : real;
          },
        },
      }),
    });
    const refused = await sitter(service, 'student1').start();
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
  });
});
