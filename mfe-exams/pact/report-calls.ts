import { type DescribeCall, exactly, provided, student } from '@pathshala/pact/calls';
import { listOwnReports, reportQuestion } from '@pathshala/svc-exams-contract/question-reports';
import type { Api } from '@pathshala/web-kit/api';

const params = { resultId: provided('resultId') };
const body = { questionId: 'p1', reason: 'wrong-key', text: '' } as const;

/** Reports of questions on the result page. */
export function reportCalls(call: DescribeCall<Api>): void {
  const answered = {
    given: 'the student has reported a question, which was answered',
    as: student,
    params,
  } as const;
  call(reportQuestion, 'report a question', {
    given: 'the student has a result',
    as: student,
    params,
    body,
    uses: { questionId: 'p1', state: exactly('open') },
  });
  call(reportQuestion, 'report a question again after it was answered', {
    ...answered,
    body,
    refused: { status: 409, code: 'exams.report-answered' },
  });
  call(listOwnReports, 'the own reports of a result', {
    ...answered,
    uses: {
      items: [
        {
          questionId: 'p1',
          reason: 'wrong-key',
          text: 'Both fit.',
          state: exactly('answered'),
          answer: 'You are right.',
        },
      ],
    },
  });
}
