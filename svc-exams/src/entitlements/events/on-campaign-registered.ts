import { on, type Subscription } from '@pathshala/events/subscription';
import { campaignRegistered } from '@pathshala/svc-campaigns-contract/events';
import { entitlementOf } from '../domain/entitlement.ts';
import type { Entitlements } from '../ports.ts';

export function onCampaignRegistered(entitlements: Entitlements): Subscription {
  return on(campaignRegistered, ({ data }) => entitlements.record(entitlementOf(data, true)));
}
