import { admin, type DescribeCall, exactly, provided } from '@pathshala/pact/calls';
import { listMarking, markWritten, readMarking } from '@pathshala/svc-exams-contract/http';
import type { Api } from '@pathshala/web-kit/api';

const time = '2026-01-15T10:00:00.000Z';
const params = { resultId: provided('resultId') };
const criteria = [{ name: 'Ideas | ভাব', maxMarks: 6.1 }];
const facts = {
  resultId: 'result1',
  code: 'A1B2C3',
  studentId: 'student1',
  examId: 'essay',
  title: 'The river',
  submittedAt: time,
  totalMarks: 10,
};
const body = {
  criteria: [
    { name: 'Ideas | ভাব', marks: 5, comment: 'Good' },
    { name: 'Language', marks: 2.5, comment: '' },
  ],
  comment: 'Well done',
  annotations: [{ pageId: 'page1', x: 0.5, y: 0.5, text: 'Why?' }],
};

/** The calls of the marking desk of written exams. */
export function examMarkingCalls(call: DescribeCall<Api>): void {
  readingCalls(call);
  markingCalls(call);
}

function readingCalls(call: DescribeCall<Api>): void {
  call(listMarking, 'the written answers that wait for marks', {
    given: 'a written answer waits for marks',
    as: admin,
    query: { state: 'unmarked', page: 1, blind: 'false' },
    uses: {
      items: [{ ...facts, state: exactly('unmarked') }],
      total: 1,
      page: 1,
      pageSize: 10,
      counts: { unmarked: 1, marked: 0 },
      exams: [{ examId: 'essay', title: 'The river', unmarked: 1 }],
    },
  });
  call(readMarking, 'a written answer to mark', {
    given: 'a written answer waits for marks',
    as: admin,
    params,
    query: { blind: 'false' },
    uses: {
      ...facts,
      question: {
        questionText: '<p>Write.</p>',
        answerGuidelines: '<p>Two pages.</p>',
        handwrittenPdf: '',
        downloadablePdf: '',
      },
      criteria,
      text: 'The river',
      pages: [{ pageId: 'page1', url: '/exams/attempts/a/pages/page1', rotation: exactly(0) }],
      unmarkedLeft: 0,
      rev: 1,
    },
  });
}

function markingCalls(call: DescribeCall<Api>): void {
  call(markWritten, 'mark a written answer', {
    given: 'a written answer waits for marks',
    as: admin,
    params,
    query: { blind: 'false' },
    body: { ...body, reason: '', rev: 1 },
    uses: { rev: 2 },
  });
  call(markWritten, 'mark a written answer that was marked meanwhile', {
    given: 'a written answer of the student is marked',
    as: admin,
    params,
    query: { blind: 'false' },
    body: { ...body, reason: '', rev: 1 },
    refused: { status: 409, code: 'common.edited-meanwhile' },
  });
  call(readMarking, 'a written answer that is marked', {
    given: 'a written answer of the student is marked',
    as: admin,
    params,
    query: { blind: 'false' },
    uses: {
      marking: {
        criteria: [{ name: 'Ideas | ভাব', maxMarks: 6.1, marks: 5, comment: 'Good' }],
        comment: 'Well done',
        annotations: [{ pageId: 'page1', x: 0.5, y: 0.5, text: 'Why?' }],
      },
      rev: 2,
      changedAt: time,
      changedBy: 'Rina',
    },
  });
}
