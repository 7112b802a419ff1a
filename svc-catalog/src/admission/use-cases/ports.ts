import type { AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { AdmissionCourse } from '../domain/course.ts';
import type { Paper } from '../domain/paper.ts';

export interface CourseQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly sort: string;
  readonly q?: string | undefined;
  readonly price?: 'free' | 'paid' | undefined;
}

/** Deleted courses are found by id only. */
export interface AdmissionCourses extends AggregateStore<AdmissionCourse> {
  findByCode(code: string): Promise<AdmissionCourse | null>;
  list(query: CourseQuery): Promise<{ items: AdmissionCourse[]; total: number }>;
  count(): Promise<number>;
}

export interface Papers extends AggregateStore<Paper> {
  ofCourse(courseId: string): Promise<Paper[]>;
  /** Those whose save did not come to its end by then; epoch ms. */
  unsettled(before: number, limit: number): Promise<Paper[]>;
}
