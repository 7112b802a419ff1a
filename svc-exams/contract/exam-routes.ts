import { defineRoute } from '@pathshala/contract-kit/route';
import { pdfUpload } from '@pathshala/contract-kit/uploads';
import { pageOf } from '@pathshala/contract-kit/paging';
import { id } from '@pathshala/contract-kit/scalars';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import {
  createExamBody,
  examDeletion,
  examDeletionCounts,
  examForAuthor,
  examForStudent,
  examInput,
  examListQuery,
  examParentType,
  examRow,
} from './exam.ts';

/** Bytes: 500 questions with explanations and drawn pictures. */
const examBodyLimit = 8_000_000;

const byId = z.object({ id });
const forAuthors = { access: 'admin', permission: permissions.questions } as const;
const formErrors = [
  'exams.form-incomplete',
  'exams.no-correct-option',
  'exams.parent-not-found',
  'common.text-lost',
] as const;

/** Anybody with its address can read it, as with pictures of questions; students find the address in the paper. */
export const uploadExamPdf = defineRoute({
  ...pdfUpload,
  ...forAuthors,
  audit: { id: 'answer.url' },
  path: '/exams/pdf-files',
  summary: 'Upload a PDF for the question of a written exam',
});

export const listExams = defineRoute({
  method: 'get',
  path: '/exams',
  access: 'student',
  limited: 'filtered',
  summary:
    'Standalone exams: all for administrators, those of their courses with their own attempts for students',
  query: examListQuery,
  answer: z.union([pageOf(examRow), pageOf(examForStudent)]),
});

export const listExamsOfParent = defineRoute({
  method: 'get',
  path: '/exams/{parenttype}/{parentid}',
  access: 'student',
  summary: 'The exams of a subject, chapter, lesson, unit or course, by number',
  params: z.object({ parenttype: examParentType, parentid: id }),
  query: examListQuery.omit({ parentType: true, courseId: true, subjectId: true, parents: true }),
  answer: z.union([pageOf(examRow), pageOf(examForStudent)]),
  errors: ['exams.parent-not-found', 'exams.not-enrolled'],
});

export const readExam = defineRoute({
  method: 'get',
  path: '/exams/examid/{id}',
  access: 'student',
  limited: { exam: 'params.id' },
  summary: 'One exam: whole for its authors, without questions and key for students of its course',
  params: byId,
  answer: z.union([examForAuthor, examForStudent]),
  errors: ['exams.not-found', 'exams.not-enrolled', 'exams.not-in-batch'],
});

export const createExam = defineRoute({
  ...forAuthors,
  audit: { id: 'answer._id' },
  method: 'post',
  path: '/exams/{parenttype}/createexam',
  summary: 'Create an exam in a subject, chapter, lesson, unit or course, and publish its paper',
  params: z.object({ parenttype: examParentType }),
  body: createExamBody,
  bodyLimit: examBodyLimit,
  answer: examForAuthor,
  status: 201,
  errors: formErrors,
});

export const replaceExam = defineRoute({
  ...forAuthors,
  audit: { id: 'params.id', compare: 'get /exams/examid/{id}' },
  method: 'put',
  path: '/exams/{id}',
  summary: 'Change an exam: new attempts get the new paper, open ones keep theirs',
  params: byId,
  body: examInput,
  bodyLimit: examBodyLimit,
  answer: examForAuthor,
  errors: ['exams.not-found', 'common.edited-meanwhile', 'exams.key-sat', ...formErrors],
});

/** `subjectId` is the subject of a chapter's, lesson's or unit's exam; the course's id where there is no subject. */
export const deleteExam = defineRoute({
  ...forAuthors,
  audit: { id: 'params.examId' },
  method: 'delete',
  path: '/exams/{courseId}/{subjectId}/{examId}',
  summary: 'Delete an exam: its attempts and results stay; it can be undone for 30 days',
  params: z.object({ courseId: id, subjectId: id, examId: id }),
  answer: examDeletion,
  errors: ['exams.not-found'],
});

export const previewExamDeletion = defineRoute({
  ...forAuthors,
  method: 'get',
  path: '/exams/examid/{id}/deletion',
  summary: 'The numbers of attempts and results that would stay after a delete',
  params: byId,
  answer: examDeletionCounts,
  errors: ['exams.not-found'],
});

export const restoreExam = defineRoute({
  ...forAuthors,
  audit: { id: 'params.id' },
  method: 'post',
  path: '/exams/deletions/{id}/undo',
  summary: 'Restore a deleted exam within 30 days and publish its paper again',
  params: byId,
  answer: examForAuthor,
  errors: ['exams.not-found', 'exams.restore-too-late', 'exams.parent-not-found'],
});
