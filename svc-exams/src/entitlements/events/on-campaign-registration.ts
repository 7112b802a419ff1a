import { on } from '@pathshala/service-kit/events/subscription';
import { campaignRegistered, campaignRegistrationCancelled } from '@pathshala/svc-campaigns-contract/events';
import type { Entitlements } from '../domain/entitlements.ts';

/** A held place is the right to the campaign's exam, once it belongs to an account. */
export function onCampaignRegistered({ entitlements }: { readonly entitlements: Entitlements }) {
  return on(campaignRegistered, ({ data }) => entitlements.record(rightOf(data, true)));
}

export function onCampaignRegistrationCancelled({ entitlements }: { readonly entitlements: Entitlements }) {
  return on(campaignRegistrationCancelled, ({ data }) => entitlements.record(rightOf(data, false)));
}

interface Told {
  readonly registrationId: string;
  readonly campaignId: string;
  readonly studentId: string | null;
  readonly version: number;
}

function rightOf({ registrationId, campaignId, studentId, version }: Told, isActive: boolean) {
  const scope = { kind: 'campaign', id: campaignId } as const;
  return { sourceId: registrationId, studentId, scope, isActive, version };
}
