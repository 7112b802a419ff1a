import { aPictureForm, type DescribeCall, exactly, provided, student } from '@pathshala/pact/calls';
import {
  arrangeWrittenPages,
  listWrittenPages,
  readAttempt,
  readResult,
  saveAnswers,
  uploadWrittenPage,
} from '@pathshala/svc-exams-contract/http';
import type { Api } from '@pathshala/web-kit/api';
import { fieldsOf } from '@pathshala/web-kit/testing/fields-of';
import { marking } from '../src/samples.ts';

const time = '2026-01-15T10:00:00.000Z';
const given = 'the student writes an exam and has added a page';
const params = { id: provided('attemptId') };
const page = { pageId: 'page1', url: '/exams/attempts/attempt1/pages/page1', rotation: exactly(0) };
const pages = { pages: [page], rev: 'rev1' } as const;

/** The calls of the sitting page and the result of a written exam. */
export function writtenCalls(call: DescribeCall<Api>): void {
  call(listWrittenPages, 'the pages of a written answer', { given, as: student, params, uses: pages });
  call(uploadWrittenPage, 'a page is added', {
    given,
    as: student,
    params,
    query: { uploadId: 'page2' },
    body: aPictureForm('file'),
    uses: pages,
  });
  call(arrangeWrittenPages, 'a page is rotated', {
    given,
    as: student,
    params,
    body: { pages: [{ pageId: 'page1', rotation: 90 }], rev: provided('pagesRev') },
    uses: { pages: [{ ...page, rotation: exactly(90) }], rev: 'rev2' },
  });
  call(arrangeWrittenPages, 'pages that were changed meanwhile', {
    given,
    as: student,
    params,
    body: { pages: [], rev: 'an-older-rev' },
    refused: { status: 409, code: 'exams.pages-changed' },
  });
  call(saveAnswers, 'save the text of a written exam', {
    given,
    as: student,
    params,
    body: { clientSeq: 2, answers: [{ questionId: 'written', text: 'The river' }] },
    uses: { savedSeq: 2, isApplied: exactly(true), serverNow: time, deadlineAt: time },
  });
  call(readAttempt, 'go on with a written exam', {
    given,
    as: student,
    params,
    query: {},
    uses: { written: { text: 'The river', pages: [page] } },
  });
  call(readResult, 'the result of a written exam that is marked', {
    given: 'a written answer of the student is marked',
    as: student,
    params: { resultId: provided('resultId') },
    uses: {
      score: 7.5,
      awaitsMarks: exactly(false),
      marking: {
        ...fieldsOf(marking, 'criteria', 'comment', 'version', 'reason'),
        markedAt: time,
        pages: marking.pages.map(({ annotations }) => ({ ...page, annotations })),
      },
    },
  });
}
