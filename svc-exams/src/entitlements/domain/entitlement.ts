import type { Scope } from './scope.ts';

/** A right as its source states it. `sourceId` is the enrolment or registration; the highest version is current. */
export interface Entitlement {
  readonly sourceId: string;
  /** null while a visitor's registration has not joined an account. */
  readonly studentId: string | null;
  readonly scope: Scope;
  readonly isActive: boolean;
  readonly version: number;
}

export interface CampaignRegistration {
  readonly registrationId: string;
  readonly campaignId: string;
  readonly studentId: string | null;
  readonly version: number;
}

/** A confirmed place is the right to the campaign's exam, once it belongs to an account. */
export function entitlementOf(
  { registrationId, campaignId, studentId, version }: CampaignRegistration,
  isActive: boolean,
): Entitlement {
  const scope = { kind: 'campaign', id: campaignId } as const;
  return { sourceId: registrationId, studentId, scope, isActive, version };
}
