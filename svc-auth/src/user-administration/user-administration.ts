import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { type AccountPorts, requireAccount } from '../accounts/index.ts';
import type { RecoveryPorts } from '../recovery/index.ts';
import { userAdministrationRoutes } from './http/user-administration-routes.ts';
import type { SecondFactorCapabilityPorts } from '../second-factor/index.ts';
import { countUserSessions, endUserSessions } from './use-cases/user-sessions.ts';
import { findManagedUser } from './use-cases/find-managed-user.ts';
import { resetUserSecondFactor } from './use-cases/reset-user-second-factor.ts';
import { sendPasswordLink } from './use-cases/send-password-link.ts';

/** Administration of one person: end sessions, reset the second step, send a link for a new password. */
export function createUserAdministrationCapability(
  { sessions }: Pick<Platform, 'sessions'>,
  ports: AccountPorts & RecoveryPorts & Pick<SecondFactorCapabilityPorts, 'secondFactors'>,
): Capability {
  const deps = {
    ...ports,
    sessions,
    readUser: async (userId: string) => requireAccount(await ports.accounts.find(userId)),
    findManagedUser: findManagedUser(ports),
  };
  return {
    routes: userAdministrationRoutes({
      readUser: deps.readUser,
      countUserSessions: countUserSessions(deps),
      resetUserSecondFactor: resetUserSecondFactor(deps),
      endUserSessions: endUserSessions(deps),
      sendPasswordLink: sendPasswordLink(deps),
    }),
  };
}
