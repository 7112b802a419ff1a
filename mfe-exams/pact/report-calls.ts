import { type DescribeCall, exactly, provided, student } from '@pathshala/pact/calls';
import { listOwnReports, reportQuestion } from '@pathshala/svc-exams-contract/question-reports';
import type { Api } from '@pathshala/web-kit/api';
import { fieldsOf } from '@pathshala/web-kit/testing/fields-of';
import { questionReport } from '../src/samples.ts';

const reason = { reason: 'wrong-key', text: '' } as const;
const places = {
  result: { kind: 'result', resultId: provided('resultId') },
  practice: { kind: 'practice', attemptId: provided('attemptId') },
  paper: { kind: 'paper', examId: 'year1', version: 1 },
  mistakes: { kind: 'mistakes' },
  bookmarks: { kind: 'bookmarks' },
  search: { kind: 'search', paper: { examId: 'year1', version: 1 } },
} as const;

/** Reports of questions, from each place at which an answer is read. */
export function reportCalls(call: DescribeCall<Api>): void {
  const given = 'the student practises the wrong answers of a result';
  for (const place of Object.values(places)) {
    const questionId = place.kind === 'bookmarks' ? 'p2' : 'p1';
    call(reportQuestion, `report a question, read in: ${place.kind}`, {
      given,
      as: student,
      body: { place, questionId, ...reason },
      uses: { questionId, state: exactly('open') },
    });
  }
  const answered = { given: 'the student has reported a question, which was answered', as: student } as const;
  call(reportQuestion, 'report a question again after it was answered', {
    ...answered,
    body: { place: places.result, questionId: 'p1', ...reason },
    refused: { status: 409, code: 'exams.report-answered' },
  });
  call(listOwnReports, 'the own reports', {
    ...answered,
    uses: {
      items: [
        {
          questionId: 'p1',
          ...fieldsOf(questionReport, 'reason', 'text'),
          state: exactly('answered'),
          answer: 'You are right.',
        },
      ],
    },
  });
}
