import { admin, type DescribeCall, exactly, provided, student } from '@pathshala/pact/calls';
import {
  answerQuestion,
  askQuestion,
  completeLesson,
  deleteAnswer,
  deleteQuestion,
  editAnswer,
  editQuestion,
  hideAnswer,
  hideQuestion,
  listContents,
  listLessonQuestions,
  listOwnPosts,
  readCourseOutline,
  readCourseProgress,
  readLesson,
} from '@pathshala/svc-catalog-contract/http';
import type { Api } from '@pathshala/web-kit/api';
import { fieldsOf } from '@pathshala/web-kit/testing/fields-of';
import * as samples from '../src/samples.ts';

const enrolled = 'the student is enrolled in a course with lessons and notes';
const closed = 'the student is enrolled in a course with a chapter that opens later';
const lock = { reason: exactly('opens'), opensAt: '2036-01-01T04:00:00.000Z' };
const time = '2026-01-15T10:00:00.000Z';
const progress = {
  ...fieldsOf(samples.progressWith('l1'), 'completed', 'total', 'percent'),
  lessons: [{ lessonId: 'l1' }],
};
const postFields = ['_id', 'text', 'isTeacher', 'isOwn', 'isHidden'] as const;
const question = {
  ...fieldsOf(samples.lessonQuestion, ...postFields, 'authorName'),
  createdAt: time,
  answers: samples.lessonQuestion.answers.map((answer) => ({
    ...fieldsOf(answer, ...postFields),
    createdAt: time,
  })),
};
const text = { text: 'Because.' };

/** The pages of a course's subjects and lessons. */
export function lessonCalls(call: DescribeCall<Api>): void {
  call(readCourseOutline, 'the outline of a course', {
    given: enrolled,
    as: student,
    params: { id: provided('courseId') },
    uses: {
      ...fieldsOf(samples.outline, 'courseId', 'title'),
      subjects: samples.outline.subjects.map((subject) => ({
        ...fieldsOf(subject, '_id', 'title', 'description'),
        chapters: subject.chapters.map((chapter) => ({
          ...fieldsOf(chapter, '_id', 'title', 'description', 'contentCount'),
          lessons: chapter.lessons.map((lesson) => fieldsOf(lesson, '_id', 'title', 'duration', 'hasVideo')),
        })),
      })),
    },
  });
  call(readCourseOutline, 'the outline of a course with closed parts', {
    given: closed,
    as: student,
    params: { id: provided('courseId') },
    uses: { subjects: [{ chapters: [{ _id: 'c1', lock, lessons: [{ _id: 'l1', lock }] }] }] },
  });
  call(readCourseOutline, 'the outline of a course that the student is not enrolled in', {
    given: 'there is an academic course with all details',
    as: student,
    params: { id: provided('courseId') },
    refused: { status: 403, code: 'catalog.not-enrolled' },
  });
  call(readCourseProgress, 'the progress in a course', {
    given: 'the student has completed a lesson',
    as: student,
    params: { id: provided('courseId') },
    uses: progress,
  });
  oneLessonCalls(call);
  discussionCalls(call);
}

function oneLessonCalls(call: DescribeCall<Api>): void {
  call(readLesson, 'a lesson', {
    given: enrolled,
    as: student,
    params: { id: provided('lessonId') },
    uses: {
      ...fieldsOf(samples.lesson, '_id', 'title', 'content', 'videoLink', 'duration'),
      supplementaryMaterials: [{ title: 'Notes', description: 'Short.', type: 'PDF', link: 'https://e.com' }],
      subLessons: [{ title: 'Part', content: '<p>Part.</p>', videoLink: '', duration: 3 }],
    },
  });
  call(readLesson, 'a lesson that is closed', {
    given: closed,
    as: student,
    params: { id: provided('lessonId') },
    refused: { status: 403, code: 'catalog.part.opens' },
  });
  call(listContents, 'the notes of a chapter that is closed', {
    given: closed,
    as: student,
    params: { id: provided('chapterId') },
    uses: { contents: [{ _id: 'content1', title: 'Notes', lock }] },
  });
  call(completeLesson, 'complete a lesson', {
    given: enrolled,
    as: student,
    params: { id: provided('lessonId') },
    body: { completed: true },
    uses: progress,
  });
  call(listContents, 'the notes of a chapter', {
    given: enrolled,
    as: student,
    params: { id: provided('chapterId') },
    uses: { contents: [{ _id: 'content1', title: 'Notes', contentDetails: '<p>Text.</p>' }] },
  });
}

function discussionCalls(call: DescribeCall<Api>): void {
  const own = 'the student has asked about a lesson and answered';
  call(listLessonQuestions, 'the questions about a lesson', {
    given: own,
    as: student,
    params: { id: provided('lessonId') },
    query: { page: 1 },
    uses: { items: [question], total: 1, pageSize: 10 },
  });
  call(listOwnPosts, 'a page of questions and answers for the download of one’s own data', {
    given: own,
    as: student,
    query: { studentId: provided('studentId'), page: 1, pageSize: 100 },
    uses: { items: [{ _id: 'post1' }], total: 1 },
  });
  call(askQuestion, 'ask about a lesson', {
    given: enrolled,
    as: student,
    params: { id: provided('lessonId') },
    body: text,
  });
  call(answerQuestion, 'answer a question', {
    given: own,
    as: student,
    params: { id: provided('questionId') },
    body: text,
  });
  call(editQuestion, 'change a question', {
    given: own,
    as: student,
    params: { id: provided('questionId') },
    body: text,
  });
  call(deleteQuestion, 'delete a question', {
    given: own,
    as: student,
    params: { id: provided('questionId') },
  });
  call(editAnswer, 'change an answer', {
    given: own,
    as: student,
    params: { id: provided('answerId') },
    body: text,
  });
  call(deleteAnswer, 'delete an answer', { given: own, as: student, params: { id: provided('answerId') } });
  call(hideQuestion, 'hide a question', {
    given: 'a student has asked about a lesson and answered',
    as: admin,
    params: { id: provided('questionId') },
    body: { isHidden: true },
  });
  call(hideAnswer, 'hide an answer', {
    given: 'a student has asked about a lesson and answered',
    as: admin,
    params: { id: provided('answerId') },
    body: { isHidden: true },
  });
}
