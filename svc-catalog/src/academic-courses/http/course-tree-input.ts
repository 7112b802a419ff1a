import type * as contract from '@pathshala/svc-catalog-contract/course-tree';
import type { z } from 'zod';
import type { PartTexts } from '../domain/edit-parts.ts';
import type { ContentDetails, LessonDetails } from '../domain/lesson.ts';

/** The names of the form of spec §7, or those of the answer that a PUT sends back. */
export function subjectTextsOf(body: z.output<typeof contract.subjectItemInput>): PartTexts {
  const { SubjectTitle, SubjectSummary, subjectName, subjectDescription } = body;
  return { title: SubjectTitle ?? subjectName, description: SubjectSummary ?? subjectDescription };
}

export function chapterTextsOf(body: z.output<typeof contract.chapterItemInput>): PartTexts {
  return { title: body.chapterTitle, description: body.chapterSummary };
}

export function lessonDetailsOf(body: z.output<typeof contract.lessonItemInput>): LessonDetails {
  const { title, content, videoLink, duration, supplementaryMaterials, subLessons, exams } = body;
  return { title, content, videoLink, duration, supplementaryMaterials, subLessons, exams };
}

export function contentDetailsOf(body: z.output<typeof contract.contentItemInput>): ContentDetails {
  return { title: body.title, contentDetails: body.contentDetails };
}
