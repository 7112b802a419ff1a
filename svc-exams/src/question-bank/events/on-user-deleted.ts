import { on, type Subscription } from '@pathshala/events/subscription';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import type { Questions, QuestionVersions } from '../ports.ts';

/** Questions and their history stay; the name of who edited them goes. */
export function onUserDeleted(stores: readonly (Questions | QuestionVersions)[]): Subscription {
  return on(userDeleted, async ({ data }) => {
    for (const store of stores) await store.forgetEditor(data.userId);
  });
}
