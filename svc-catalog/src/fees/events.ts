import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { FeeSettings } from './ports.ts';

export function onUserDeleted(settings: Pick<FeeSettings, 'forgetEditor'>): Subscription {
  return on(userDeleted, ({ data: { userId } }) => settings.forgetEditor(userId));
}
