import { pageOf, pageQuery } from '@pathshala/contract-kit/paging';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id } from '@pathshala/contract-kit/scalars';
import { plainText } from '@pathshala/contract-kit/text';
import { z } from 'zod';
import { answersShown } from './paper.ts';
import { creatingPractice, practicePaper } from './practice.ts';

const name = plainText({ max: 200 });

/** The version of a question's paper; null: the question is in the question bank. */
export const paperOfQuestion = z
  .strictObject({ examId: id, version: z.number().int().min(1).max(999_999_999) })
  .nullable();

/** All filters apply; a filter that is missing or empty matches all. */
const filters = {
  /** Words of the question or its options, in any order, in either language. */
  q: z.string().trim().max(100).optional(),
  subject: name.optional(),
  /** Questions of papers belong to no chapter. */
  chapter: name.optional(),
  /** An admission course: its past years. */
  courseId: id.optional(),
  /** A past year of a unit, or the exam of a campaign. */
  paperId: id.optional(),
};

export const searchedQuestion = z.object({
  questionId: id,
  paper: paperOfQuestion,
  subjectName: z.string(),
  chapter: z.string().describe('empty: a question of a paper'),
  title: z.string().describe('of its paper; empty for a question of the bank'),
  courseName: z.string().describe('of a past year; empty for all others'),
  question: z.string(),
  options: z.array(z.object({ _id: id, text: z.string() })),
});

export type SearchedQuestion = z.infer<typeof searchedQuestion>;

/** More questions than this are not listed: words narrow a search. */
export const maxSearched = 100;

export const searchPracticeQuestions = defineRoute({
  method: 'get',
  path: '/exams/practice/search',
  access: 'student',
  summary:
    'Questions that the caller may practise now: of the bank, of past years of own courses, and of own campaign exams after their release. No key is in it',
  query: pageQuery.pick({ page: true, pageSize: true }).extend(filters),
  answer: pageOf(searchedQuestion).extend({
    hasMore: z.boolean().describe(`there are more than ${maxSearched}`),
    near: z.array(z.string()).describe('words that were searched for in place of mistyped ones'),
  }),
});

export const readSearchChoices = defineRoute({
  method: 'get',
  path: '/exams/practice/search/choices',
  access: 'student',
  summary: 'The filters of a search of questions',
  answer: z.object({
    subjects: z.array(z.object({ subject: z.string(), chapters: z.array(z.string()) })),
    courses: z.array(
      z.object({
        courseId: id,
        name: z.string(),
        papers: z.array(z.object({ paperId: id, title: z.string() })),
      }),
    ),
    /** Exams of campaigns. */
    exams: z.array(z.object({ paperId: id, title: z.string() })),
  }),
});

export type SearchChoices = z.infer<typeof readSearchChoices.answer>;

export const createPracticeFromSearch = defineRoute({
  ...creatingPractice,
  path: '/exams/practice/from-search',
  summary: 'The first questions that a search finds, or one of them, as a test',
  body: z.strictObject({
    ...filters,
    /** Only this question; the filters are ignored then. */
    only: z.strictObject({ questionId: id, paper: paperOfQuestion }).optional(),
    count: z.number().int().min(1).max(100).default(20),
    answersShown: answersShown.default('at-once'),
  }),
  answer: practicePaper,
  errors: ['exams.no-practice-questions', 'exams.practice-off'],
});
