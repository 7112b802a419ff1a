import type { PartLock } from '@pathshala/rules/part-lock';
import type { CourseOpenings } from './domain/course-openings.ts';

export interface Openings {
  /** Null: svc-catalog has published nothing about the course. */
  find(courseId: string): Promise<CourseOpenings | null>;
  /** Does nothing when the same or a later version is stored. */
  store(openings: CourseOpenings): Promise<void>;
}

interface StudentProgress {
  readonly studentId: string;
  readonly courseId: string;
  readonly version: number;
  /** The completed lessons and the past years that were sat. */
  readonly completedParts: readonly string[];
}

/** The completed parts of students, as svc-catalog published them last. */
export interface CompletedParts {
  of(studentId: string, courseId: string): Promise<ReadonlySet<string>>;
  /** Does nothing when the same or a later version is stored, and for a deleted account. */
  store(progress: StudentProgress): Promise<void>;
  /** Removes the data of a deleted account; later progress of it is ignored. */
  endStudent(studentId: string): Promise<void>;
}

/** The facts of a paper, or of its head, by which its part of the course is found. */
interface PlacedPaper {
  readonly paperId: string;
  readonly courseId: string | null;
  readonly parent?: { readonly id: string } | undefined;
}

/** OPN-03. Why the student cannot start the exam now; null: its part of the course is open, or it belongs to none. */
export type FindLock = (paper: PlacedPaper, studentId: string, now: number) => Promise<PartLock | null>;

/** The same for many papers of one student: each course is read once. */
export type LocksFor = (studentId: string, now: number) => (paper: PlacedPaper) => Promise<PartLock | null>;

export interface OpeningPorts {
  readonly findLock: FindLock;
  readonly locksFor: LocksFor;
}
