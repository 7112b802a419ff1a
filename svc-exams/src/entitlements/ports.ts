import type { CoursePause, Entitlement } from './domain/entitlement.ts';
import type { Scope } from './domain/scope.ts';

export interface RightToSit {
  readonly isEntitled: boolean;
  /** New attempts wait for a payment; open ones continue. */
  readonly isPaused: boolean;
}

export interface Entitlements {
  /** An owner has the right by the id alone. */
  has(studentId: string, scope: Scope): Promise<boolean>;
  /** The right, and whether dues of the course pause it. */
  rightTo(studentId: string, scope: Scope): Promise<RightToSit>;
  /** The digests in the student's rights for the scope; they identify the person independently of the account. */
  personKeysOf(studentId: string, scope: Scope): Promise<readonly string[]>;
  campaignsOf(studentId: string): Promise<readonly string[]>;
  coursesOf(studentId: string): Promise<readonly string[]>;
  /** The batches that the student is in. */
  batchesOf(studentId: string): Promise<readonly string[]>;
  /** The students with a current right by an enrolment, a registration or a place in a batch. */
  studentsOf(scope: Scope): Promise<readonly string[]>;
  /** The same, sorted, those after an id. */
  studentPage(
    scope: Scope,
    page: { readonly after: string; readonly limit: number },
  ): Promise<readonly string[]>;
  /** Stores the entitlement unless a later version is known. Events may arrive repeatedly and in any order. */
  record(entitlement: Entitlement): Promise<void>;
  /** Stores whether dues pause the student's right to the papers of a course, unless a later version is known. */
  recordPause(pause: CoursePause): Promise<void>;
  /** Ends every right of a deleted account, also a right that is recorded later. */
  endAllOf(studentId: string): Promise<void>;
  /** Ends every right to a deleted course, also a right that is recorded later. */
  endCourse(courseId: string): Promise<void>;
}

/** Campaigns whose results are released: their keys may be seen. */
export interface Releases {
  isReleased(campaignId: string): Promise<boolean>;
  release(campaignId: string, releasedAt: string): Promise<void>;
}

/** The entitlement functions that other capabilities use. */
export interface EntitlementPorts {
  readonly entitlements: Entitlements;
  readonly releases: Releases;
}
