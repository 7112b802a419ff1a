import { permissions } from '@pathshala/rules/permissions';
import { walkAccess } from '@pathshala/service-testing/walk-access';
import type { AccessRow } from '@pathshala/service-testing/walk-rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courseOutlined } from '@pathshala/svc-catalog-contract/events';
import { examForm, outline } from './support/course-exams.ts';
import { startExams, type ExamsService } from './support/exams-service.ts';
import { createLimitedSchool } from './support/limited-school.ts';
import { fillBank, practiser } from './support/practice.ts';

let exams: ExamsService;
let attemptId: string;
let resultId: string;
let examId: string;
let practiceAttemptId: string;
let discardedId: string;
let cardId: string;
let limits: Awaited<ReturnType<typeof createLimitedSchool>>;

beforeAll(async () => {
  exams = await startExams();
  limits = await createLimitedSchool(exams);
  await exams.emit(courseOutlined, outline(1, { courseId: 'course1' }));
  const exam = { examDetails: examForm(), parentId: 'motion' };
  examId = (await exams.admin.post<{ _id: string }>('/exams/chapter/createexam', exam)).body._id;
  await fillBank(exams, [{ question: 'Force?' }]);
  const me = practiser(exams, 'student1');
  const practice = await me.begin((await me.create({})).body.examId);
  practiceAttemptId = practice.attemptId;
  const other = (await me.create({ answersShown: 'at-end' })).body.examId;
  discardedId = (await me.begin(other)).attemptId;
  const [question] = await me.questions(practice);
  const wrong = question?.options[1]?._id ?? '';
  cardId = (await me.check(practiceAttemptId, question?._id ?? '', [wrong])).body.card?.cardId ?? '';
  resultId = (await exams.student.start({ subjects: ['Maths'] })).body.attemptId;
  await exams.student.submit(resultId);
  attemptId = (await exams.student.start({ subjects: ['Maths'] })).body.attemptId;
});
afterAll(() => exams.stop());

/** The body of the owner's call, and the status for: visitor, owner, another student, an administrator. */
const rows: Readonly<Record<string, AccessRow>> = {
  // The id of an exam is no secret: `batches.test.ts` reads the ranks as members and as others.
  'get /exams/own-batch-ranks/{examId}': 'shared',
  'post /exams/attempts': {
    path: () => '/exams/attempts',
    body: () => ({ examKind: 'past-year', examId: 'year1' }),
    statuses: [401, 200, 403, 403],
  },
  'get /exams/attempts/{id}': { path: () => `/exams/attempts/${attemptId}`, statuses: [401, 200, 404, 404] },
  'post /exams/attempts/{id}/news': {
    path: () => `/exams/attempts/${attemptId}/news`,
    statuses: [401, 200, 404, 404],
  },
  'get /exams/attempts/{id}/stream': {
    path: () => `/exams/attempts/${attemptId}/stream`,
    statuses: [401, 200, 404, 404],
  },
  'put /exams/attempts/{id}/answers': {
    path: () => `/exams/attempts/${attemptId}/answers`,
    body: () => ({ clientSeq: 1, answers: [{ questionId: 'p1', selectedOption: 'p1-a' }] }),
    statuses: [401, 200, 404, 404],
  },
  'put /exams/attempts/{id}/subjects': {
    path: () => `/exams/attempts/${attemptId}/subjects`,
    body: () => ({ subjects: ['Maths'] }),
    statuses: [401, 200, 404, 404],
  },
  'post /exams/attempts/{id}/submit': {
    path: () => `/exams/attempts/${resultId}/submit`,
    body: () => ({}),
    statuses: [401, 200, 404, 404],
  },
  'get /exams/examid/{id}': { path: () => `/exams/examid/${examId}`, statuses: [401, 200, 403, 200] },
  'get /exams/{parenttype}/{parentid}': {
    path: () => '/exams/chapter/motion',
    statuses: [401, 200, 403, 200],
  },
  // A file in no form, pages of an exam that is not written, and the picture of no page.
  'post /exams/attempts/{id}/pages': {
    path: () => `/exams/attempts/${attemptId}/pages`,
    body: () => ({}),
    statuses: [401, 415, 415, 415],
  },
  'put /exams/attempts/{id}/pages': {
    path: () => `/exams/attempts/${attemptId}/pages`,
    body: () => ({ pages: [], rev: 'r' }),
    statuses: [401, 409, 404, 404],
  },
  'get /exams/attempts/{id}/pages': {
    path: () => `/exams/attempts/${resultId}/pages`,
    statuses: [401, 200, 404, 200],
  },
  'get /exams/attempts/{id}/pages/{pageId}': {
    path: () => `/exams/attempts/${resultId}/pages/page1`,
    statuses: [401, 404, 404, 404],
  },
  'get /exams/papers/{paperId}': { path: () => '/exams/papers/year1', statuses: [401, 200, 200, 200] },
  'get /exams/papers/{examId}/{version}': {
    path: () => '/exams/papers/year1/1',
    statuses: [401, 200, 403, 200],
  },
  'get /exams/papers/{examId}/{version}/key/{keyVersion}': {
    path: () => '/exams/papers/year1/1/key/1',
    statuses: [401, 200, 403, 200],
  },
  'get /exams/results': {
    path: () => '/exams/results?studentId=student1',
    statuses: [401, 200, 403, 200],
  },
  'get /exams/results/{resultId}': {
    path: () => `/exams/results/${resultId}`,
    statuses: [401, 200, 404, 200],
  },
  'post /exams/question-reports': {
    path: () => '/exams/question-reports',
    body: () => ({ place: { kind: 'result', resultId }, questionId: 'p1', reason: 'unclear' }),
    statuses: [401, 201, 404, 404],
  },
  'get /exams/own-question-reports': {
    path: () => '/exams/own-question-reports',
    statuses: [401, 200, 200, 200],
  },
  'post /exams/results/{resultId}/reports': {
    path: () => `/exams/results/${resultId}/reports`,
    body: () => ({ questionId: 'p1', reason: 'unclear' }),
    statuses: [401, 201, 404, 404],
  },
  'get /exams/results/{resultId}/reports': {
    path: () => `/exams/results/${resultId}/reports`,
    statuses: [401, 200, 404, 404],
  },
  'post /exams/exam-results': {
    path: () => '/exams/exam-results',
    body: () => ({ studentId: 'student1', yearId: 'year2', unitId: 'unit1', answers: [] }),
    statuses: [401, 404, 403, 404],
  },
  'get /exams/exam-results/student/{studentId}/unit/{unitId}': {
    path: () => '/exams/exam-results/student/student1/unit/unit1',
    statuses: [401, 200, 403, 200],
  },
  'get /exams/practice/mastery': { path: () => '/exams/practice/mastery', statuses: [401, 200, 200, 200] },
  'get /exams/practice/choices': { path: () => '/exams/practice/choices', statuses: [401, 200, 200, 200] },
  'get /exams/practice/archive': { path: () => '/exams/practice/archive', statuses: [401, 200, 200, 200] },
  'post /exams/practice': {
    path: () => '/exams/practice',
    body: () => ({ count: 1 }),
    statuses: [401, 201, 201, 201],
  },
  'post /exams/practice/from-result': {
    path: () => '/exams/practice/from-result',
    body: () => ({ resultId, withBlank: true }),
    statuses: [401, 201, 404, 404],
  },
  'post /exams/practice/from-mistakes': {
    path: () => '/exams/practice/from-mistakes',
    body: () => ({}),
    statuses: [401, 201, 404, 404],
  },
  'post /exams/practice/from-paper': {
    path: () => '/exams/practice/from-paper',
    body: () => ({ paperId: 'year1' }),
    statuses: [401, 201, 403, 403],
  },
  'post /exams/practice/attempts/{id}/check': {
    path: () => `/exams/practice/attempts/${practiceAttemptId}/check`,
    body: () => ({ questionId: 'unknown', selectedOptions: ['a'] }),
    statuses: [401, 422, 404, 404],
  },
  'get /exams/practice/attempts/{id}': {
    path: () => `/exams/practice/attempts/${practiceAttemptId}`,
    statuses: [401, 200, 404, 404],
  },
  'get /exams/practice/attempts/{id}/progress': {
    path: () => `/exams/practice/attempts/${practiceAttemptId}/progress`,
    statuses: [401, 200, 404, 404],
  },
  'delete /exams/practice/attempts/{id}': {
    path: () => `/exams/practice/attempts/${discardedId}`,
    statuses: [401, 200, 404, 404],
  },
  'get /exams/mistakes': { path: () => '/exams/mistakes', statuses: [401, 200, 200, 200] },
  'get /exams/mistakes/summary': { path: () => '/exams/mistakes/summary', statuses: [401, 200, 200, 200] },
  'put /exams/mistakes/{id}/grade': {
    path: () => `/exams/mistakes/${cardId}/grade`,
    body: () => ({ grade: 'easy' }),
    statuses: [401, 409, 404, 404],
  },
  'delete /exams/mistakes/{id}': {
    path: () => `/exams/mistakes/${cardId}`,
    statuses: [401, 200, 200, 200],
  },
  'get /exams/bookmarks': { path: () => '/exams/bookmarks', statuses: [401, 200, 200, 200] },
  'get /exams/bookmarks/ids': { path: () => '/exams/bookmarks/ids', statuses: [401, 200, 200, 200] },
  'put /exams/bookmarks/{questionId}': {
    path: () => '/exams/bookmarks/p1',
    body: () => ({ examId: 'year1', version: 1 }),
    statuses: [401, 200, 403, 403],
  },
  'delete /exams/bookmarks/{questionId}': {
    path: () => '/exams/bookmarks/p1',
    statuses: [401, 200, 200, 200],
  },
  'get /academicresult/student/{studentId}': {
    path: () => '/academicresult/student/student1',
    statuses: [401, 200, 403, 200],
  },
  'get /academicresult/student/{studentId}/report-card': {
    path: () => '/academicresult/student/student1/report-card',
    statuses: [401, 200, 403, 200],
  },
  'put /exams/exam-results/{resultId}': {
    path: () => `/exams/exam-results/${resultId}`,
    body: () => ({ updateData: { feedback: 'Well done' }, reason: 'praise' }),
    statuses: [401, 403, 403, 200],
  },
};

describe('who may call what', () => {
  it('is what each route declares, and what it states of its owner and of limited rights [BAT-04]', async () => {
    const { student, other } = exams;
    const held = Object.values(permissions);
    const walk = { rows, limits, owner: student, other, permissions: held };
    expect(await walkAccess(exams, walk)).toEqual([]);
  });

  it.each([
    ['marking', [200, 200, 200]],
    ['questions', [200, 404, 403]],
    ['support', [403, 404, 200]],
  ] as const)(
    'gives an administrator of %s the keys and results of that work only [NAV-04]',
    async (held, statuses) => {
      const client = exams.client.as({ role: 'admin', permissions: [held] });
      const paths = [
        '/exams/papers/year1/1/key/1',
        `/exams/results/${resultId}`,
        '/exams/results?studentId=student1',
      ];
      const answers = await Promise.all(paths.map((path) => client.get(path)));
      expect(answers.map(({ status }) => status)).toEqual(statuses);
    },
  );
});

describe('a forged identity', () => {
  it.each([
    ['a studentId in the body', { examKind: 'past-year', examId: 'year1', studentId: 'student1' }],
    ['a userId in the body', { examKind: 'past-year', examId: 'year1', userId: 'student1' }],
  ])('is refused as %s', async (_name, body) => {
    expect((await exams.other.post('/exams/attempts', body)).status).toBe(400);
  });

  it('is not taken from headers', async () => {
    const headers = { 'x-user-id': 'student1', 'x-identity': 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoiYWRtaW4ifQ.' };
    const forged = await exams.client.withToken().get('/exams/attempts', { headers });
    expect(forged.status).toBe(503);
    const beside = await exams.other.get(`/exams/results/${resultId}`, {
      headers: { 'x-user-id': 'student1' },
    });
    expect(beside.status).toBe(404);
  });

  it('does not distinguish an attempt of another student from one that does not exist', async () => {
    const strange = await exams.other.get(`/exams/attempts/${attemptId}`);
    const unknown = await exams.other.get('/exams/attempts/000000000000000000000000');
    expect({ ...strange.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
  });
});
