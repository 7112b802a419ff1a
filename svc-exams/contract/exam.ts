import { edited, editedInput } from '@pathshala/contract-kit/revision';
import { id, idList, isoTime } from '@pathshala/contract-kit/scalars';
import { pageQuery, sortOf } from '@pathshala/contract-kit/paging';
import { parentTypes } from '@pathshala/rules/exam-kinds';
import { z } from 'zod';
import { examLock } from './exam-lock.ts';
import { examFormFields, writtenFile } from './exam-fields.ts';
import { markingScheme } from './marking-scheme.ts';
import { examKind, examType, paperOrder, writtenTask } from './paper.ts';

export { examLimits } from './exam-fields.ts';

/** The parts to which an exam can belong. A `unit` is a unit of an admission course, or a chapter of an academic one. */
export const examParentType = z.enum(parentTypes);
export type ExamParentType = z.infer<typeof examParentType>;

/** The form of an exam. PUT takes exactly what GET returned; fields that the server sets are ignored. */
export const examInput = z.strictObject({ ...examFormFields, ...editedInput });
export type ExamInput = z.output<typeof examInput>;
export type ExamForm = z.input<typeof examInput>;

export const createExamBody = z.strictObject({ examDetails: examInput, parentId: id });

const mcq = z.object({
  _id: id,
  /** Rich text, like the texts of options and the explanation. */
  question: z.string(),
  options: z.array(z.object({ _id: id, text: z.string(), isCorrect: z.boolean() })),
  explanation: z.string(),
  points: z.number(),
  bankQuestionId: id.nullable(),
});

const facts = {
  _id: id,
  /** Counts from 1 within the parent. */
  ExamNumber: z.number().int(),
  title: z.string(),
  type: examType,
  examKind,
  totalMarks: z.number(),
  /** Minutes. */
  timeLimit: z.number(),
  passingScore: z.number(),
  negetiveMarkingPercentage: z.number(),
  /** The exam can be sat from this time. */
  startingDate: isoTime,
  /** Hours; shown only. */
  duration: z.number(),
  /** 0 for a written exam. */
  questionCount: z.number().int(),
  parentType: examParentType,
  parentId: id,
  parentTitle: z.string(),
  courseId: id,
  courseName: z.string(),
  /** The subject of the parent; null for an exam of a course or of an admission unit. */
  subjectId: id.nullable(),
};

/** A row of the administrators' lists. */
export const examRow = z.object({ ...facts, ...edited });
export type ExamRow = z.output<typeof examRow>;

/** The whole exam with its key, for its author. */
export const examForAuthor = z.object({
  ...facts,
  /** Students get the questions of the type; the others are the author’s draft. */
  mcqs: z.array(mcq),
  written: writtenTask.extend({ files: z.array(writtenFile) }).nullable(),
  order: paperOrder,
  /** Null: the default of the kind. */
  markingScheme: markingScheme.nullable(),
  /** Questions may be without an explanation. */
  withoutExplanations: z.boolean().optional(),
  /** Missing: everybody in the course may sit it. */
  batchIds: z.array(id).optional(),
  createdAt: isoTime,
  ...edited,
});
export type ExamForAuthor = z.output<typeof examForAuthor>;

/** `submitted`: taken at least once, and no attempt is open. */
export const examState = z.enum(['upcoming', 'open', 'in-progress', 'submitted']);
export type ExamState = z.infer<typeof examState>;

const ownResult = z.object({
  resultId: id,
  /** Null while it is hidden, or a written exam waits for its marks. */
  score: z.number().nullable(),
  totalMarks: z.number(),
  dateTaken: isoTime,
});

/** An exam for a student: no question and no key, and the student's own attempts. */
export const examForStudent = z.object({
  ...facts,
  state: examState,
  /** Submitted attempts. */
  attempts: z.number().int(),
  /** Whether it can be started or resumed. */
  canStart: z.boolean(),
  /** Why it cannot be started: the part of the course that it belongs to is closed. */
  lock: examLock.optional(),
  bestResult: ownResult.nullable(),
  lastResult: ownResult.nullable(),
  lastResultId: id.nullable(),
});
export type ExamForStudent = z.output<typeof examForStudent>;

export const examSort = sortOf(['number', 'title', 'type', 'marks', 'start', 'changed']);

export const examListQuery = pageQuery.extend({
  /** By default the latest change first for administrators, the start for students; within a parent by number. */
  sort: examSort.optional(),
  type: examType.optional(),
  parentType: examParentType.optional(),
  courseId: id.optional(),
  /** Exams of the subject and of everything in it. */
  subjectId: id.optional(),
  /** Exams that belong directly to one of these parts. */
  parents: idList.optional(),
});

/** The attempts that remain when an exam is deleted. Until `undoUntil` the call `restoreExam` restores the exam. */
export const examDeletionCounts = z.object({
  /** Open and submitted attempts, which stay with their students. */
  attempts: z.number().int(),
  results: z.number().int(),
});
export const examDeletion = examDeletionCounts.extend({ _id: id, undoUntil: isoTime });
export type ExamDeletion = z.output<typeof examDeletion>;
