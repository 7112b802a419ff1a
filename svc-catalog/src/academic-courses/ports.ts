import type { AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { AdmissionCourseCount } from '../admission-courses/index.ts';
import type { AssignmentCounts, AssignmentDeletions } from '../assignments/index.ts';
import type { Caller, EnrolmentStatuses, LessonStudents } from '../enrolments/index.ts';
import type { CourseLocks, OpeningPlans } from '../openings/index.ts';
import type { TrackOutline } from '../outlines/index.ts';
import type { Counted } from '../ratings/index.ts';
import type { OpeningInFile } from './domain/course-file.ts';
import type { CourseInput } from './domain/course-input.ts';
import type { AcademicCourse, Status } from './domain/course.ts';
import type { Deletion } from './domain/delete-parts.ts';
import type { ContentHead, LessonHead, LessonOutline } from './domain/lesson-outline.ts';
import type { ContentDetails, LessonDetails } from './domain/lesson.ts';

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
  readonly sessions?: 'with' | undefined;
  /** undefined: every status. */
  readonly statuses?: readonly Status[] | undefined;
}

/** A page of courses. */
export interface Found<Course> {
  readonly items: Course[];
  readonly total: number;
  /** Similar words that exist, when no course contains the text searched for. */
  readonly near?: readonly string[];
}

/** Deleted courses are found by id only. */
export interface AcademicCourses extends AggregateStore<AcademicCourse> {
  list(query: AcademicCourseQuery): Promise<Found<AcademicCourse>>;
  ids(): Promise<readonly string[]>;
  count(statuses: readonly Status[]): Promise<number>;
  /** The ratings of all courses together. */
  ratings(): Promise<Counted>;
  withSubject(subjectId: string): Promise<AcademicCourse | null>;
  withChapter(chapterId: string): Promise<AcademicCourse | null>;
  /** The course from which a subject or chapter was deleted. */
  withDeletedPart(id: string): Promise<AcademicCourse | null>;
  /** Courses that are deleted and can be restored at `now` (epoch ms), or that have deleted parts. */
  withDeletions(now: number): Promise<AcademicCourse[]>;
  /** Ids of courses with something to clean up at this time (epoch milliseconds), the oldest first. */
  listCleanUpDue(now: number, limit: number): Promise<string[]>;
  /** Removes the name of a deleted account from the edits it made. */
  forgetEditor(userId: string): Promise<void>;
}

interface ChapterPartQuery {
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
  /** The number in all courses. */
  count(): Promise<number>;
  countOfChapter(chapterId: string): Promise<number>;
  /** How many parts of the chapter precede this one. */
  countBefore(part: Part): Promise<number>;
  /** The position after the last one. */
  nextPosition(chapterId: string): Promise<number>;
  /** Runs the rule again on the newer state when another writer was first. Null: there is no such part. */
  update(id: string, change: (part: Part) => Part): Promise<Part | null>;
  setPosition(id: string, position: number): Promise<void>;
  /** Hides the part. False: there is no such part. */
  markDeleted(id: string, deletion: Deletion): Promise<boolean>;
  /** Undoes `markDeleted`. False: it was not deleted, or its removal is due. */
  restore(id: string, now: number): Promise<boolean>;
  /** Deleted parts that can be restored at `now` (epoch ms), the latest delete first. */
  listRestorable(now: number): Promise<Part[]>;
  /** Removes the deleted parts whose removal is due. */
  removeDue(now: number): Promise<void>;
  deleteOfChapters(chapterIds: readonly string[]): Promise<void>;
  /** Removes the name of a deleted account from the edits it made. */
  forgetEditor(userId: string): Promise<void>;
}

/** Reads the JSON texts of an imported file. Each call rejects invalid content with a DomainError that names the fields. */
export interface CourseFileParser {
  /** Null for a text of another format, 0 for a version that is not a number. */
  versionOf(json: Uint8Array): number | null;
  /** Returns a draft, whatever the file says. */
  course(json: Uint8Array): CourseInput;
  lessons(json: Uint8Array): LessonDetails[];
  contents(json: Uint8Array): ContentDetails[];
  openings(json: Uint8Array): OpeningInFile[];
}

/** Lessons and contents of a course without their texts; deleted ones are left out. */
export interface ChapterHeads {
  /** Sorted by chapter. */
  lessonsOf(courseId: string): Promise<LessonHead[]>;
  contentsOf(courseId: string): Promise<ContentHead[]>;
  /** The chapter of each content. */
  contentChapterIdsOf(courseId: string): Promise<string[]>;
  findLesson(lessonId: string): Promise<LessonHead | null>;
  lessonsWith(ids: readonly string[]): Promise<LessonHead[]>;
}

/** The position of a lesson. */
export interface LessonPlace {
  readonly courseId: string;
  readonly courseTitle: string;
  readonly lessonTitle: string;
}

/**
 * The outlines for students enrolled in a course and its authors; others get `forbidden`. Deleted courses, chapters and lessons
 * are `not-found`.
 */
export interface LessonOutlines {
  read(courseId: string, caller: Caller): Promise<LessonOutline>;
  locateLesson(lessonId: string, caller: Caller): Promise<LessonPlace>;
}

/** The titles of a course and its subjects, for data of other capabilities. */
export interface CourseOutline {
  readonly courseId: string;
  readonly title: string;
  readonly subjects: readonly { readonly _id: string; readonly title: string }[];
}

/** Deleted courses are not found. */
export interface CourseOutlines {
  find(courseId: string): Promise<CourseOutline | null>;
  withSubject(subjectId: string): Promise<CourseOutline | null>;
  /** Searches the first 100 by name; for sample data. */
  titled(title: string): Promise<CourseOutline | null>;
}

/** The functions of other capabilities that courses use. */
export interface AcademicCoursesDependencies {
  readonly enrolmentStatuses: EnrolmentStatuses;
  readonly admissionCourses: AdmissionCourseCount;
  /** The data of other capabilities for parts of courses: counted before a delete, and deleted with the part. */
  readonly assignments: AssignmentCounts & AssignmentDeletions;
  readonly lessonStudents: LessonStudents;
  readonly openingPlans: OpeningPlans;
  readonly courseLocks: CourseLocks;
  readonly trackOutline: TrackOutline;
}
