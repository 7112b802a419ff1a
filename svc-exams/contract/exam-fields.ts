import { id } from '@pathshala/contract-kit/scalars';
import { plainText, richText } from '@pathshala/contract-kit/text';
import { z } from 'zod';
import { markingScheme } from './marking-scheme.ts';
import { examType, paperOrder } from './paper.ts';

/** Limits of a standalone exam. A value above one is 422 with its field and the limit. */
export const examLimits = {
  questions: 500,
  /** Characters of rich text after cleaning: a question, an explanation, a written exam's text or guidelines. */
  text: 20_000,
  option: 5_000,
  points: 1_000,
  criteria: 20,
} as const;

/** The schemas accept values up to these, so that the error names the limit of the field. */
const passed = { text: 1_000_000, questions: 5_000 };

/** Forms send numbers as text as well. Null, empty and left out mean that nothing was entered. */
const numeral = z.union([z.number(), z.string().trim().max(40), z.null()]).default(null);

const optionInput = z.strictObject({
  _id: id.optional(),
  text: richText({ max: passed.text }).default(''),
  isCorrect: z.boolean().default(false),
});

const questionInput = z.strictObject({
  _id: id.optional(),
  question: richText({ max: passed.text }).default(''),
  options: z.array(optionInput).max(100).default([]),
  explanation: richText({ max: passed.text }).default(''),
  points: numeral,
  /** The question of the bank from which it was taken. */
  bankQuestionId: id.nullable().default(null),
});

const criterionInput = z.strictObject({ name: plainText({ max: 200 }).default(''), maxMarks: numeral });

/** An uploaded PDF, an `https:` address, or empty; the domain checks it with the field's name. */
const pdfLink = plainText({ max: 2_000 }).default('');

/** An uploaded PDF as the author's pages show it; a file that no field names is removed. */
export const writtenFile = z.strictObject({
  address: z.string().max(2_000),
  /** The author's name for it. */
  name: plainText({ max: 200 }),
  /** Bytes. */
  size: z.number().int().min(0),
});

const writtenInput = z.strictObject({
  questionText: richText({ max: passed.text }).default(''),
  answerGuidelines: richText({ max: passed.text }).default(''),
  handwrittenPdf: pdfLink,
  downloadablePdf: pdfLink,
  criteria: z.array(criterionInput).max(100).default([]),
  files: z.array(writtenFile).max(10).default([]),
});

/** Fields that only answers have; ignored in requests. */
const ignored = z.unknown().optional();
const answered = {
  _id: ignored,
  parentType: ignored,
  parentId: ignored,
  parentTitle: ignored,
  courseId: ignored,
  courseName: ignored,
  subjectId: ignored,
  examKind: ignored,
  questionCount: ignored,
  createdAt: ignored,
};

/** The fields of the administrator's form (spec §3), with the spelling of `negetiveMarkingPercentage` and `ExamNumber`. */
export const examFormFields = {
  title: plainText({ max: 300 }).default(''),
  type: z.union([examType, z.literal('')]).default('MCQ'),
  mcqs: z.array(questionInput).max(passed.questions).default([]),
  written: writtenInput.nullable().default(null),
  totalMarks: numeral,
  /** Minutes. */
  timeLimit: numeral,
  passingScore: numeral,
  negetiveMarkingPercentage: numeral,
  /** An instant, a day, or a wall time in Dhaka (`2026-01-31T10:00`), from which the exam can be sat. */
  startingDate: z.string().trim().max(40).nullable().default(null),
  /** Hours; shown only. */
  duration: numeral,
  /** Its position among the exams of its parent; the next one when left out. */
  ExamNumber: numeral,
  /** Left out or null: every student gets the order of the form. */
  order: paperOrder.nullable().default(null),
  /** Left out or null: the default of the kind. */
  markingScheme: markingScheme.nullable().default(null),
  /** Confirms that questions without a correct option are intended. */
  confirmNoCorrectOption: z.boolean().default(false),
  /** Questions may lack an explanation, as pasted ones do; else each needs one (spec §5). */
  withoutExplanations: z.boolean().default(false),
  /** The batches of the course to whose members it is addressed; none: everybody in the course. */
  batchIds: z.array(id).max(50).default([]),
  ...answered,
};
