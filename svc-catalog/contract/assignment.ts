import { secureLink } from '@pathshala/contract-kit/addresses';
import { pageOf, pageQuery, sortOf } from '@pathshala/contract-kit/paging';
import { edited, editedInput } from '@pathshala/contract-kit/revision';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { plainText, richText } from '@pathshala/contract-kit/text';
import { z } from 'zod';
import { partLock } from './part-lock.ts';

export const assignmentType = z.enum(['individual', 'group']);

/** Marks: above 0, with at most two decimals. */
const marks = z.number().min(0).max(10_000).multipleOf(0.01);

/** One part of the marks. The names of an assignment differ. */
export const criterion = z.strictObject({
  name: plainText({ max: 200 }).default(''),
  maxScore: marks.default(0),
});

/** An empty id means none. */
const optionalId = z.union([z.literal(''), id]).default('');

/**
 * An assignment as an administrator submits it (spec §3). Further fields of its answer are accepted and ignored; only `rev` of
 * the last edit is used.
 */
export const assignmentInput = z.strictObject({
  title: plainText({ max: 300 }).default(''),
  /** Rich text. */
  description: richText({ max: 50_000 }).default(''),
  /** An instant; empty means not set. */
  dueDate: z.union([z.literal(''), isoTime]).default(''),
  assignmentType: assignmentType.default('individual'),
  maxScore: marks.nullish(),
  /** If there are any, their `maxScore` add up to that of the assignment. */
  criteria: z.array(criterion).max(20).default([]),
  /** Rich text. */
  instructions: richText({ max: 50_000 }).default(''),
  /** Another place for the hand-in, or a template to start from. */
  submissionLink: secureLink.default(''),
  /** Without a course no student sees the assignment. */
  courseId: optionalId,
  subjectId: optionalId,
  /** The batches of the course to whose members it is addressed; none: everybody in the course. */
  batchIds: z.array(id).max(50).default([]),
  _id: z.unknown().optional(),
  courseName: z.unknown().optional(),
  subjectName: z.unknown().optional(),
  createdAt: z.unknown().optional(),
  submissionCount: z.unknown().optional(),
  unmarkedCount: z.unknown().optional(),
  own: z.unknown().optional(),
  regularDueDate: z.unknown().optional(),
  lock: z.unknown().optional(),
  ...editedInput,
});

export type AssignmentInput = z.output<typeof assignmentInput>;
export type AssignmentForm = z.input<typeof assignmentInput>;

export const submissionState = z.enum(['none', 'handed-in', 'late', 'marked']);
export type SubmissionState = z.output<typeof submissionState>;

/** The caller's hand-in. */
const ownSubmission = z.object({ state: submissionState, isLate: z.boolean(), score: z.number().nullable() });

const assignmentFields = {
  _id: id,
  title: z.string(),
  description: z.string(),
  dueDate: isoTime,
  assignmentType,
  maxScore: z.number(),
  criteria: z.array(z.object({ name: z.string(), maxScore: z.number() })),
  instructions: z.string(),
  submissionLink: z.string(),
  courseId: z.string(),
  courseName: z.string(),
  subjectId: z.string(),
  subjectName: z.string(),
};

/** A row of a list: `own` is for students, the counts are for administrators who author or mark. */
export const assignmentItem = z.object({
  _id: id,
  title: z.string(),
  dueDate: isoTime,
  assignmentType,
  maxScore: z.number(),
  courseId: z.string(),
  courseName: z.string(),
  subjectId: z.string(),
  subjectName: z.string(),
  own: ownSubmission.optional(),
  /** The deadline of everybody else, where `dueDate` is a longer one of the caller. */
  regularDueDate: isoTime.optional(),
  /** Why a student cannot hand it in now. */
  lock: partLock.optional(),
  createdAt: isoTime.optional(),
  submissionCount: z.number().optional(),
  unmarkedCount: z.number().optional(),
});

export type AssignmentItem = z.output<typeof assignmentItem>;

/** The texts of a closed assignment are empty for students who have handed in nothing. */
export const assignmentForStudent = z.object({
  ...assignmentFields,
  own: ownSubmission,
  /** The deadline of everybody else, where `dueDate` is a longer one of the caller. */
  regularDueDate: isoTime.optional(),
  lock: partLock.optional(),
});

/** The answer for administrators who author or mark. */
export const assignmentForAdmin = z.object({
  ...assignmentFields,
  batchIds: z.array(id),
  createdAt: isoTime,
  submissionCount: z.number(),
  unmarkedCount: z.number(),
  ...edited,
});

export type AssignmentForStudent = z.output<typeof assignmentForStudent>;
export type AssignmentForAdmin = z.output<typeof assignmentForAdmin>;

export const assignmentQuery = pageQuery.extend({
  sort: sortOf(['due', 'title', 'maxScore', 'created']).default('due'),
  courseId: id.optional(),
  subjectId: id.optional(),
  /** `true`: only assignments of a whole course, not of one of its subjects. */
  wholeCourse: z.literal('true').optional(),
  assignmentType: assignmentType.optional(),
  /** For students: not handed in before or after the due date, or handed in. */
  show: z.enum(['all', 'due', 'overdue', 'done']).default('all'),
});

/** Bytes of a PDF, and of the photo of a page. */
export const handInLimit = 10_000_000;

/** Photographed pages of one hand-in. */
export const handInPageLimit = 20;

export const handInFile = z.object({
  fileId: id,
  name: z.string(),
  /** Bytes. */
  size: z.number(),
});

export type HandInFile = z.output<typeof handInFile>;

/** The photo of a page; its picture is the uploaded file. */
export const handInPage = z.strictObject({
  fileId: id,
  rotation: z
    .literal([0, 90, 180, 270])
    .default(0)
    .describe('degrees clockwise, in which the page is to be shown'),
});

export type HandInPage = z.output<typeof handInPage>;

/** Text, link, PDF or photos of pages; at least one of them. */
export const submissionInput = z.strictObject({
  text: plainText({ max: 50_000 }).default(''),
  link: secureLink.default(''),
  /** The id of an uploaded PDF. */
  fileId: optionalId,
  /** Sorted by page. */
  pages: z.array(handInPage).max(handInPageLimit).default([]),
  /** The names of a group; required for group assignments. */
  groupMembers: plainText({ max: 1000 }).default(''),
});

const criterionScore = z.object({ name: z.string(), maxScore: z.number(), score: z.number() });

const submissionMarks = z.object({
  score: z.number(),
  /** The maximum of the assignment at the time of the marking. */
  maxScore: z.number(),
  criteria: z.array(criterionScore),
  feedback: z.string(),
  markedAt: isoTime,
});

const submissionFields = {
  _id: id,
  assignmentId: id,
  text: z.string(),
  link: z.string(),
  file: handInFile.nullable(),
  pages: z.array(handInPage).optional(),
  groupMembers: z.string(),
  handedInAt: isoTime,
  isLate: z.boolean(),
  marks: submissionMarks.nullable(),
};

export const ownSubmissionAnswer = z.object({ submission: z.object(submissionFields).nullable() });

export type OwnSubmission = NonNullable<z.output<typeof ownSubmissionAnswer>['submission']>;

export const submissionForMarker = z.object({
  ...submissionFields,
  studentId: id,
  studentName: z.string(),
  ...edited,
});

export type SubmissionForMarker = z.output<typeof submissionForMarker>;

export const submissionQuery = pageQuery.pick({ page: true, pageSize: true }).extend({
  show: z.enum(['all', 'unmarked', 'marked', 'late']).default('all'),
});

/** Oldest first. The counts are those of the whole assignment. */
export const submissionPage = pageOf(submissionForMarker).extend({
  counts: z.object({ all: z.number(), unmarked: z.number(), marked: z.number(), late: z.number() }),
});

/** With criteria the score of each one, by its name; without criteria `score`. */
export const marksInput = z.strictObject({
  score: marks.optional(),
  criteria: z
    .array(z.strictObject({ name: z.string().max(200), score: marks, maxScore: z.unknown().optional() }))
    .max(20)
    .default([]),
  feedback: plainText({ max: 10_000 }).default(''),
  rev: editedInput.rev,
});

export type MarksInput = z.output<typeof marksInput>;
