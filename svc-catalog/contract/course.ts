import { id } from '@pathshala/service-kit/contract';
import { z } from 'zod';

/** The course API of spec §7: the same academic courses, seen as course → subject → chapter → lesson and content. */
export const courseListItem = z.object({ _id: id, courseName: z.string(), courseType: z.string() });

/** The simple form: the course begins as a draft. */
export const courseInput = z.strictObject({
  courseName: z.string().trim().max(300).default(''),
  courseType: z.string().trim().max(100).default(''),
  description: z.string().max(50_000).default(''),
});

export const courseSubject = z.object({
  _id: id,
  subjectName: z.string(),
  subjectDescription: z.string(),
  /** How many. */
  chapters: z.number(),
});

/** Spelt as the source spells it. */
export const courseSubjectInput = z.strictObject({
  SubjectTitle: z.string().trim().max(300).default(''),
  SubjectSummary: z.string().trim().max(5000).default(''),
});

export const chapter = z.object({
  _id: id,
  chapterNumber: z.number(),
  chapterTitle: z.string(),
  chapterSummary: z.string(),
  /** How many. */
  lessons: z.number(),
});

/** `chapterNumber` is the place from 1; left out, the chapter goes to the end. */
export const chapterInput = z.strictObject({
  chapterNumber: z.number().int().min(1).max(1000).optional(),
  chapterTitle: z.string().trim().max(300).default(''),
  chapterSummary: z.string().trim().max(5000).default(''),
});

export const lesson = z.object({
  _id: id,
  chapterId: id,
  title: z.string(),
  /** Rich text. */
  content: z.string(),
  videoLink: z.string(),
  /** Minutes. */
  duration: z.number(),
});

export const lessonInput = z.strictObject({
  title: z.string().trim().max(300).default(''),
  content: z.string().max(200_000).default(''),
  videoLink: z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(2000)]).default(''),
  duration: z.number().min(0).max(10_000).default(0),
  /** The chapter of the path counts; a differing one is refused. */
  chapterId: id.optional(),
});

export const content = z.object({
  _id: id,
  contentNumber: z.number(),
  title: z.string(),
  /** Rich text. */
  contentDetails: z.string(),
  chapterTitle: z.string(),
});

export const contentInput = z.strictObject({
  title: z.string().trim().max(300).default(''),
  contentDetails: z.string().max(200_000).default(''),
});

export const courseGroups = z.object({ academic: z.number(), admission: z.number() });
