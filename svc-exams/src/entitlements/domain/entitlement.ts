import type { Scope } from './scope.ts';

/** A right as its source states it. `sourceId` is the enrolment or registration; the highest version is current. */
export interface Entitlement {
  readonly sourceId: string;
  /** Or that of a participant; null for a registration that nobody may sit the exam by. */
  readonly studentId: string | null;
  readonly scope: Scope;
  readonly isActive: boolean;
  readonly version: number;
}

export interface CampaignRegistration {
  readonly registrationId: string;
  readonly campaignId: string;
  readonly studentId: string | null;
  /** Who sits the exam by a mailed link while there is no account. */
  readonly participantId?: string | null | undefined;
  readonly version: number;
}

/** A confirmed place is the right to the campaign's exam, of its account or, without one, of its participant. */
export function entitlementOf(
  { registrationId, campaignId, studentId, participantId = null, version }: CampaignRegistration,
  isActive: boolean,
): Entitlement {
  const scope = { kind: 'campaign', id: campaignId } as const;
  return { sourceId: registrationId, studentId: studentId ?? participantId, scope, isActive, version };
}
