import type { AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { AcademicCourse, Status } from '../domain/course.ts';
import type { Content, Lesson } from '../domain/lesson.ts';

export interface AcademicQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly sort: string;
  readonly q?: string | undefined;
  readonly price?: 'free' | 'paid' | undefined;
  readonly classLevel?: string | undefined;
  readonly language?: string | undefined;
  readonly level?: string | undefined;
  readonly statuses?: readonly Status[] | undefined;
}

/** Deleted courses are found by id only. */
export interface AcademicCourses extends AggregateStore<AcademicCourse> {
  list(query: AcademicQuery): Promise<{ items: AcademicCourse[]; total: number }>;
  count(statuses: readonly Status[]): Promise<number>;
  withSubject(subjectId: string): Promise<AcademicCourse | null>;
  withChapter(chapterId: string): Promise<AcademicCourse | null>;
}

/** Lessons or contents: parts of a chapter, each a document of its own. */
export interface ChapterParts<Part> {
  find(id: string): Promise<Part | null>;
  insert(part: Part): Promise<void>;
  ofChapter(chapterId: string, page?: { skip: number; limit: number }): Promise<Part[]>;
  countOfChapter(chapterId: string): Promise<number>;
  /** The position after the last one. */
  nextPosition(chapterId: string): Promise<number>;
  deleteOfChapters(chapterIds: readonly string[]): Promise<void>;
}

export interface AcademicDependencies {
  readonly academicCourses: AcademicCourses;
  readonly lessons: ChapterParts<Lesson>;
  readonly contents: ChapterParts<Content>;
  readonly now: () => number;
  readonly newId: () => string;
}
