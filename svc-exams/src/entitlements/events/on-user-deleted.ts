import { on, type Subscription } from '@pathshala/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { Entitlements } from '../ports.ts';

/** The rights end. Results stay: no name is stored here (AUTH-05). */
export function onUserDeleted(entitlements: Entitlements): Subscription {
  return on(userDeleted, ({ data }) => entitlements.endAllOf(data.userId));
}
