import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { Blueprints } from './ports.ts';

/** Blueprints stay; the name of the account is removed from their latest edits. */
export function onUserDeleted(blueprints: Pick<Blueprints, 'forgetEditor'>): Subscription {
  return on(userDeleted, ({ data }) => blueprints.forgetEditor(data.userId));
}
