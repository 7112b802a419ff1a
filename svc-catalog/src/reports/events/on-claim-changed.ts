import { on, type Subscription } from '@pathshala/events/subscription';
import { claimChanged } from '@pathshala/svc-catalog-contract/events';
import type { recordClaim } from '../use-cases/record-claim.ts';

export function onClaimChanged(record: ReturnType<typeof recordClaim>): Subscription {
  return on(claimChanged, ({ data }) => record(data));
}
