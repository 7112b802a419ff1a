import { on, type Subscription } from '@pathshala/events/subscription';
import { userVerified } from '@pathshala/svc-auth-contract/events';
import type { EnsureStudent } from '../ports.ts';

/** Creates the record where the verification crashed before it could. */
export function onUserVerified(ensureStudent: EnsureStudent): Subscription {
  return on(userVerified, async ({ data }) => {
    const { userId, name, email } = data;
    await ensureStudent({ userId, name, email });
  });
}
