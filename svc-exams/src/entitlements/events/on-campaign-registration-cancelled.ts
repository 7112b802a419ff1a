import { on, type Subscription } from '@pathshala/events/subscription';
import { campaignRegistrationCancelled } from '@pathshala/svc-campaigns-contract/events';
import { entitlementOf } from '../domain/entitlement.ts';
import type { Entitlements } from '../ports.ts';

export function onCampaignRegistrationCancelled(entitlements: Entitlements): Subscription {
  return on(campaignRegistrationCancelled, ({ data }) => entitlements.record(entitlementOf(data, false)));
}
