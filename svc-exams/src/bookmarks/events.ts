import { on, type Subscription } from '@pathshala/service-kit/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { Bookmarks } from './ports.ts';

export function onUserDeleted(bookmarks: Bookmarks): Subscription {
  return on(userDeleted, ({ data }) => bookmarks.removeAllOf(data.userId));
}
