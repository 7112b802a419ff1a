import { on, type Subscription } from '@pathshala/events/subscription';
import { userVerified } from '@pathshala/svc-auth-contract/events';
import type { joinAccount } from '../use-cases/join-account.ts';

/** Visitors' registrations join the account that proved their email. A repeated delivery changes nothing. */
export function onUserVerified(join: ReturnType<typeof joinAccount>): Subscription {
  return on(userVerified, ({ data, occurredAt }) => {
    const { userId, username, name, email } = data;
    return join({ userId, name: name || username, email, verifiedAt: occurredAt });
  });
}
