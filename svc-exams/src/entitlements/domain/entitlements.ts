/** What gives the right to an exam: an enrolment in its course, or a registration for its campaign. */
export interface Scope {
  readonly kind: 'course' | 'campaign';
  readonly id: string;
}

/** A right as its source tells it. `sourceId` is the enrolment or registration; a higher version is the later truth. */
interface Entitlement {
  readonly sourceId: string;
  /** null while a visitor's registration has not joined an account. */
  readonly studentId: string | null;
  readonly scope: Scope;
  readonly isActive: boolean;
  readonly version: number;
}

export interface Entitlements {
  has(studentId: string, scope: Scope): Promise<boolean>;
  campaignsOf(studentId: string): Promise<readonly string[]>;
  /** Keeps the entitlement unless a later version is known; in any order, any number of times. */
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
