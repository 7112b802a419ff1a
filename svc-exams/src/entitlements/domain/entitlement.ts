import type { Scope } from './scope.ts';

/** A right as its source states it. `sourceId` is the enrolment or registration; the highest version is current. */
export interface Entitlement {
  readonly sourceId: string;
  /** The account or the participant; null for a registration by which nobody may sit the exam. */
  readonly studentId: string | null;
  readonly scope: Scope;
  readonly isActive: boolean;
  readonly version: number;
  /** Digests that identify the person, as the source states them; each sits a ranked exam once. */
  readonly personKeys?: readonly string[];
}

/** Whether dues pause what a student may sit in a course, as the ledger of fees states it. */
export interface CoursePause {
  readonly studentId: string;
  readonly courseId: string;
  readonly isPaused: boolean;
  readonly version: number;
}

interface CampaignRegistration {
  readonly registrationId: string;
  readonly campaignId: string;
  readonly studentId: string | null;
  /** The participant who sits the exam by a mailed link while there is no account. */
  readonly participantId?: string | null | undefined;
  readonly personKeys?: readonly string[] | undefined;
  readonly version: number;
}

/** A confirmed place is the right to the campaign's exam, for its account or, without one, for its participant. */
export function entitlementOf(registration: CampaignRegistration, isActive: boolean): Entitlement {
  const { registrationId, campaignId, studentId, participantId = null, personKeys, version } = registration;
  const scope = { kind: 'campaign', id: campaignId } as const;
  const right = { sourceId: registrationId, studentId: studentId ?? participantId, scope, isActive, version };
  return { ...right, ...(personKeys && { personKeys }) };
}
