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

const time = '2026-01-15T10:00:00.000Z';
const given = 'the student practises the wrong answers of a result';
const practice = { examId: 'test1', answersShown: exactly('at-once') };
const question = {
  questionId: 'p1',
  subjectName: 'Physics',
  title: 'DU A 2023',
  question: 'Why?',
  options: [{ _id: 'p1-a', text: 'So.' }],
  correct: ['p1-a'],
  explanation: 'Because.',
};
const checked = {
  questionId: 'p1',
  selectedOptions: ['p1-a'],
  isCorrect: true,
  correct: ['p1-a'],
  explanation: 'Because.',
  card: { cardId: 'card1', dueAt: time },
};

/** Practice, the mistakes notebook and bookmarks. */
export function practiceCalls(call: DescribeCall<Api>): void {
  call(readPracticeChoices, 'what can be practised', {
    given,
    as: student,
    uses: {
      total: 1,
      subjects: [{ subject: 'Physics', count: 1, chapters: [{ chapter: 'Motion', count: 1 }] }],
    },
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
    uses: { examId: 'test1', answersShown: exactly('at-end') },
  });
  call(listPracticeArchive, 'past exams to practise', {
    given,
    as: student,
    query: { page: 1, pageSize: 5 },
    uses: { items: [{ paperId: 'year1', title: 'DU A 2023', totalMarks: 100, timeLimit: 60 }], total: 1 },
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
    uses: { due: 1, total: 2, nextDueAt: time },
  });
  call(listMistakes, 'the mistakes notebook', {
    given,
    as: student,
    query: { page: 1 },
    uses: { items: [{ ...question, cardId: 'card1', dueAt: time, isDue: true, lapses: 0 }], total: 2 },
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
    uses: { cardId: 'card1' },
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
