import { admin, aPictureForm, type DescribeCall, exactly, provided } from '@pathshala/pact/calls';
import {
  confirmQuestionImport,
  createQuestion,
  deleteQuestion,
  exportQuestions,
  importQuestions,
  listFailedQuestions,
  listQuestions,
  listQuestionVersions,
  mendFailedQuestion,
  readQuestion,
  readQuestionFacets,
  readQuestionImport,
  readQuestionUsage,
  replaceQuestion,
  restoreQuestion,
} from '@pathshala/svc-exams-contract/question-routes';
import type { Api } from '@pathshala/web-kit/api';
import { fieldsOf } from '@pathshala/web-kit/testing/fields-of';
import { bankQuestion, facets } from '../src/samples.ts';

const time = '2026-01-20T10:00:00.000Z';
const given = 'there is a question in the bank';
const params = { id: provided('questionId') };

const form = {
  ...fieldsOf(
    bankQuestion,
    'question',
    'explanation',
    'points',
    'subject',
    'chapter',
    'difficulty',
    'tags',
    'source',
    'forPractice',
  ),
  options: bankQuestion.options.map((option) => fieldsOf(option, 'text', 'isCorrect')),
};

const stored = { ...form, ...fieldsOf(bankQuestion, '_id', 'version', 'createdAt', 'uses', 'rev') };

/** The calls of the screens of the question bank. */
export function questionCalls(call: DescribeCall<Api>): void {
  call(listQuestions, 'the question bank', {
    given,
    as: admin,
    query: { page: 1, sort: '-created', subject: 'Physics' },
    uses: { items: [stored], total: 1, page: 1, pageSize: 10 },
  });
  call(readQuestionFacets, 'what the questions of the bank are found by', {
    given,
    as: admin,
    uses: {
      subjects: facets.subjects.map((subject) => fieldsOf(subject, 'subject')),
      tags: facets.tags.map((tag) => fieldsOf(tag, 'tag')),
    },
  });
  call(createQuestion, 'add a question', { given, as: admin, body: form, uses: { _id: 'question1' } });
  call(readQuestion, 'a question to edit', { given, as: admin, params, uses: stored });
  call(replaceQuestion, 'save a question', {
    given,
    as: admin,
    params,
    body: { ...form, points: 2, rev: 1 },
    uses: { points: exactly(2) },
  });
  call(listQuestionVersions, 'the versions of a question', {
    given,
    as: admin,
    params,
    uses: { items: [{ ...form, version: 1, changedAt: time }] },
  });
  call(readQuestionUsage, 'the exams of a question that is in none', { given, as: admin, params });
  call(deleteQuestion, 'delete a question', { given, as: admin, params });
  call(restoreQuestion, 'undo the delete of a question', {
    given: 'a question of the bank was just deleted',
    as: admin,
    params,
    uses: { _id: 'question1' },
  });
  fileCalls(call);
}

function fileCalls(call: DescribeCall<Api>): void {
  const importParams = { id: provided('importId') };
  call(importQuestions, 'import a file without questions', {
    given,
    as: admin,
    query: { format: 'auto' },
    body: aPictureForm('file'),
    refused: { status: 422, code: 'exams.question-import.is-other' },
  });
  call(readQuestionImport, 'what was read from a file', {
    given: 'questions were read from a file',
    as: admin,
    params: importParams,
    query: { page: 1 },
    uses: {
      importId: 'import1',
      format: 'aiken',
      state: 'read',
      rows: 1,
      questions: 1,
      errorCount: 0,
      duplicateCount: 0,
      convertedCount: 0,
      remarkCount: 0,
      mended: 0,
      done: 0,
      total: 0,
      preview: [{ line: 1, question: 'Question 1?', points: 1, remarks: [] }],
    },
  });
  call(importQuestions, 'read another sheet of a file without questions', {
    given,
    as: admin,
    query: { format: 'auto', sheet: 'Chemistry' },
    body: aPictureForm('file'),
    refused: { status: 422, code: 'exams.question-import.is-other' },
  });
  failedCalls(call);
  call(confirmQuestionImport, 'add what was read', {
    given: 'questions were read from a file',
    as: admin,
    params: importParams,
    body: { take: 'new' },
    uses: { state: 'running', total: 1 },
  });
  call(exportQuestions, 'export where no question fits', {
    given,
    as: admin,
    query: { q: 'zzzzzzzz', format: 'csv', losses: 'refuse' },
    refused: { status: 422, code: 'exams.question-export.empty' },
  });
}

function failedCalls(call: DescribeCall<Api>): void {
  const importParams = { id: provided('importId') };
  call(listFailedQuestions, 'the questions of a file that have errors', {
    given: 'a question of a file has errors',
    as: admin,
    params: importParams,
    query: { page: 1, pageSize: 10 },
    uses: {
      items: [{ line: 1, errors: ['Why'], fields: [{ name: '', text: 'Question 1?' }], question: null }],
      total: 1,
      page: 1,
      pageSize: 10,
    },
  });
  call(mendFailedQuestion, 'mend a question of a file', {
    given: 'a question of a file has errors',
    as: admin,
    params: { ...importParams, line: 1 },
    body: { texts: ['Question 1?\nA. one\nB. two\nANSWER: B'] },
    uses: { line: 1, question: { question: 'Question 1?', points: 1, isDuplicate: false } },
  });
}
