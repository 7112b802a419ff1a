import type { LimitedTo, Reach } from '@pathshala/rules/limited-rights';
import type { AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { ParentType } from '@pathshala/rules/exam-kinds';
import type { Exam, ExamHead, ExamPlace } from './domain/exam.ts';
import type { AttemptsWithin } from './domain/within.ts';
import type { Outline, ParentRef } from './domain/exam-place.ts';

export interface ExamQuery {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** `number`, `title`, `type`, `marks`, `start` or `changed`, with `-` in front for the opposite direction. */
  readonly sort: string;
  /** Text in the title. */
  readonly q?: string | undefined;
  readonly type?: Exam['type'] | undefined;
  readonly parentType?: ParentType | undefined;
  readonly parentId?: string | undefined;
  /** Left out: all courses. */
  readonly courseIds?: readonly string[] | undefined;
  /** Includes the exams of the parts of the subject. */
  readonly subjectId?: string | undefined;
  /** Only exams for everybody in the course or for one of these batches; left out: all. */
  readonly batchIds?: readonly string[] | undefined;
  /** Only exams that limited rights reach; left out: all. */
  readonly within?: Reach | undefined;
  /** Any of these parts. */
  readonly parents?: readonly string[] | undefined;
}

type PlacedExam = ExamPlace & Pick<Exam, '_id' | 'isParentMissing'>;

export interface Exams extends AggregateStore<Exam> {
  /** Exams that are offered: not deleted, and their parent exists. */
  list(query: ExamQuery): Promise<{ items: ExamHead[]; total: number }>;
  head(id: string): Promise<ExamHead | null>;
  /** Every exam of the course, including deleted ones. */
  placesIn(courseId: string): Promise<readonly PlacedExam[]>;
  /** Deleted exams that can be restored at `now` (epoch ms), the latest delete first. */
  listRestorable(now: number): Promise<ExamHead[]>;
  /** Removes the name of a deleted account from the edits it made. */
  forgetEditor(userId: string): Promise<void>;
}

export interface ExamNumbers {
  /** From 1; no two calls get the same number of a parent. Numbers of deleted exams are not given out again. */
  next(parent: ParentRef): Promise<number>;
}

/** The parts of courses, as svc-catalog publishes them. */
export interface Outlines {
  find(courseId: string): Promise<Outline | null>;
  /** Finds a course with exactly this name. */
  named(courseName: string): Promise<Outline | null>;
  /** The course that has, or had, this part. */
  courseIdOf(parent: ParentRef): Promise<string | null>;
  /** Does nothing when the same or a later version is stored. */
  store(outline: Outline): Promise<void>;
  /** Marks the course as permanently deleted; later outlines are ignored. */
  end(courseId: string): Promise<void>;
}

/** A batch as svc-catalog published it last. */
export interface CourseBatch {
  readonly batchId: string;
  readonly version: number;
  readonly name: string;
  readonly courseIds: readonly string[];
}

export interface CourseBatches {
  find(batchId: string): Promise<CourseBatch | null>;
  /** Unknown ones are left out. */
  findMany(batchIds: readonly string[]): Promise<readonly CourseBatch[]>;
  /** The batches with one of these courses. */
  withCourses(courseIds: readonly string[]): Promise<readonly CourseBatch[]>;
  /** Does nothing when the same or a later version is stored. */
  store(batch: CourseBatch): Promise<void>;
}

/** The reach of the limited rights of an administrator, as it is now. */
export interface LimitedReach {
  of(limitedTo: LimitedTo): Promise<Reach>;
  attempts(limitedTo: LimitedTo): Promise<AttemptsWithin>;
}
