import { userVerified } from '@pathshala/svc-auth-contract/events';
import { on } from '@pathshala/service-kit/events/subscription';
import { joinAccount, type JoinDependencies } from '../use-cases/join-account.ts';

/** A visitor's registrations join the account that proved the same email. Repeating it changes nothing. */
export function onUserVerified(deps: JoinDependencies) {
  return on(userVerified, ({ data, occurredAt }) => {
    const { userId, username, name, email } = data;
    return joinAccount(deps)({ userId, name: name || username, email, verifiedAt: occurredAt });
  });
}
