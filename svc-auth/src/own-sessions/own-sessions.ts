import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import type { AccountPorts } from '../accounts/index.ts';
import type { SessionEndsPorts } from '../session-ends/index.ts';
import { sessionRoutes } from './http/session-routes.ts';
import { endOtherSessions, endOwnSession } from './use-cases/end-own-sessions.ts';
import { listOwnSessions } from './use-cases/list-own-sessions.ts';
import { endUserLogIn, listUserLogIns } from './use-cases/user-log-ins.ts';

/** The sessions of a person: the list, and the end of one or of all others. */
export function createOwnSessionsCapability(
  { sessions }: Pick<Platform, 'sessions'>,
  { accounts, cookies, record, sessionEnds }: AccountPorts & SessionEndsPorts,
): Capability {
  const list = listOwnSessions({ sessions });
  const deps = { accounts, sessions, listOwnSessions: list, sessionEnds, record };
  return {
    routes: sessionRoutes({
      cookies,
      listOwnSessions: list,
      endOwnSession: endOwnSession(deps),
      endOtherSessions: endOtherSessions(deps),
      listUserLogIns: listUserLogIns(deps),
      endUserLogIn: endUserLogIn(deps),
    }),
  };
}
