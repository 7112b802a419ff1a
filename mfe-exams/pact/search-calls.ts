import { type DescribeCall, exactly, provided, student } from '@pathshala/pact/calls';
import {
  createPracticeFromSearch,
  readSearchChoices,
  searchPracticeQuestions,
} from '@pathshala/svc-exams-contract/practice-search';
import { putBookmark } from '@pathshala/svc-exams-contract/bookmarks';
import type { Api } from '@pathshala/web-kit/api';
import { fieldsOf } from '@pathshala/web-kit/testing/fields-of';
import * as samples from '../src/samples.ts';

const given = 'the student practises the wrong answers of a result';
const practice = {
  ...fieldsOf(samples.practice, 'examId'),
  answersShown: exactly(samples.practice.answersShown),
};

/** The search of questions, and what is done with a question that was found. */
export function searchCalls(call: DescribeCall<Api>): void {
  call(searchPracticeQuestions, 'questions with some words', {
    given,
    as: student,
    query: { q: 'question p1', page: 1, pageSize: 10 },
    uses: {
      items: [
        fieldsOf(
          samples.yearFinding,
          'questionId',
          'paper',
          'subjectName',
          'chapter',
          'title',
          'courseName',
          'question',
          'options',
        ),
      ],
      total: 1,
      page: 1,
      pageSize: 10,
      hasMore: exactly(false),
    },
  });
  call(readSearchChoices, 'what a search can be limited to', {
    given,
    as: student,
    uses: {
      subjects: samples.searchChoices.subjects.map((one) => fieldsOf(one, 'subject')),
      courses: samples.searchChoices.courses,
    },
  });
  call(createPracticeFromSearch, 'practise what was found', {
    given,
    as: student,
    body: { q: 'question p1', count: 1 },
    uses: practice,
  });
  call(createPracticeFromSearch, 'practise one question that was found', {
    given,
    as: student,
    body: { only: { questionId: 'p1', paper: { examId: 'year1', version: 1 } } },
    uses: practice,
  });
  call(putBookmark, 'bookmark a question of the bank', {
    given,
    as: student,
    params: { questionId: provided('bankQuestionId') },
    body: { examId: null },
    uses: { questionId: 'p1' },
  });
}
