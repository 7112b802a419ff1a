import type { LimitedTo, Reach } from '@pathshala/rules/limited-rights';
import type { AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { Batch } from './domain/batch.ts';
import type { Membership } from './domain/membership.ts';

/** The batches, for other capabilities. */
export interface BatchDirectory {
  /** Finds archived ones, too. */
  find(batchId: string): Promise<Batch | null>;
  /** The ids of the students who are in the batch now; at most a few thousand. */
  membersOf(batchId: string): Promise<readonly string[]>;
  /** The ids of the batches that the student is in now, also archived ones. */
  batchesOf(studentId: string): Promise<readonly string[]>;
  /** The same of several students; who is in none is left out. */
  batchesOfEach(studentIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /** The reach of the limited rights of an administrator, as it is now. */
  reachOf(limitedTo: LimitedTo): Promise<Reach>;
  /** The students of these batches, each once; a few thousand at most. */
  studentsOf(batchIds: readonly string[]): Promise<readonly string[]>;
  /** The names by id; unknown ids are left out. */
  namesOf(batchIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

export interface BatchesQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly sort: string;
  /** Text in the name, the room or the name of the teacher. */
  readonly q?: string | undefined;
  readonly courseId?: string | undefined;
  readonly teacherId?: string | undefined;
  readonly archived?: 'only' | 'with' | undefined;
  /** Only these; left out: all. */
  readonly ids?: readonly string[] | undefined;
}

export interface Batches extends AggregateStore<Batch> {
  list(query: BatchesQuery): Promise<{ readonly items: readonly Batch[]; readonly total: number }>;
  /** The names by id; unknown ids are left out. */
  namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  findMany(ids: readonly string[]): Promise<readonly Batch[]>;
  /** Removes the name of a deleted account, which edited or taught. */
  forgetPerson(userId: string): Promise<void>;
}

/** `insert` and `update` reject with DuplicateKeyError where the place is taken. */
export interface Memberships extends AggregateStore<Membership> {
  /** The places that are taken. */
  seatsOf(batchId: string): Promise<ReadonlySet<number>>;
  /** The ids of the students who are in the batch now. */
  membersOf(batchId: string): Promise<readonly string[]>;
  /** The ids of the batches that the student is in now. */
  batchesOf(studentId: string): Promise<readonly string[]>;
  /** How many students are in each of these batches now. */
  countsOf(batchIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The members after this membership, sorted by id. */
  membersAfter(batchId: string, membershipId: string, limit: number): Promise<readonly Membership[]>;
  /** The members of the batch, or those who have left it, the latest first. */
  page(query: {
    readonly batchId: string;
    readonly isLeft: boolean;
    /** Only these students, at most a hundred. */
    readonly students?: readonly string[] | undefined;
    readonly page: number;
    readonly pageSize: number;
  }): Promise<{ readonly items: readonly Membership[]; readonly total: number }>;
  /** Where these students are now, a few hundred at once. */
  ofStudents(studentIds: readonly string[]): Promise<readonly Pick<Membership, 'batchId' | 'studentId'>[]>;
  /** All memberships of the student, also those that have ended. */
  allOfStudent(studentId: string): Promise<readonly Membership[]>;
  /** A deleted account is in no batch, and nothing of its stays is left. */
  removeStudent(studentId: string): Promise<void>;
}
