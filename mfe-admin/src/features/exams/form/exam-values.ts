import { Opaque } from '@pathshala/admin-kit/forms/opaque';
import {
  type QuestionDraft,
  questionDraftOf,
  questionFormOf,
} from '@pathshala/admin-exams/question-editor/question-draft';
import type { ExamForAuthor, examInput, ExamParentType } from '@pathshala/svc-exams-contract/exam';
import type { ExamType } from '@pathshala/svc-exams-contract/paper';
import type { WholeInput } from '@pathshala/web-kit/route-types';

import {
  followsPercentage,
  type MarkingValues,
  markingValuesOf,
  ownSchemeOf,
} from './marking/marking-values.ts';
import { type TypedNumber, valueOf } from './typed-number.ts';

export type WrittenFile = NonNullable<ExamForAuthor['written']>['files'][number];

interface CriterionValues {
  readonly name: string;
  readonly maxMarks: TypedNumber;
}

/** A draft that this browser stored before has none. */
export const filesOf = ({ files = [] }: { readonly files?: WrittenFile[] }): WrittenFile[] => files;

interface WrittenValues {
  /** Rich text. */
  readonly questionText: string;
  /** Rich text. */
  readonly answerGuidelines: string;
  readonly handwrittenPdf: string;
  readonly downloadablePdf: string;
  readonly criteria: CriterionValues[];
  /** Names and sizes of uploaded PDFs. */
  readonly files: WrittenFile[];
}

export interface ExamValues {
  /** The kind of the exam's parent, which decides the usual marking. The form never changes it. */
  readonly parentType: ExamParentType;
  readonly title: string;
  readonly type: ExamType;
  readonly mcqs: Opaque<readonly QuestionDraft[]>;
  readonly written: WrittenValues;
  readonly totalMarks: TypedNumber;
  /** Minutes. */
  readonly timeLimit: TypedNumber;
  readonly passingScore: TypedNumber;
  readonly negetiveMarkingPercentage: TypedNumber;
  /** ISO 8601. */
  readonly startingDate: string | null;
  /** Hours. */
  readonly duration: TypedNumber;
  /** Empty: the next number of its parent. */
  readonly ExamNumber: TypedNumber;
  readonly marking: MarkingValues;
  readonly order: { readonly questions: boolean; readonly options: boolean };
  /** Questions may be without an explanation, as pasted ones are. */
  readonly withoutExplanations: boolean;
}

const emptyWritten: WrittenValues = {
  questionText: '',
  answerGuidelines: '',
  handwrittenPdf: '',
  downloadablePdf: '',
  criteria: [],
  files: [],
};

export function emptyExam(parentType: ExamParentType): ExamValues {
  return {
    parentType,
    title: '',
    type: 'MCQ',
    mcqs: new Opaque([]),
    written: emptyWritten,
    totalMarks: null,
    timeLimit: null,
    passingScore: null,
    negetiveMarkingPercentage: null,
    startingDate: null,
    duration: null,
    ExamNumber: null,
    marking: markingValuesOf(null, parentType),
    order: { questions: false, options: false },
    withoutExplanations: false,
  };
}

/** The starting date is cut to the minute (spec §4), as the field shows it. */
const toMinute = (iso: string): string => `${iso.slice(0, 16)}:00.000Z`;

export function examValuesOf(exam: ExamForAuthor): ExamValues {
  const { title, type, totalMarks, timeLimit, passingScore, negetiveMarkingPercentage } = exam;
  const { duration, ExamNumber, order, parentType, markingScheme } = exam;
  const { wrong } = markingScheme ?? {};
  return {
    parentType,
    title,
    type,
    mcqs: new Opaque(exam.mcqs.map(draftOf)),
    written: exam.written ?? emptyWritten,
    totalMarks,
    timeLimit,
    passingScore,
    // If the exam has a scheme of its own, that scheme's percentage counts.
    negetiveMarkingPercentage: wrong?.costs === 'percent' ? wrong.percentage : negetiveMarkingPercentage,
    marking: markingValuesOf(markingScheme, parentType),
    startingDate: toMinute(exam.startingDate),
    duration,
    ExamNumber,
    order,
    withoutExplanations: exam.withoutExplanations ?? false,
  };
}

function draftOf({ bankQuestionId, ...question }: ExamForAuthor['mcqs'][number]): QuestionDraft {
  return questionDraftOf({ ...question, ...(bankQuestionId !== null && { bankQuestionId }) });
}

/** The form in the format of the request. Entries keep their order: the server's errors name them by index. */
export function examFormOf(values: ExamValues) {
  const { mcqs, written, type, marking, parentType, withoutExplanations, ...exam } = values;
  const typed = exam.negetiveMarkingPercentage;
  // A percentage that has no effect has no field, and stays as it was stored.
  const percentage = followsPercentage(values) ? typed : valueOf(typed) || 0;
  return {
    ...exam,
    negetiveMarkingPercentage: percentage,
    title: exam.title.trim(),
    type,
    // The part of the other type stays as a draft.
    mcqs: mcqs.get().map(questionOf),
    written: { ...written, files: filesOf(written) },
    withoutExplanations,
    markingScheme: type === 'MCQ' ? ownSchemeOf(marking, { parentType, percentage }) : null,
  } satisfies Omit<WholeInput<typeof examInput>, 'confirmNoCorrectOption'>;
}

function questionOf(draft: QuestionDraft) {
  const { isSample: _, bankQuestionId = null, ...question } = questionFormOf(draft);
  return { ...question, bankQuestionId };
}

/** The values of a draft in the browser, in which the questions are not opaque; undefined if it is damaged. */
export function restoredExam(values: unknown, parentType: ExamParentType): ExamValues | undefined {
  const { mcqs, ...stored } = (values ?? {}) as Partial<Omit<ExamValues, 'mcqs'>> & {
    readonly mcqs?: readonly QuestionDraft[];
  };
  if (!Array.isArray(mcqs)) return undefined;
  const empty = emptyExam(parentType);
  const marking = { ...empty.marking, ...stored.marking };
  return { ...empty, ...stored, marking, parentType, mcqs: new Opaque(mcqs) };
}
