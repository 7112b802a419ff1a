import type { Entitlement } from './domain/entitlement.ts';
import type { Scope } from './domain/scope.ts';

export interface Entitlements {
  /** An owner has the right by the id alone. */
  has(studentId: string, scope: Scope): Promise<boolean>;
  /** The digests that the student's rights state for it; they identify the person beside the account. */
  personKeysOf(studentId: string, scope: Scope): Promise<readonly string[]>;
  campaignsOf(studentId: string): Promise<readonly string[]>;
  coursesOf(studentId: string): Promise<readonly string[]>;
  /** Who has the right by an enrolment or a registration now. */
  studentsOf(scope: Scope): Promise<readonly string[]>;
  /** Stores the entitlement unless a later version is known; in any order, any number of times. */
  record(entitlement: Entitlement): Promise<void>;
  /** Ends every right of a deleted account, also one that is recorded later. */
  endAllOf(studentId: string): Promise<void>;
  /** Ends every right to a deleted course, also one that is recorded later. */
  endCourse(courseId: string): Promise<void>;
}

/** Campaigns whose results are released: their keys may be seen. */
export interface Releases {
  isReleased(campaignId: string): Promise<boolean>;
  release(campaignId: string, releasedAt: string): Promise<void>;
}

/** What other capabilities need of entitlements. */
export interface EntitlementPorts {
  readonly entitlements: Entitlements;
  readonly releases: Releases;
}
