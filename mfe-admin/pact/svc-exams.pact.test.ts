import { admin, callsOf, provided } from '@pathshala/pact/calls';
import {
  listDeletedExams,
  readExamsOverview,
  readOpenAttempts,
  readWaitingExamWork,
} from '@pathshala/svc-exams-contract/http';
import { resultCalls } from './result-calls.ts';
import { operations } from '@pathshala/svc-exams-contract/operations';
import { operationsCalls } from './operations-calls.ts';
import { apiAt } from '@pathshala/web-kit/testing/api-at';
import { deletedThings, waitingWork } from './waiting-and-deleted.ts';
import { examMarkingCalls } from './exam-marking-calls.ts';
import { examDeskCalls } from './exam-desk-calls.ts';
import { examCalls } from './exam-calls.ts';
import { examReportCalls } from './exam-report-calls.ts';
import { analysisCalls, findingCalls, keyCalls, reportCalls } from './exam-review-calls.ts';
import { blueprintCalls } from './blueprint-calls.ts';
import { studentResultCalls } from './student-calls.ts';
import { questionCalls } from './question-calls.ts';

callsOf({ consumer: 'mfe-admin', provider: 'svc-exams', clientAt: apiAt }, (call) => {
  operationsCalls(call, operations, 'exams.exam.submitted.v1');
  resultCalls(call);
  studentResultCalls(call);
  call(readExamsOverview, 'who sits now, and the submissions of the last days', {
    given: 'a student sits the exam of a campaign',
    as: admin,
    uses: {
      sitting: 1,
      running: [{ examId: 'exam1', title: 'Model test', closesAt: '2026-01-15T12:00:00.000Z', sitting: 1 }],
      submissions: [{ day: '2026-01-15', count: 1 }],
    },
  });
  call(readOpenAttempts, 'how many attempts at an exam are open', {
    given: 'a student sits the exam of a campaign',
    as: admin,
    params: { paperId: provided('examId') },
    uses: { open: 1 },
  });
  call(listDeletedExams, 'what was deleted of exams', {
    given: 'an exam of a chapter was just deleted',
    as: admin,
    uses: deletedThings,
  });
  call(readWaitingExamWork, 'what waits in the exams', {
    given: 'a student has reported a question',
    as: admin,
    uses: waitingWork,
  });
  examMarkingCalls(call);
  examCalls(call);
  questionCalls(call);
  blueprintCalls(call);
  analysisCalls(call);
  findingCalls(call);
  keyCalls(call);
  reportCalls(call);
  examDeskCalls(call);
  examReportCalls(call);
});
