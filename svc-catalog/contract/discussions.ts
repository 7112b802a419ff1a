import { defineRoute, type RateLimit } from '@pathshala/contract-kit/route';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { pageOf, pageQuery } from '@pathshala/contract-kit/paging';
import { plainText } from '@pathshala/contract-kit/text';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import { lockErrors } from './part-lock.ts';

const byId = z.object({ id });

export const postTextLimit = 2000;
/** Bytes: the longest text in Bengali. */
const postBodyLimit = 16_000;

const postInput = z.strictObject({ text: plainText({ max: postTextLimit }) });

/** The fields that questions and answers share. `text` is plain text with line breaks. */
const post = z.object({
  _id: id,
  text: z.string(),
  /** null: the account was deleted. */
  authorName: z.string().nullable(),
  isTeacher: z.boolean(),
  /** The caller is the author, and may change and delete the post. */
  isOwn: z.boolean(),
  createdAt: isoTime,
  editedAt: isoTime.nullable(),
  /** Always false for students, who get no hidden posts. */
  isHidden: z.boolean(),
});

export const lessonQuestion = post.extend({
  lessonId: id,
  /** Oldest first. */
  answers: z.array(post),
});

export type LessonPost = z.output<typeof post>;
export type LessonQuestion = z.output<typeof lessonQuestion>;

/** The limit for one account, questions and answers together. */
const postLimit: RateLimit = {
  per: 'user',
  max: 30,
  windowSeconds: 600,
  whenUncounted: 'allow',
  name: 'lesson-posts',
};

export const listLessonQuestions = defineRoute({
  method: 'get',
  path: '/courses/lessons/{id}/questions',
  access: 'student',
  limited: { lesson: 'params.id' },
  summary: 'Questions about a lesson with their answers, newest first, for those enrolled in its course',
  params: byId,
  query: pageQuery.pick({ page: true, pageSize: true }),
  answer: pageOf(lessonQuestion),
  errors: ['catalog.lesson-not-found', 'catalog.not-enrolled', ...lockErrors],
});

export const listOwnPosts = defineRoute({
  method: 'get',
  path: '/courses/posts',
  access: { self: 'query.studentId' },
  permission: permissions.support,
  summary: 'Questions and answers of an account about lessons, newest first',
  query: pageQuery.pick({ page: true, pageSize: true }).extend({ studentId: id }),
  answer: pageOf(
    z.object({
      _id: id,
      kind: z.enum(['question', 'answer']),
      lessonId: id,
      text: z.string(),
      createdAt: isoTime,
      editedAt: isoTime.nullable(),
    }),
  ),
});

export const askQuestion = defineRoute({
  method: 'post',
  path: '/courses/lessons/{id}/questions',
  access: 'student',
  limit: postLimit,
  summary: 'Ask about a lesson',
  params: byId,
  body: postInput,
  bodyLimit: postBodyLimit,
  answer: lessonQuestion,
  status: 201,
  errors: [
    'catalog.lesson-not-found',
    'catalog.not-enrolled',
    ...lockErrors,
    'catalog.discussion.empty',
    'catalog.discussion-off',
  ],
});

export const editQuestion = defineRoute({
  method: 'put',
  path: '/courses/questions/{id}',
  access: 'student',
  limit: postLimit,
  summary: 'Change one’s own question',
  params: byId,
  body: postInput,
  bodyLimit: postBodyLimit,
  answer: lessonQuestion,
  errors: ['catalog.discussion.not-found', 'catalog.discussion.not-own', 'catalog.discussion.empty'],
});

export const deleteQuestion = defineRoute({
  method: 'delete',
  path: '/courses/questions/{id}',
  access: 'student',
  summary: 'Delete one’s own question with its answers',
  params: byId,
  answer: z.object({ _id: id }),
  errors: ['catalog.discussion.not-found', 'catalog.discussion.not-own'],
});

export const answerQuestion = defineRoute({
  method: 'post',
  path: '/courses/questions/{id}/answers',
  access: 'student',
  limited: { question: 'params.id' },
  limit: postLimit,
  summary: 'Answer a question; answers with the question and all its answers',
  params: byId,
  body: postInput,
  bodyLimit: postBodyLimit,
  answer: lessonQuestion,
  status: 201,
  errors: [
    'catalog.discussion-off',
    'catalog.discussion.not-found',
    'catalog.not-enrolled',
    ...lockErrors,
    'catalog.discussion.empty',
    'catalog.discussion.full',
  ],
});

export const editAnswer = defineRoute({
  method: 'put',
  path: '/courses/answers/{id}',
  access: 'student',
  limit: postLimit,
  summary: 'Change one’s own answer; answers with its question',
  params: byId,
  body: postInput,
  bodyLimit: postBodyLimit,
  answer: lessonQuestion,
  errors: ['catalog.discussion.not-found', 'catalog.discussion.not-own', 'catalog.discussion.empty'],
});

export const deleteAnswer = defineRoute({
  method: 'delete',
  path: '/courses/answers/{id}',
  access: 'student',
  summary: 'Delete one’s own answer; answers with its question',
  params: byId,
  answer: lessonQuestion,
  errors: ['catalog.discussion.not-found', 'catalog.discussion.not-own'],
});

const moderation = {
  access: 'admin',
  permission: permissions.questions,
  audit: { id: 'params.id' },
  params: byId,
  body: z.strictObject({ isHidden: z.boolean() }),
  answer: lessonQuestion,
  errors: ['catalog.discussion.not-found'],
} as const;

export const hideQuestion = defineRoute({
  ...moderation,
  method: 'put',
  path: '/courses/questions/{id}/visibility',
  limited: { question: 'params.id' },
  summary: 'Hide a question with its answers from students, or restore it',
});

export const hideAnswer = defineRoute({
  ...moderation,
  method: 'put',
  path: '/courses/answers/{id}/visibility',
  limited: { answer: 'params.id' },
  summary: 'Hide an answer from students, or restore it; answers with its question',
});
