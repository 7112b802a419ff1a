import { admin, type DescribeCall, exactly, provided } from '@pathshala/pact/calls';
import { readExamAnalysis } from '@pathshala/svc-exams-contract/analysis';
import { readExamFindings, reviewFinding } from '@pathshala/svc-exams-contract/exam-findings';
import { readPaper, readPaperKey } from '@pathshala/svc-exams-contract/http';
import {
  correctKey,
  listKeyCorrections,
  previewKeyCorrection,
} from '@pathshala/svc-exams-contract/key-corrections';
import {
  answerQuestionReport,
  listQuestionReports,
  readQuestionReport,
} from '@pathshala/svc-exams-contract/question-reports';
import type { Api } from '@pathshala/web-kit/api';

const time = '2026-01-15T10:00:00.000Z';
const title = 'Dhaka University A unit 2023';
const ofReported = { given: 'a student has reported a question', as: admin } as const;
const ofExam = { given: 'a student has submitted an exam of its own', as: admin } as const;
const params = { paperId: provided('examId') };

const report = {
  _id: 'report1',
  examId: 'year1',
  paperVersion: 1,
  title,
  questionId: 'p1',
  reason: 'wrong-key',
  text: 'Both fit.',
  state: exactly('open'),
  openReports: 1,
  from: exactly('result'),
  sentAt: time,
} as const;

/** Item analysis. */
export function analysisCalls(call: DescribeCall<Api>): void {
  const option = { optionId: 'p1-a', text: 'a', isCorrect: true, count: 1, upper: 1, lower: 1 };
  call(readExamAnalysis, 'the analysis of an exam', {
    ...ofExam,
    params,
    uses: {
      examId: 'year1',
      title,
      totalMarks: 100,
      attempts: 1,
      scores: { mean: 1, median: 1, standardDeviation: 0, highest: 1, lowest: 1 },
      distribution: [{ from: 0, to: 10, count: 1 }],
      questions: [
        {
          questionId: 'p1',
          number: 1,
          question: 'A question',
          count: 1,
          correct: 1,
          wrong: 0,
          blank: 0,
          facility: 1,
          options: [option],
          findings: [],
        },
      ],
      computedAt: time,
    },
  });
}

/** Describes the calls about the findings after the end of an exam. */
export function findingCalls(call: DescribeCall<Api>): void {
  const given = 'the answers of an ended exam put a question in doubt';
  const questions = [{ questionId: 'p1', findings: ['no-key' as const] }];
  call(readExamFindings, 'the questions in doubt of an exam', {
    given,
    as: admin,
    params,
    uses: { keyVersion: 1, madeAt: time, questions: [{ ...questions[0], review: null }] },
  });
  call(reviewFinding, 'state that the key of a question in doubt is right', {
    given,
    as: admin,
    params: { ...params, questionId: 'p1' },
    body: { isKeyRight: true, keyVersion: 1 },
    uses: { questions: [{ ...questions[0], review: { at: time } }] },
  });
}

/** The correction of a key. */
export function keyCalls(call: DescribeCall<Api>): void {
  call(listKeyCorrections, 'the corrections of a key', {
    given: 'the key of an exam was corrected',
    as: admin,
    params,
    uses: {
      keyVersion: 2,
      corrections: [
        {
          keyVersion: 2,
          questionId: 'p1',
          kind: 'change',
          before: ['p1-a'],
          correct: ['p1-b'],
          reason: 'Both books say b.',
          correctedAt: time,
        },
      ],
      withoutAccept: [],
      remark: { state: 'running', seen: 0, changed: 0 },
    },
  });
  const change = { kind: 'change' as const, questionId: 'p1', correct: ['p1-b'] };
  call(previewKeyCorrection, 'who moves if a key is corrected', {
    ...ofExam,
    params,
    query: { kind: 'change', questionId: 'p1', correct: 'p1-b' },
    uses: {
      keyVersion: 1,
      attempts: 1,
      raised: 0,
      lowered: 1,
      unchanged: 0,
      movers: [{ resultId: 'result1', studentId: 'student1', scoreBefore: 1, score: -0.25 }],
    },
  });
  const body = { change, reason: 'Both books say b.', keyVersion: 1 };
  call(correctKey, 'correct a key', {
    ...ofExam,
    params,
    body,
    uses: { keyVersion: 2, remark: { state: 'running' } },
  });
  call(correctKey, 'correct a key that was corrected meanwhile', {
    given: 'the key of an exam was corrected',
    as: admin,
    params,
    body,
    refused: { status: 409, code: 'exams.key-corrected-meanwhile' },
  });
}

/** The desk of reported questions. */
export function reportCalls(call: DescribeCall<Api>): void {
  const id = provided('reportId');
  call(listQuestionReports, 'the reported questions', {
    ...ofReported,
    query: { page: 1, sort: 'sent', state: 'open', reason: 'wrong-key' },
    uses: { items: [report], total: 1, page: 1, pageSize: 10 },
  });
  call(readQuestionReport, 'a reported question', { ...ofReported, params: { id }, uses: report });
  call(readPaper, 'the paper of a reported question', {
    ...ofReported,
    params: { examId: 'year1', version: '1' },
    uses: {
      subjects: [{ mcqs: [{ _id: 'p1', question: 'A question', options: [{ _id: 'p1-a', text: 'a' }] }] }],
    },
  });
  call(readPaperKey, 'the key of a reported question', {
    ...ofReported,
    params: { examId: 'year1', version: '1', keyVersion: '1' },
    uses: { questions: [{ questionId: 'p1', correct: ['p1-a'], explanation: 'Because.' }] },
  });
  call(answerQuestionReport, 'answer a reported question', {
    ...ofReported,
    params: { id },
    body: { answer: 'You are right.' },
    uses: { state: exactly('answered') },
  });
  call(answerQuestionReport, 'answer a report that was answered', {
    given: 'a reported question was answered',
    as: admin,
    params: { id },
    body: { answer: 'You are right.' },
    refused: { status: 409, code: 'exams.report-answered' },
  });
}
