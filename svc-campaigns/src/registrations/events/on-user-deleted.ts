import { userDeleted } from '@pathshala/svc-auth-contract/events';
import { on } from '@pathshala/service-kit/events/subscription';
import { forgetUser, type JoinDependencies } from '../use-cases/join-account.ts';

/** The registration stays as a number, without the name. Repeating it changes nothing. */
export function onUserDeleted(deps: JoinDependencies) {
  return on(userDeleted, ({ data }) => forgetUser(deps)(data.userId));
}
