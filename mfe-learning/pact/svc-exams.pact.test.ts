import { callsOf, exactly, provided, student } from '@pathshala/pact/calls';
import {
  discardPractice,
  listOpenAttempts,
  listRegisteredExams,
  listResults,
  readPaper,
  readPaperKey,
  readPaperOverview,
  readResult,
  readUnitResults,
} from '@pathshala/svc-exams-contract/http';
import { readExamFigures } from '@pathshala/svc-exams-contract/overview';
import { apiAt } from '@pathshala/web-kit/testing/api-at';
import { fieldsOf } from '@pathshala/web-kit/testing/fields-of';
import * as samples from '../src/samples.ts';
import { examCalls } from './exam-calls.ts';
import { planCalls } from './plan-calls.ts';

const time = '2026-01-15T10:00:00.000Z';
const attempt = {
  ...fieldsOf(samples.openAttempt, 'attemptId', 'examId', 'title', 'courseId', 'unitId'),
  examKind: exactly(samples.openAttempt.examKind),
  deadlineAt: time,
  serverNow: time,
} as const;

callsOf({ consumer: 'mfe-learning', provider: 'svc-exams', clientAt: apiAt }, (call) => {
  examCalls(call);
  planCalls(call);
  call(readExamFigures, 'the number of exams sat on the home page', {
    given: 'the student has a result',
    as: 'visitor',
    uses: { sittings: 1 },
  });
  call(listOpenAttempts, 'the open exams of the dashboard', {
    given: 'the student has an open attempt with a saved answer',
    as: student,
    uses: { items: [{ ...attempt, answered: 1 }] },
  });
  call(discardPractice, 'discard an open practice on the dashboard', {
    given: 'the student practises the wrong answers of a result',
    as: student,
    params: { id: provided('attemptId') },
  });
  call(listOpenAttempts, 'the open exams of a unit', {
    given: 'the student has an open attempt with a saved answer',
    as: student,
    query: { pageSize: 100 },
    uses: { items: [attempt] },
  });
  call(listRegisteredExams, 'the next exams of the dashboard', {
    given: 'the student is registered for an exam that they have submitted',
    as: student,
    query: { pageSize: 50 },
    uses: {
      items: [
        {
          ...fieldsOf(samples.registeredExam, 'examId', 'campaignId', 'title'),
          opensAt: time,
          closesAt: time,
          state: exactly('submitted'),
        },
      ],
    },
  });
  call(listResults, 'a page of results for the download of one’s own data', {
    given: 'student1 has a result of a year of unit1',
    as: student,
    query: { studentId: student.userId, page: 1, pageSize: 100, sort: 'dateTaken' },
    uses: { items: [fieldsOf(samples.fullResult, '_id', 'title')], total: 1 },
  });
  call(readResult, 'a result for the download of one’s own data', {
    given: 'the student has a result',
    as: student,
    params: { resultId: provided('resultId') },
    uses: fieldsOf(samples.fullResult, '_id'),
  });
  call(readPaperOverview, 'the addresses of a past paper and its key, to keep them for offline', {
    given: 'the student has a result',
    as: student,
    params: { paperId: 'year1' },
    uses: { paperUrl: '/exams/papers/year1/1', keyUrl: '/exams/papers/year1/1/key/1' },
  });
  call(readPaper, 'a past paper to keep for offline', {
    given: 'the student has a result',
    as: student,
    params: { examId: 'year1', version: '1' },
    uses: { title: 'Dhaka University A unit 2023' },
  });
  call(readPaperKey, 'the key of a past paper to keep for offline', {
    given: 'the student has a result',
    as: student,
    params: { examId: 'year1', version: '1', keyVersion: '1' },
    uses: { questions: [{ questionId: 'p1', correct: ['p1-a'] }] },
  });
  call(readUnitResults, 'the results of the years of a unit', {
    given: 'student1 has a result of a year of unit1',
    as: student,
    params: { studentId: student.userId, unitId: 'unit1' },
    uses: {
      years: [
        {
          yearId: 'year1',
          resultId: 'result1',
          score: 1,
          bestScore: 1,
          totalMarks: 100,
          dateAttempted: time,
          attempts: 1,
        },
      ],
    },
  });
});
