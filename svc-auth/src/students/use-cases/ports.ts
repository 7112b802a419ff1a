import type { AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { Owner, StudentRecord } from '../domain/student.ts';

interface StudentListQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly sort: 'name' | '-name';
  readonly q?: string | undefined;
}

export interface Students extends AggregateStore<StudentRecord> {
  /** Deleted records are in no list. */
  list(query: StudentListQuery): Promise<{ items: readonly StudentRecord[]; total: number }>;
  /** Whose record names the course, as enrolled or as progress. */
  idsWithCourse(courseId: string): Promise<readonly string[]>;
  /** Removes the record and all that is kept of its owner. */
  remove(id: string): Promise<void>;
}

/** Courses that are gone: an event that was published before and arrives later must not bring one back. */
export interface DeletedCourses {
  add(courseId: string, deletedAt: string): Promise<void>;
  has(courseId: string): Promise<boolean>;
}

/** The account behind a record. `deleted`: there was one. null: never heard of. */
export interface Owners {
  find(userId: string): Promise<Owner | 'deleted' | null>;
}
