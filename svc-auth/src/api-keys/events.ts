import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { ApiKeys } from './ports.ts';

/** The keys of a person go with the account; they read nothing from the delete on. */
export function onUserDeleted(apiKeys: Pick<ApiKeys, 'removeOf'>): Subscription {
  return on(userDeleted, ({ data }) => apiKeys.removeOf(data.userId));
}
