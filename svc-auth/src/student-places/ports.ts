import type { LimitedTo } from '@pathshala/rules/limited-rights';

/** A student's enrolment in a course, or place in a batch. */
export interface StudentPlace {
  /** The enrolment or the membership. */
  readonly sourceId: string;
  readonly studentId: string;
  /** The course or the batch. */
  readonly groupId: string;
  readonly isActive: boolean;
  readonly version: number;
}

/** Which students are in which courses and batches now, as svc-catalog publishes it. */
export interface StudentPlaces {
  /** Returns those of the people, a hundred at most, who are in one of the courses or batches. */
  within(studentIds: readonly string[], limitedTo: LimitedTo): Promise<ReadonlySet<string>>;
  /** Does nothing when the same or a later version is stored. */
  record(place: StudentPlace): Promise<void>;
  forget(studentId: string): Promise<void>;
}
