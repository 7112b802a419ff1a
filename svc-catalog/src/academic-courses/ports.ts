import type { AggregateStore } from '@pathshala/events/aggregate';
import type { AcademicCourse, Status } from './domain/course.ts';

export interface AcademicCourseQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly sort: string;
  /** Text in the title. */
  readonly q?: string | undefined;
  readonly price?: 'free' | 'paid' | undefined;
  readonly classLevel?: string | undefined;
  readonly language?: string | undefined;
  readonly level?: string | undefined;
  /** undefined: every status. */
  readonly statuses?: readonly Status[] | undefined;
}

/** Deleted courses are found by id only. */
export interface AcademicCourses extends AggregateStore<AcademicCourse> {
  list(query: AcademicCourseQuery): Promise<{ items: AcademicCourse[]; total: number }>;
  count(statuses: readonly Status[]): Promise<number>;
  withSubject(subjectId: string): Promise<AcademicCourse | null>;
  withChapter(chapterId: string): Promise<AcademicCourse | null>;
  /** Removes the name of a deleted account from the edits it made. */
  forgetEditor(userId: string): Promise<void>;
}

/** Lessons or contents: parts of a chapter, each a document of its own. */
export interface ChapterParts<Part> {
  find(id: string): Promise<Part | null>;
  insert(part: Part): Promise<void>;
  /** In the order of the chapter. */
  ofChapter(chapterId: string, page?: { skip: number; limit: number }): Promise<Part[]>;
  countOfChapter(chapterId: string): Promise<number>;
  /** The position after the last one. */
  nextPosition(chapterId: string): Promise<number>;
  deleteOfChapters(chapterIds: readonly string[]): Promise<void>;
}

/** The titles of a course and its subjects, for what belongs to them in other capabilities. */
export interface CourseOutline {
  readonly courseId: string;
  readonly title: string;
  readonly subjects: readonly { readonly _id: string; readonly title: string }[];
}

/** Deleted courses are not found. */
export interface CourseOutlines {
  find(courseId: string): Promise<CourseOutline | null>;
  withSubject(subjectId: string): Promise<CourseOutline | null>;
  /** Among the first 100 by name; for sample data. */
  titled(title: string): Promise<CourseOutline | null>;
}
