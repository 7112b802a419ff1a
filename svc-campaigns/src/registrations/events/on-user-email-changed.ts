import { emailKeyOf } from '@pathshala/rules/email';
import { on, type Subscription } from '@pathshala/events/subscription';
import { userEmailChanged } from '@pathshala/svc-auth-contract/events';
import type { Accounts } from '../ports.ts';
import type { joinAccount } from '../use-cases/join-account.ts';

export interface OnUserEmailChangedDependencies {
  readonly accounts: Pick<Accounts, 'release'>;
  readonly join: ReturnType<typeof joinAccount>;
}

/**
 * CMP-04: registrations under the new address join the account. The previous address no longer stands for it, so its next
 * holder registers without it. A repeated delivery changes nothing.
 */
export function onUserEmailChanged({ accounts, join }: OnUserEmailChangedDependencies): Subscription {
  return on(userEmailChanged, async ({ data, occurredAt }) => {
    const { userId, username, name, email, previousEmail } = data;
    await accounts.release(emailKeyOf(previousEmail), userId);
    await join({ userId, name: name || username, email, verifiedAt: occurredAt });
  });
}
