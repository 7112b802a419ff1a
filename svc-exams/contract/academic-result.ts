import { pageQuery, sortOf } from '@pathshala/contract-kit/paging';
import { edited, editedInput } from '@pathshala/contract-kit/revision';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { plainText } from '@pathshala/contract-kit/text';
import { gradeScale } from '@pathshala/rules/grade-point';
import { z } from 'zod';
import { examKind } from './paper.ts';

/** At most two decimals. */
const marks = z.number().min(0).max(10_000).multipleOf(0.01);

/** Bangladesh's letter grades, `A+` to `F`. */
export const grade = z.enum(gradeScale.map((one) => one.grade));

const academicSubjectInput = z.strictObject({
  subjectName: plainText({ max: 200, required: true }),
  fullMarks: marks.min(0.01),
  /** At most `fullMarks`. */
  marks,
  /** The grade that the school printed; without it, or empty, the marks decide. */
  grade: z.union([z.literal(''), grade]).default(''),
  letterGrade: z.unknown().optional(),
  gradePoint: z.unknown().optional(),
});

/** A result of a school, a college or a board that an administrator enters. Further fields of its answer are accepted and ignored. */
export const academicResultInput = z.strictObject({
  studentId: id,
  title: plainText({ max: 200, required: true }),
  term: plainText({ max: 100 }).default(''),
  session: plainText({ max: 100 }).default(''),
  subjects: z.array(academicSubjectInput).min(1).max(40),
  remarks: plainText({ max: 2000 }).default(''),
  dateTaken: isoTime,
  _id: z.unknown().optional(),
  fullMarks: z.unknown().optional(),
  marks: z.unknown().optional(),
  gpa: z.unknown().optional(),
  letterGrade: z.unknown().optional(),
  ...editedInput,
});

export type AcademicResultInput = z.output<typeof academicResultInput>;
export type AcademicResultForm = z.input<typeof academicResultInput>;

/** An entered result, as its student reads it. */
export const academicResult = z.object({
  _id: id,
  studentId: id,
  title: z.string(),
  term: z.string(),
  session: z.string(),
  subjects: z.array(
    z.object({
      subjectName: z.string(),
      fullMarks: z.number(),
      marks: z.number(),
      /** The entered grade; empty where the marks decide. */
      grade: z.union([z.literal(''), grade]),
      /** The grade that counts. */
      letterGrade: grade,
      gradePoint: z.number(),
    }),
  ),
  remarks: z.string(),
  dateTaken: isoTime,
  /** The exact sums over the subjects. */
  fullMarks: z.number(),
  marks: z.number(),
  /** The mean of the grade points; 0 when a subject is failed. */
  gpa: z.number(),
  letterGrade: grade,
  /** Set in an administrator's answers only. */
  ...z.object(edited).partial().shape,
});

export type AcademicResult = z.output<typeof academicResult>;

export const academicResultQuery = pageQuery.extend({
  sort: sortOf(['dateTaken', 'title']).default('-dateTaken'),
});

/** One exam of a report card: the attempt that counts. */
const reportedExam = z.object({
  resultId: id,
  examId: id,
  examKind,
  title: z.string(),
  courseId: id.nullable(),
  dateTaken: isoTime,
  /** null until a written exam is marked. */
  score: z.number().nullable(),
  totalMarks: z.number(),
  correct: z.number(),
  wrong: z.number(),
  blank: z.number(),
  /** Marks that wrong answers cost; null for results stored before it was counted. */
  marksLost: z.number().nullable(),
  /** True for a campaign whose results are released: svc-campaigns has the rank. */
  isRanked: z.boolean(),
});

export type ReportedExam = z.output<typeof reportedExam>;

/** The results of a student: the own exams and the entered results. */
export const reportCard = z.object({
  studentId: id,
  /** Exams with a result; `exams` has the latest of them, newest first. */
  examCount: z.number(),
  exams: z.array(reportedExam),
  /** The subjects of the exams of this card, most questions first. `score` is the sum of the marks. */
  subjects: z.array(
    z.object({
      subjectName: z.string(),
      exams: z.number(),
      score: z.number(),
      correct: z.number(),
      wrong: z.number(),
      blank: z.number(),
    }),
  ),
  totals: z.object({ correct: z.number(), wrong: z.number(), blank: z.number(), marksLost: z.number() }),
  /** Percent of the total marks, the oldest first; only exams with a total. */
  trend: z.array(z.object({ resultId: id, title: z.string(), dateTaken: isoTime, percent: z.number() })),
  /** Newest first. */
  academicResults: z.array(academicResult),
  issuedAt: isoTime,
});

export type ReportCard = z.output<typeof reportCard>;
