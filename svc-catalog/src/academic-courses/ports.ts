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

/** A page of courses. */
export interface Found<Course> {
  readonly items: Course[];
  readonly total: number;
  /** The words searched for when no course contains the text. */
  readonly near?: readonly string[];
}

/** Deleted courses are found by id only. */
export interface AcademicCourses extends AggregateStore<AcademicCourse> {
  list(query: AcademicCourseQuery): Promise<Found<AcademicCourse>>;
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
