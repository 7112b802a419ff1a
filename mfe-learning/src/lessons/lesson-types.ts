import type { CourseOutline, CourseProgress } from '@pathshala/svc-catalog-contract/lesson-progress';
import type { readLesson } from '@pathshala/svc-catalog-contract/http';
import type { z } from 'zod';

export type { CourseOutline, CourseProgress } from '@pathshala/svc-catalog-contract/lesson-progress';

export type Lesson = z.output<(typeof readLesson)['answer']>;
export type OutlineSubject = CourseOutline['subjects'][number];
export type OutlineChapter = OutlineSubject['chapters'][number];
export type OutlineLesson = OutlineChapter['lessons'][number];

/** A course with the reader's progress; null for an administrator who is not enrolled. */
export interface CourseForStudent {
  readonly outline: CourseOutline;
  readonly progress: CourseProgress | null;
}
