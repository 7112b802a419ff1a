import { secureLink } from '@pathshala/contract-kit/addresses';
import { edited } from '@pathshala/contract-kit/revision';
import { id } from '@pathshala/contract-kit/scalars';
import { plainText, richText } from '@pathshala/contract-kit/text';
import { z } from 'zod';
import { partLock } from './part-lock.ts';
import { openList } from './scalars.ts';

/** The last edit, for administrators only. */
const editedForAuthor = z.object(edited).partial().shape;

/** The course API of spec §7: academic courses as course → subject → chapter → lesson and content. */
export const courseListItem = z.object({ _id: id, courseName: z.string(), courseType: z.string() });

/** The short form: it creates a draft. */
export const courseInput = z.strictObject({
  courseName: plainText({ max: 300 }).default(''),
  courseType: plainText({ max: 100 }).default(''),
  description: richText({ max: 50_000 }).default(''),
});

export const courseSubject = z.object({
  _id: id,
  subjectName: z.string(),
  subjectDescription: z.string(),
  /** Count. */
  chapters: z.number(),
});

/** Field names as the specification spells them. */
export const courseSubjectInput = z.strictObject({
  SubjectTitle: plainText({ max: 300 }).default(''),
  SubjectSummary: plainText({ max: 5000 }).default(''),
});

export const chapter = z.object({
  _id: id,
  chapterNumber: z.number(),
  chapterTitle: z.string(),
  chapterSummary: z.string(),
  /** Count. */
  lessons: z.number(),
});

/** `chapterNumber` counts from 1; without it the chapter is appended. */
export const chapterInput = z.strictObject({
  chapterNumber: z.number().int().min(1).max(1000).optional(),
  chapterTitle: plainText({ max: 300 }).default(''),
  chapterSummary: plainText({ max: 5000 }).default(''),
});

/** A title or a link, or both with details. `Link` is the schema of a request or of an answer. */
const supplementaryMaterial = <Link extends z.ZodType>(link: Link) =>
  z.union([
    plainText({ max: 2000 }),
    z.strictObject({
      _id: id.optional(),
      title: plainText({ max: 300 }).default(''),
      description: plainText({ max: 2000 }).default(''),
      type: plainText({ max: 60 }).default(''),
      link,
    }),
  ]);

const subLesson = <Link extends z.ZodType>(videoLink: Link) =>
  z.union([
    plainText({ max: 300 }),
    z.strictObject({
      _id: id.optional(),
      title: plainText({ max: 300 }).default(''),
      content: richText({ max: 50_000 }).default(''),
      videoLink,
      duration: z.number().min(0).max(10_000).default(0),
    }),
  ]);

const takenLink = secureLink.default('');
const answeredLink = z.string().default('');

export const lesson = z.object({
  _id: id,
  chapterId: id,
  title: z.string(),
  /** Rich text. */
  content: z.string(),
  videoLink: z.string(),
  /** Minutes. */
  duration: z.number(),
  supplementaryMaterials: z.array(supplementaryMaterial(answeredLink)),
  subLessons: z.array(subLesson(answeredLink)),
  /** Stored as submitted; exams belong to svc-exams. */
  exams: openList,
  /** Set in lists only: the lesson is closed for the caller, and its texts are empty. */
  lock: partLock.optional(),
  ...editedForAuthor,
});

export const lessonInput = z.strictObject({
  title: plainText({ max: 300 }).default(''),
  content: richText({ max: 200_000 }).default(''),
  videoLink: secureLink.default(''),
  duration: z.number().min(0).max(10_000).default(0),
  supplementaryMaterials: z.array(supplementaryMaterial(takenLink)).max(50).default([]),
  subLessons: z.array(subLesson(takenLink)).max(50).default([]),
  exams: openList.default([]),
  /** If sent, it must equal the chapter of the path. */
  chapterId: id.optional(),
});

export type LessonInput = z.output<typeof lessonInput>;

export const content = z.object({
  _id: id,
  chapterId: id,
  contentNumber: z.number(),
  title: z.string(),
  /** Rich text. */
  contentDetails: z.string(),
  chapterTitle: z.string(),
  /** Set in lists only: the content is closed for the caller, and its text is empty. */
  lock: partLock.optional(),
  ...editedForAuthor,
});

export const contentInput = z.strictObject({
  title: plainText({ max: 300 }).default(''),
  contentDetails: richText({ max: 200_000 }).default(''),
});

/** The real counts behind the statistics of the home page. */
export const courseStatistics = z.object({
  lessons: z.number().int(),
  /** Past-year papers, which students practise with. */
  sheets: z.number().int(),
  /** The mean of all ratings with one decimal; null while there are none. */
  rating: z.number().nullable(),
});

/** The public counts of the catalogue. */
export const courseGroups = z.object({
  academic: z.number(),
  admission: z.number(),
  /** The number of questions in past-year papers. */
  questions: z.number().optional(),
  /** The mean of all ratings with one decimal; null while there are none. */
  rating: z.number().nullable().optional(),
});
