import { searchKeyOf } from '@pathshala/rules/bengali';
import { dhakaDayRange } from '@pathshala/rules/dhaka-time';
import { gradeScale } from '@pathshala/rules/grade-point';
import type { AcademicResult, AcademicResultForm } from '@pathshala/svc-exams-contract/academic-result';
import { z } from 'zod';
import { texts } from './texts.ts';

const grades = gradeScale.map(({ grade }) => grade);
const marks = z.number().min(0).max(10_000).multipleOf(0.01).nullable();

const fields = z.object({
  title: z.string().trim().min(1).max(200),
  term: z.string().trim().max(100),
  session: z.string().trim().max(100),
  /** A day in Dhaka, or the stored instant. */
  dateTaken: z.string().min(1),
  subjects: z
    .array(
      z.object({
        subjectName: z.string().trim().min(1).max(200),
        fullMarks: marks,
        marks,
        grade: z.union([z.literal(''), z.enum(grades)]),
      }),
    )
    .min(1)
    .max(40),
  remarks: z.string().trim().max(2000),
});

/** An empty number is null. */
export type AcademicValues = z.input<typeof fields>;

const dayLength = 10;

/** Marks lie between 0 and the full marks, and the names of the subjects differ. */
export const academicSchema = fields
  .superRefine(({ subjects }, context) => {
    const names = subjects.map(({ subjectName }) => searchKeyOf(subjectName));
    const refuse = (path: (string | number)[], text?: object): void =>
      context.addIssue({ code: 'custom', path, ...(text && { params: { text } }) });
    for (const [index, subject] of subjects.entries()) {
      const { fullMarks } = subject;
      if (fullMarks === null || fullMarks === 0) refuse(['subjects', index, 'fullMarks']);
      if (subject.marks === null) refuse(['subjects', index, 'marks']);
      else if (fullMarks !== null && subject.marks > fullMarks) {
        refuse(['subjects', index, 'marks'], texts.tooHigh);
      }
      if (names.indexOf(names[index] ?? '') !== index) {
        refuse(['subjects', index, 'subjectName'], texts.twice);
      }
    }
  })
  .transform(({ subjects, dateTaken, ...values }) => ({
    ...values,
    dateTaken: dateTaken.length === dayLength ? dhakaDayRange(dateTaken).from : dateTaken,
    subjects: subjects.map((subject) => ({
      ...subject,
      fullMarks: subject.fullMarks ?? 0,
      marks: subject.marks ?? 0,
    })),
  })) satisfies z.ZodType<Omit<AcademicResultForm, 'studentId'>>;

export const emptySubject: AcademicValues['subjects'][number] = {
  subjectName: '',
  fullMarks: 100,
  marks: null,
  grade: '',
};

export const emptyResult: AcademicValues = {
  title: '',
  term: '',
  session: '',
  dateTaken: '',
  subjects: [emptySubject],
  remarks: '',
};

export function valuesOf(result: AcademicResult): AcademicValues {
  const { title, term, session, dateTaken, remarks } = result;
  const subjects = result.subjects.map(({ subjectName, fullMarks, marks: obtained, grade }) => ({
    subjectName,
    fullMarks,
    marks: obtained,
    grade,
  }));
  return { title, term, session, dateTaken, subjects, remarks };
}
