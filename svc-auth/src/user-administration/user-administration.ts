import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import type { AccountPorts } from '../accounts/ports.ts';
import type { RecoveryPorts } from '../recovery/ports.ts';
import { userAdministrationRoutes } from './http/user-administration-routes.ts';
import { endUserSessions } from './use-cases/end-user-sessions.ts';
import { findManagedUser } from './use-cases/find-managed-user.ts';
import { readUser } from './use-cases/read-user.ts';
import { sendPasswordLink } from './use-cases/send-password-link.ts';

/** What administrators do for one person: end sessions, send a link for a new password. */
export function createUserAdministrationCapability(
  { sessions }: Pick<Platform, 'sessions'>,
  ports: AccountPorts & RecoveryPorts,
): Capability {
  const deps = { ...ports, sessions, findManagedUser: findManagedUser(ports) };
  return {
    routes: userAdministrationRoutes({
      readUser: readUser(deps),
      endUserSessions: endUserSessions(deps),
      sendPasswordLink: sendPasswordLink(deps),
    }),
  };
}
