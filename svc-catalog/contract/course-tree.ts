import { edited, editedInput, revision } from '@pathshala/contract-kit/revision';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { pageQuery } from '@pathshala/contract-kit/paging';
import { plainText } from '@pathshala/contract-kit/text';
import { z } from 'zod';
import { courseStatus } from './academic.ts';
import {
  chapter,
  chapterInput,
  contentInput,
  courseInput,
  courseListItem,
  courseSubject,
  courseSubjectInput,
  lessonInput,
} from './course.ts';

/** Fields that only the answer has: a PUT may send them back, without effect. */
const ignored = z.unknown().optional();

/** A course in the short form, for its author. */
export const courseItem = courseListItem.extend({
  /** Rich text. */
  description: z.string(),
  status: courseStatus,
  ...edited,
});

export type CourseItem = z.output<typeof courseItem>;

/** `status` stays unchanged when it is left out. */
export const courseItemInput = courseInput.extend({
  _id: ignored,
  status: courseStatus.optional(),
  ...editedInput,
});

export type CourseItemForm = z.input<typeof courseItemInput>;

/** `rev` counts the edits of the subject itself, not those of its chapters. */
export const subjectItem = courseSubject.extend({ courseId: id, courseName: z.string(), ...edited });

export type SubjectItem = z.output<typeof subjectItem>;

/** Takes the names of the form of spec §7 and those of the answer; the former win. */
export const subjectItemInput = courseSubjectInput.extend({
  SubjectTitle: plainText({ max: 300 }).optional(),
  SubjectSummary: plainText({ max: 5000 }).optional(),
  subjectName: plainText({ max: 300 }).default(''),
  subjectDescription: plainText({ max: 5000 }).default(''),
  _id: ignored,
  courseId: ignored,
  courseName: ignored,
  chapters: ignored,
  ...editedInput,
});

export type SubjectItemForm = z.input<typeof subjectItemInput>;

/** `rev` counts the edits of the chapter itself, not those of its lessons. */
export const chapterItem = chapter.extend({
  courseId: id,
  courseName: z.string(),
  subjectId: id,
  subjectName: z.string(),
  ...edited,
});

export type ChapterItem = z.output<typeof chapterItem>;

/** A `chapterNumber` other than the stored one moves the chapter within its subject. */
export const chapterItemInput = chapterInput.extend({
  _id: ignored,
  courseId: ignored,
  courseName: ignored,
  subjectId: ignored,
  subjectName: ignored,
  lessons: ignored,
  ...editedInput,
});

export type ChapterItemForm = z.input<typeof chapterItemInput>;

export const lessonItemInput = lessonInput.extend({ _id: ignored, lock: ignored, ...editedInput });

export type LessonItemForm = z.input<typeof lessonItemInput>;

export const contentItemInput = contentInput.extend({
  _id: ignored,
  chapterId: ignored,
  contentNumber: ignored,
  chapterTitle: ignored,
  lock: ignored,
  ...editedInput,
});

export type ContentItemForm = z.input<typeof contentItemInput>;

/**
 * The parts that are deleted together with a part, and the affected students. A part counts itself: deleting a chapter has
 * `chapters: 1`.
 */
export const deletionCounts = z.object({
  subjects: z.number(),
  chapters: z.number(),
  lessons: z.number(),
  contents: z.number(),
  assignments: z.number(),
  /** Students enrolled in the course. */
  enrolled: z.number(),
  /** Students with progress, hand-ins or results in the part. */
  studentsWithResults: z.number(),
});

export type DeletionCounts = z.output<typeof deletionCounts>;

/** The answer of a delete. Until `undoUntil` the call `undoDeletion` with the same id restores the part. */
export const deletion = deletionCounts.extend({ _id: id, undoUntil: isoTime });

export type Deletion = z.output<typeof deletion>;

/** All ids of the list, in their new order. */
export const orderInput = z.strictObject({ ids: z.array(id).max(10_000) });
export const order = z.object({ ids: z.array(id) });

export const statusInput = z.strictObject({ status: courseStatus, rev: revision.optional() });

/** A unit of CAT-07: the chapter of a subject, by its course. */
export const academicUnit = z.object({
  _id: id,
  courseId: id,
  subjectId: id,
  subjectTitle: z.string(),
  title: z.string(),
  description: z.string(),
  lessonCount: z.number(),
  /** Set for administrators only. */
  ...z.object(edited).partial().shape,
});

export type AcademicUnit = z.output<typeof academicUnit>;

/** A new unit with title and description of another one of the subject replaces it (spec §5). */
export const academicUnitInput = z.strictObject({
  _id: ignored,
  courseId: ignored,
  subjectId: id,
  subjectTitle: ignored,
  title: plainText({ max: 300 }).default(''),
  description: plainText({ max: 5000 }).default(''),
  lessonCount: ignored,
  ...editedInput,
});

export type AcademicUnitForm = z.input<typeof academicUnitInput>;

export const academicUnitQuery = pageQuery.extend({
  subjectId: id.optional(),
  sort: z.enum(['position', '-position', 'name', '-name']).default('position'),
});
