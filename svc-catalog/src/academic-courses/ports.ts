import type { AggregateStore } from '@pathshala/events/aggregate';
import type { Caller } from '../enrolments/ports.ts';
import type { AcademicCourse, Status } from './domain/course.ts';
import type { Removal } from './domain/deleted-part.ts';

export type { Removal } from './domain/deleted-part.ts';
import type { LessonOutline, LessonHead } from './domain/lesson-outline.ts';

export { lessonIdsOf, type ChapterOutline, type LessonOutline } from './domain/lesson-outline.ts';

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
  /** The course that a subject or chapter was deleted from. */
  withDeletedPart(id: string): Promise<AcademicCourse | null>;
  /** Ids of courses with something to clean up at this time (epoch milliseconds), the oldest first. */
  listCleanUpDue(now: number, limit: number): Promise<string[]>;
  /** Removes the name of a deleted account from the edits it made. */
  forgetEditor(userId: string): Promise<void>;
}

export interface ChapterPartQuery {
  readonly chapterId: string;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** `position` or `name`, with `-` in front for the opposite direction. */
  readonly sort: string;
  /** Text in the title. */
  readonly q?: string | undefined;
}

/** Lessons or contents: parts of a chapter, each a document of its own. Deleted ones are not found. */
export interface ChapterParts<Part> {
  find(id: string): Promise<Part | null>;
  insert(part: Part): Promise<void>;
  list(query: ChapterPartQuery): Promise<{ items: Part[]; total: number }>;
  /** In the order of the chapter. */
  ofChapter(chapterId: string, page: { skip: number; limit: number }): Promise<Part[]>;
  /** All ids in the order of the chapter. */
  idsOfChapter(chapterId: string): Promise<string[]>;
  countOfChapter(chapterId: string): Promise<number>;
  /** How many parts of the chapter precede this one. */
  countBefore(part: Part): Promise<number>;
  /** The position after the last one. */
  nextPosition(chapterId: string): Promise<number>;
  /** Repeats the rule on the newer state when another writer was first. Null: there is no such part. */
  update(id: string, change: (part: Part) => Part): Promise<Part | null>;
  setPosition(id: string, position: number): Promise<void>;
  /** From now on the part is not found. `now` is epoch milliseconds. False: there is no such part. */
  markDeleted(id: string, now: number): Promise<boolean>;
  /** Undoes `markDeleted`. False: it was not deleted, or its removal is due. */
  restore(id: string, now: number): Promise<boolean>;
  /** Removes the deleted parts whose removal is due. */
  removeDue(now: number): Promise<void>;
  deleteOfChapters(chapterIds: readonly string[]): Promise<void>;
  /** Removes the name of a deleted account from the edits it made. */
  forgetEditor(userId: string): Promise<void>;
}

/** A course, or some of its parts, that are to be deleted. */
export interface DeletionScope extends Removal {
  readonly courseId: string;
}

/** The assignments of a whole course, or of these subjects of it. */
export interface AssignmentScope {
  readonly courseId?: string | undefined;
  readonly subjectIds?: readonly string[] | undefined;
}

export interface AssignmentCounts {
  countOf(where: AssignmentScope): Promise<number>;
}

/** Assignments that go with a course or a subject. Every call may be repeated. */
export interface AssignmentDeletions {
  /** `deletionId` names the deletion, for its undo. */
  deleteOf(where: AssignmentScope, deletionId: string): Promise<void>;
  restore(deletionId: string): Promise<void>;
}

/** Progress, hand-ins or results of students. */
export interface StudentWork {
  /** Students who have any in the parts; an id may occur more than once. */
  studentIdsIn(scope: DeletionScope): Promise<readonly string[]>;
}

/** Lessons and contents of a course without their texts; deleted ones are left out. */
export interface ChapterHeads {
  /** In the order of their chapters. */
  lessonsOf(courseId: string): Promise<LessonHead[]>;
  /** The chapter of each content. */
  contentChapterIdsOf(courseId: string): Promise<string[]>;
  findLesson(lessonId: string): Promise<LessonHead | null>;
}

/** Where a lesson is. */
export interface LessonPlace {
  readonly courseId: string;
  readonly courseTitle: string;
  readonly lessonTitle: string;
}

/**
 * For those enrolled in a course and its authors; for others `forbidden`. Deleted courses, chapters and lessons are
 * `not-found`.
 */
export interface LessonOutlines {
  read(courseId: string, caller: Caller): Promise<LessonOutline>;
  locateLesson(lessonId: string, caller: Caller): Promise<LessonPlace>;
}
