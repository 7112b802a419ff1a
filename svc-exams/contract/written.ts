import { pageOf, pageQuery } from '@pathshala/contract-kit/paging';
import { edited, revision } from '@pathshala/contract-kit/revision';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { plainText } from '@pathshala/contract-kit/text';
import { z } from 'zod';
import { writtenPage } from './attempt.ts';
import { examKind } from './paper.ts';

/** Pages of one attempt. */
export const pageLimit = 20;

/** Bytes of one page as it is uploaded. */
export const pageBytes = 10_000_000;

/** The pages of an attempt, sorted. `rev` identifies this state of them. */
export const writtenPages = z.object({ pages: z.array(writtenPage), rev: z.string() });

export type WrittenPages = z.output<typeof writtenPages>;

/** Every page that stays, in the new sequence. A page that is left out can be restored for an hour. */
export const pagesInput = z.strictObject({
  pages: z.array(writtenPage.omit({ url: true }).strict()).max(pageLimit),
  /** The `rev` of the pages on which this change is based. */
  rev: z.string().max(40),
});

export type PagesInput = z.input<typeof pagesInput>;

/** Marks with at most two decimals. */
const marks = z.number().min(0).max(10_000).multipleOf(0.01);

/** One part of the marks. An exam without criteria has one with an empty name. */
export const markedCriterion = z.object({
  name: z.string(),
  maxMarks: z.number(),
  marks: z.number(),
  comment: z.string(),
});

export type MarkedCriterion = z.output<typeof markedCriterion>;

/** The distance from the left or upper edge of the page before its rotation, 0 to 1. */
const place = z.number().min(0).max(1);

/** A comment at a point of a page; plain text. */
export const annotation = z.strictObject({
  pageId: id,
  x: place,
  y: place,
  text: plainText({ max: 1000, required: true }),
});

export type Annotation = z.output<typeof annotation>;

/** The marks of a written answer. */
export const deskMarking = z.object({
  score: z.number(),
  criteria: z.array(markedCriterion),
  /** Plain text. */
  comment: z.string(),
  annotations: z.array(annotation),
  /** 1 at first; grows when it is marked again. */
  version: z.number().int(),
  markedAt: isoTime,
  /** The reason for a new marking; empty the first time. */
  reason: z.string(),
});

export type DeskMarking = z.output<typeof deskMarking>;

export const markingState = z.enum(['unmarked', 'marked']);

export type MarkingState = z.output<typeof markingState>;

export const markingQuery = pageQuery.pick({ page: true, pageSize: true }).extend({
  exam: id.optional(),
  state: markingState.default('unmarked'),
  /** Hides the students' names. */
  blind: z.stringbool().default(false),
});

const waitingFields = {
  resultId: id,
  /** Identifies the student where the identity is hidden; another code in each exam. */
  code: z.string(),
  /** Null where the identity is hidden. */
  studentId: id.nullable(),
  examId: id,
  examKind,
  title: z.string(),
  submittedAt: isoTime,
  totalMarks: z.number(),
};

/** A submitted answer in the queue. */
export const markingItem = z.object({
  ...waitingFields,
  state: markingState,
  score: z.number().nullable(),
  markedAt: isoTime.nullable(),
});

export type MarkingItem = z.output<typeof markingItem>;

/** Unmarked: the longest waiting first. Marked: the latest first. */
export const markingPage = pageOf(markingItem).extend({
  counts: z.object({ unmarked: z.number(), marked: z.number() }),
  /** Exams with answers that wait for marks, at most 100. */
  exams: z.array(z.object({ examId: id, title: z.string(), unmarked: z.number() })),
});

/** One answer with all data for its marking. */
export const markingDesk = z.object({
  ...waitingFields,
  question: z.object({
    questionText: z.string(),
    answerGuidelines: z.string(),
    handwrittenPdf: z.string(),
    downloadablePdf: z.string(),
  }),
  /** The criteria for the marks. */
  criteria: z.array(z.object({ name: z.string(), maxMarks: z.number() })),
  /** Typed; plain text. */
  text: z.string(),
  pages: z.array(writtenPage),
  marking: deskMarking.nullable(),
  /** Earlier markings, the oldest first. */
  history: z.array(
    z.object({
      version: z.number().int(),
      score: z.number(),
      reason: z.string(),
      markedAt: isoTime,
      markedBy: z.string().nullable(),
    }),
  ),
  /** The unmarked answer of the same exam after this one, or the first one. */
  nextResultId: id.nullable(),
  /** Unmarked answers of the same exam, without this one. */
  unmarkedLeft: z.number(),
  /** 1 until it is marked; each marking increments it. */
  ...edited,
});

export type MarkingDesk = z.output<typeof markingDesk>;

export const markingInput = z.strictObject({
  /** Every criterion of the exam, in its sequence. */
  criteria: z
    .array(
      z.strictObject({
        name: z.string().max(300),
        marks,
        comment: plainText({ max: 2000 }).default(''),
        maxMarks: z.unknown().optional(),
      }),
    )
    .max(50),
  comment: plainText({ max: 10_000 }).default(''),
  annotations: z.array(annotation).max(200).default([]),
  /** Required when the answer is marked already; its student reads it. */
  reason: plainText({ max: 1000 }).default(''),
  /** The revision of the answer that the marker has read. */
  rev: revision,
});

export type MarkingInput = z.output<typeof markingInput>;
