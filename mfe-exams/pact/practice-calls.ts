import { type DescribeCall, exactly, provided, student } from '@pathshala/pact/calls';
import {
  checkPracticeAnswer,
  createPractice,
  createPracticeFromMistakes,
  createPracticeFromPaper,
  createPracticeFromResult,
  deleteBookmark,
  discardPractice,
  gradeMistake,
  listBookmarkedIds,
  listBookmarks,
  listMistakes,
  listPracticeArchive,
  listResults,
  putBookmark,
  readMistakesSummary,
  readPracticeAttempt,
  readPracticeChoices,
  readPracticeMastery,
  readPracticeProgress,
  removeMistake,
} from '@pathshala/svc-exams-contract/http';
import type { Api } from '@pathshala/web-kit/api';
import { fieldsOf } from '@pathshala/web-kit/testing/fields-of';
import * as samples from '../src/samples.ts';

const time = '2026-01-15T10:00:00.000Z';
const given = 'the student practises the wrong answers of a result';
const practice = {
  ...fieldsOf(samples.practice, 'examId'),
  answersShown: exactly(samples.practice.answersShown),
};
const question = fieldsOf(
  samples.mistake,
  'questionId',
  'subjectName',
  'title',
  'question',
  'options',
  'correct',
  'explanation',
);
const checked = {
  ...fieldsOf(samples.checkedAnswer, 'questionId', 'selectedOptions', 'isCorrect', 'correct', 'explanation'),
  card: { ...fieldsOf(samples.checkedAnswer.card, 'cardId'), dueAt: time },
};

/** Practice, the mistakes notebook and bookmarks. */
export function practiceCalls(call: DescribeCall<Api>): void {
  call(readPracticeChoices, 'what can be practised', {
    given,
    as: student,
    uses: fieldsOf(samples.practiceChoices, 'total', 'subjects'),
  });
  const mastery = { questions: 1, right: 0, percent: null };
  call(readPracticeMastery, 'what is mastered', {
    given,
    as: student,
    uses: {
      subjects: [{ subject: 'Physics', ...mastery, chapters: [{ chapter: 'Motion', ...mastery }] }],
    },
  });
  call(createPractice, 'an own test', {
    given,
    as: student,
    body: { subjects: ['Physics'], chapters: [], count: 10, answersShown: 'at-once' },
    uses: practice,
  });
  call(createPracticeFromResult, 'practise the wrong answers of a result', {
    given,
    as: student,
    body: { resultId: provided('resultId'), withBlank: false },
    uses: practice,
  });
  call(createPracticeFromMistakes, 'review the mistakes', { given, as: student, body: {}, uses: practice });
  call(createPracticeFromPaper, 'practise a past exam', {
    given,
    as: student,
    body: { paperId: 'year1' },
    uses: { ...practice, answersShown: exactly('at-end') },
  });
  call(listPracticeArchive, 'past exams to practise', {
    given,
    as: student,
    query: { page: 1, pageSize: 5 },
    uses: {
      items: [fieldsOf(samples.archivedExam, 'paperId', 'title', 'totalMarks', 'timeLimit')],
      total: 1,
    },
  });
  call(listResults, 'recent practice', {
    given,
    as: student,
    query: { studentId: provided('studentId'), examKind: 'practice', pageSize: 5 },
    uses: { total: 0 },
  });
  sittingCalls(call);
  notebookCalls(call);
  bookmarkCalls(call);
}

function sittingCalls(call: DescribeCall<Api>): void {
  call(checkPracticeAnswer, 'check an answer', {
    given,
    as: student,
    params: { id: provided('attemptId') },
    body: { questionId: 'p2', selectedOptions: ['p2-a'] },
    uses: checked,
  });
  call(readPracticeAttempt, 'the checked answers of a practice', {
    given,
    as: student,
    params: { id: provided('attemptId') },
    uses: { checked: [{ ...checked, card: null }], held: [], several: [] },
  });
  call(readPracticeProgress, 'what a practice has changed', {
    given,
    as: student,
    params: { id: provided('attemptId') },
    uses: { chapters: [], returning: [{ questionId: 'p1', question: 'Why?', dueAt: time }] },
  });
}

function notebookCalls(call: DescribeCall<Api>): void {
  call(discardPractice, 'discard an open practice', {
    given,
    as: student,
    params: { id: provided('attemptId') },
  });
  call(readMistakesSummary, 'how many mistakes are due', {
    given,
    as: student,
    uses: { ...fieldsOf(samples.mistakesSummary, 'due', 'total'), nextDueAt: time },
  });
  call(listMistakes, 'the mistakes notebook', {
    given,
    as: student,
    query: { page: 1 },
    uses: {
      items: [{ ...question, ...fieldsOf(samples.mistake, 'cardId', 'isDue', 'lapses'), dueAt: time }],
      total: 2,
    },
  });
  call(gradeMistake, 'grade a right answer', {
    given,
    as: student,
    params: { id: provided('cardId') },
    body: { grade: 'easy' },
    uses: { dueAt: time },
  });
  call(removeMistake, 'take a question out of the notebook', {
    given,
    as: student,
    params: { id: provided('cardId') },
    uses: fieldsOf(samples.mistake, 'cardId'),
  });
}

function bookmarkCalls(call: DescribeCall<Api>): void {
  call(putBookmark, 'bookmark a question', {
    given,
    as: student,
    params: { questionId: 'p1' },
    body: { examId: 'year1', version: 1 },
    uses: { questionId: 'p1' },
  });
  call(deleteBookmark, 'remove a bookmark', {
    given,
    as: student,
    params: { questionId: 'p2' },
    uses: { questionId: 'p2' },
  });
  call(listBookmarkedIds, 'which questions are bookmarked', {
    given,
    as: student,
    uses: { questionIds: ['p2'] },
  });
  call(listBookmarks, 'bookmarks', {
    given,
    as: student,
    query: { page: 1 },
    uses: { items: [{ ...question, paper: { examId: 'year1', version: 1 } }], total: 1 },
  });
}
