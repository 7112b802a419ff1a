import { callsOf, exactly, provided, student } from '@pathshala/pact/calls';
import { readOwnBatchRanks } from '@pathshala/svc-exams-contract/batch-results';
import {
  changeSubjects,
  listOpenAttempts,
  listRegisteredExams,
  listResults,
  readAttempt,
  readPaper,
  readPaperKey,
  readPaperOverview,
  readResult,
  readAttemptNews,
  saveAnswers,
  startAttempt,
  submitAttempt,
} from '@pathshala/svc-exams-contract/http';
import type { Api } from '@pathshala/web-kit/api';
import { apiAt } from '@pathshala/web-kit/testing/api-at';
import { fieldsOf } from '@pathshala/web-kit/testing/fields-of';
import * as samples from '../src/samples.ts';
import { createExamCalls } from '../src/features/take-exam/engine/exam-calls.ts';
import { createSittingCalls } from '../src/features/take-exam/engine/sitting-calls.ts';
import { questionCalls } from './question-calls.ts';
import { reportCardCalls } from './report-card-calls.ts';
import { reportCalls } from './report-calls.ts';
import { createServerClock } from '../src/features/take-exam/model/server-clock.ts';
import { practiceCalls } from './practice-calls.ts';
import { searchCalls } from './search-calls.ts';
import { standingCalls } from './standing-calls.ts';
import { writtenCalls } from './written-calls.ts';

const time = '2026-01-15T10:00:00.000Z';
const device = 'device-of-a-browser';
const receipts = { find: () => null, all: () => [], hold: () => undefined, drop: () => undefined };
const calls = (api: Api) => createExamCalls(api, { clock: createServerClock(), device, receipts });
const sitting = (api: Api) => createSittingCalls(api, createServerClock());
const nothing = { marks: [], spent: [], focusLosses: [] };

const attempt = {
  ...fieldsOf(samples.attempt, 'attemptId', 'paperUrl', 'savedSeq'),
  subjects: ['Biology'],
  graceMs: 3000,
  deadlineAt: time,
  serverNow: time,
};
const [subject] = samples.subjects.map((one) => fieldsOf(one, 'subjectName', 'mandatory'));
const overview = {
  ...fieldsOf(
    samples.overview,
    'title',
    'course',
    'timeLimit',
    'totalMarks',
    'requiredSubjects',
    'negativeMarkingPercentage',
    'attempts',
  ),
  examKind: exactly(samples.overview.examKind),
  subjects: samples.overview.subjects.map((one) =>
    fieldsOf(one, 'subjectName', 'mandatory', 'questionCount'),
  ),
  serverNow: time,
} as const;
const result = {
  ...fieldsOf(
    samples.result,
    'title',
    'attemptNo',
    'counts',
    'score',
    'correct',
    'wrong',
    'blank',
    'totalMarks',
    'awaitsMarks',
    'unmetMinima',
    'marksLost',
    'scoreWithoutWrong',
    'answered',
    'subjects',
    'feedback',
    'feedbackCodes',
    'durationMs',
    'lateAnswersIgnored',
    'paperUrl',
    'keyUrl',
    'choices',
  ),
  _id: 'result1',
  studentId: student.userId,
  examKind: exactly(samples.result.examKind),
  examId: 'year1',
  courseId: 'course1',
  unitId: 'unit1',
  dateTaken: time,
} as const;
const answers = [{ no: 1, questionId: 'p1', option: 'p1-a' }];
const answersBody = [{ questionId: 'p1', selectedOption: 'p1-a' }];

callsOf({ consumer: 'mfe-exams', provider: 'svc-exams', clientAt: apiAt }, (call) => {
  practiceCalls(call);
  searchCalls(call);
  standingCalls(call);
  reportCardCalls(call);
  call(listRegisteredExams, 'the registered exams', {
    given: 'the student is registered for an exam that they have submitted',
    as: student,
    query: { page: 1 },
    uses: {
      items: [
        {
          ...fieldsOf(samples.registeredExam, 'examId', 'title', 'timeLimit', 'totalMarks'),
          opensAt: time,
          closesAt: time,
          state: exactly('submitted'),
          resultId: 'result1',
        },
      ],
      total: 1,
      pageSize: 10,
    },
  });

  call(readPaperOverview, 'the overview of an exam that can be started', {
    given: 'the student may sit a past year',
    as: student,
    params: { paperId: 'year1' },
    uses: {
      ...overview,
      canStart: exactly(true),
      deadlineIfStartedNow: time,
      ...fieldsOf(samples.overview, 'paperUrl'),
    },
    send: (api) => calls(api).overview('year1'),
  });
  call(readPaperOverview, 'the overview of an exam in progress', {
    given: 'the student has an open attempt with a saved answer',
    as: student,
    params: { paperId: 'year1' },
    uses: { ...overview, openAttemptId: 'a', openAttempt: { deadlineAt: time, answered: 1 } },
    send: (api) => calls(api).overview('year1'),
  });
  call(readPaperOverview, 'the overview of an exam that was submitted', {
    given: 'the student has a result',
    as: student,
    params: { paperId: 'year1' },
    uses: { attempts: 1, lastResultId: 'result1', keyUrl: '/exams/papers/year1/1/key/1' },
    send: (api) => calls(api).overview('year1'),
  });
  call(readPaperOverview, 'the overview of an exam that is refused', {
    given: 'the student is not registered for a campaign',
    as: student,
    params: { paperId: 'exam1' },
    uses: {
      canStart: exactly(false),
      refusal: exactly('exams.not-registered'),
      opensAt: time,
      closesAt: time,
    },
    send: (api) => calls(api).overview('exam1'),
  });
  call(readPaperOverview, 'the overview of an unknown exam', {
    given: 'there is no paper nowhere',
    as: student,
    params: { paperId: 'nowhere' },
    refused: { status: 404, code: 'exams.not-found' },
    send: (api) => calls(api).overview('nowhere'),
  });

  call(startAttempt, 'start', {
    given: 'the student may sit a past year',
    as: student,
    body: { examKind: 'past-year', examId: 'year1', subjects: ['Biology'], device },
    uses: { ...attempt, ...fieldsOf(samples.attempt, 'orderSeed'), isHere: exactly(true) },
    send: (api) => calls(api).start({ examKind: 'past-year', examId: 'year1', subjects: ['Biology'] }),
  });
  call(readAttempt, 'resume', {
    given: 'the student has an open attempt with a saved answer',
    as: student,
    params: { id: provided('attemptId') },
    query: { device },
    uses: { ...attempt, answers: answersBody, marked: ['p2'] },
    send: (api) => calls(api).read('attemptId'),
  });
  call(readOwnBatchRanks, 'the rank in an exam of the own batch', {
    given: 'the student has taken an exam of the own batch',
    as: student,
    params: { examId: provided('examId') },
    uses: { items: [{ _id: 'batch1', name: 'Morning', rank: 1, of: 1 }] },
  });
  call(listOpenAttempts, 'the time of an open attempt', {
    given: 'the student has an open attempt with a saved answer',
    as: student,
    uses: { items: [{ attemptId: 'attempt1', deadlineAt: time, serverNow: time }] },
    send: (api) => sitting(api).checkTime('attemptId'),
  });
  call(readAttemptNews, 'the news of an attempt', {
    given: 'the student has an open attempt with a saved answer',
    as: student,
    params: { id: provided('attemptId') },
    uses: { status: exactly(samples.attempt.status), deadlineAt: time, serverNow: time, newsNo: 0 },
    send: (api) => sitting(api).news('attemptId'),
  });
  call(saveAnswers, 'save answers', {
    given: 'the student has an open attempt with a saved answer',
    as: student,
    params: { id: provided('attemptId') },
    body: {
      clientSeq: 3,
      answers: answersBody,
      marked: [{ questionId: 'p2', isMarked: true }],
      spent: [{ questionId: 'p1', seconds: 12 }],
      focusLosses: [{ at: time, awayMs: 4000 }],
      device,
    },
    uses: { savedSeq: 3, isApplied: exactly(true), serverNow: time, deadlineAt: time },
    send: (api) =>
      calls(api).save('attemptId', {
        answers,
        marks: [{ no: 2, questionId: 'p2', option: 'marked' }],
        spent: [{ questionId: 'p1', seconds: 12 }],
        focusLosses: [{ at: time, awayMs: 4000 }],
        clientSeq: 3,
        isLast: false,
      }),
  });
  call(saveAnswers, 'save answers after the submit', {
    given: 'the student has a result',
    as: student,
    params: { id: provided('attemptId') },
    body: { clientSeq: 2, answers: answersBody, device },
    refused: { status: 409, code: 'exams.already-submitted' },
    send: (api) => calls(api).save('attemptId', { ...nothing, answers, clientSeq: 2, isLast: false }),
  });
  call(changeSubjects, 'change the subjects', {
    given: 'the student has an open attempt with a saved answer',
    as: student,
    params: { id: provided('attemptId') },
    body: { subjects: ['Chemistry'] },
    uses: { subjects: ['Chemistry'], serverNow: time, deadlineAt: time },
    send: (api) => sitting(api).changeSubjects('attemptId', ['Chemistry']),
  });
  call(submitAttempt, 'submit', {
    given: 'the student has an open attempt with a saved answer',
    as: student,
    params: { id: provided('attemptId') },
    body: { auto: false, answers: answersBody },
    uses: result,
    send: (api) => calls(api).submit('attemptId', { answers, auto: false }),
  });
  call(submitAttempt, 'submit by the clock before the time', {
    given: 'the student has an open attempt with a saved answer',
    as: student,
    params: { id: provided('attemptId') },
    body: { auto: true, answers: [] },
    refused: { status: 409, code: 'exams.time-left' },
    send: (api) => calls(api).submit('attemptId', { answers: [], auto: true }),
  });

  call(listResults, 'the own results of an exam', {
    given: 'student1 has a result of a year of unit1',
    as: student,
    query: { studentId: student.userId, examId: 'year1', pageSize: 5 },
    uses: {
      items: [{ ...fieldsOf(samples.resultSummary, '_id', 'score', 'totalMarks'), submittedAt: time }],
    },
  });
  call(readResult, 'a result', {
    given: 'the student has a result',
    as: student,
    params: { resultId: provided('resultId') },
    uses: result,
  });
  call(readResult, 'a result with a score that is not shown yet', {
    given: 'the student has submitted in a campaign that is open',
    as: student,
    params: { resultId: provided('resultId') },
    uses: { examKind: exactly('campaign'), score: null, scoreVisibleFrom: time },
  });
  call(readResult, 'a corrected result', {
    given: 'a result of the student was corrected',
    as: student,
    params: { resultId: provided('resultId') },
    uses: { correctedAt: time, correctionReason: 'The key was wrong.' },
  });
  call(readPaper, 'a paper', {
    given: 'the student has a result',
    as: student,
    params: { examId: 'year1', version: '1' },
    uses: {
      ...fieldsOf(samples.paper, 'course', 'requiredSubjects'),
      subjects: [{ ...subject, mcqs: samples.subjects.flatMap(({ mcqs }) => mcqs) }],
    },
    send: (api) => calls(api).paper('/exams/papers/year1/1'),
  });
  call(readPaperKey, 'a key', {
    given: 'the student has a result',
    as: student,
    params: { examId: 'year1', version: '1', keyVersion: '1' },
    uses: samples.paperKey,
  });

  writtenCalls(call);
  questionCalls(call);
  reportCalls(call);
});
