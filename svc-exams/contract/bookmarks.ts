import { pageOf, pageQuery } from '@pathshala/contract-kit/paging';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';

/** A bookmarked question with its key, where that may be seen. */
export const bookmark = z.object({
  questionId: id,
  /** The version of its paper; null: the question is in the question bank. */
  paper: z.object({ examId: id, version: z.number().int() }).nullable(),
  subjectName: z.string(),
  /** The title of the exam; empty for a question of the bank. */
  title: z.string(),
  question: z.string(),
  options: z.array(z.object({ _id: id, text: z.string() })),
  /** Ids of the right options; null while the key may not be seen. */
  correct: z.array(id).nullable(),
  explanation: z.string().nullable(),
  bookmarkedAt: isoTime,
});

export type Bookmark = z.infer<typeof bookmark>;

const byQuestion = z.object({ questionId: id });

export const listBookmarks = defineRoute({
  method: 'get',
  path: '/exams/bookmarks',
  access: 'student',
  summary: 'Bookmarked questions, the latest first',
  query: pageQuery.pick({ page: true, pageSize: true }),
  answer: pageOf(bookmark),
});

export const listBookmarkedIds = defineRoute({
  method: 'get',
  path: '/exams/bookmarks/ids',
  access: 'student',
  summary: 'The ids of all bookmarked questions',
  answer: z.object({ questionIds: z.array(id) }),
});

export const putBookmark = defineRoute({
  method: 'put',
  path: '/exams/bookmarks/{questionId}',
  access: 'student',
  repeatable: true,
  summary:
    'Bookmark a question of a paper that the caller may read; without a paper one that a search of questions finds in the bank',
  params: byQuestion,
  body: z.union([
    z.strictObject({ examId: id, version: z.number().int().min(1).max(999_999_999) }),
    z.strictObject({ examId: z.null() }),
  ]),
  answer: byQuestion,
  errors: [
    'exams.not-found',
    'exams.not-enrolled',
    'exams.not-registered',
    'exams.unknown-question',
    'exams.too-many-bookmarks',
  ],
});

export const deleteBookmark = defineRoute({
  method: 'delete',
  path: '/exams/bookmarks/{questionId}',
  access: 'student',
  repeatable: true,
  summary: 'Remove a bookmark',
  params: byQuestion,
  answer: byQuestion,
});
