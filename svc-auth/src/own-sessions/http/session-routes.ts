import { formatMessage } from '@pathshala/contract-kit/message';
import { handle, Reply, type BoundRoute } from '@pathshala/service-kit/http/handler';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import {
  endOtherSessions,
  endOwnSession,
  endUserLogIn,
  listOwnSessions,
  listUserLogIns,
} from '@pathshala/svc-auth-contract/http';
import { messages as auth } from '@pathshala/svc-auth-contract/messages';
import {
  type AccountCookies,
  type Administrator,
  administratorOf,
  type Caller,
  callerOf,
} from '../../accounts/index.ts';
import type { OwnSession } from '../ports.ts';
import type { UserLogIn } from '../use-cases/user-log-ins.ts';
import { logInView, ownSessionView } from './views.ts';

interface SessionRoutesDependencies {
  readonly cookies: AccountCookies;
  readonly listOwnSessions: (identity: Identity) => Promise<readonly OwnSession[]>;
  readonly endOwnSession: (identity: Identity, id: string, caller: Caller) => Promise<OwnSession>;
  readonly endOtherSessions: (identity: Identity, caller: Caller) => Promise<void>;
  readonly listUserLogIns: (userId: string, admin: Administrator) => Promise<readonly UserLogIn[]>;
  readonly endUserLogIn: (userId: string, id: string, admin: Administrator) => Promise<void>;
}

export function sessionRoutes(deps: SessionRoutesDependencies): readonly BoundRoute[] {
  return [
    handle(listOwnSessions, async ({ identity }) => ({
      items: (await deps.listOwnSessions(identity)).map(ownSessionView),
    })),
    handle(endOwnSession, async (call) => {
      const { isCurrent } = await deps.endOwnSession(call.identity, call.params.id, callerOf(call));
      const message = formatMessage(auth['auth.session-ended'], call.language);
      return new Reply({ message }, { cookies: isCurrent ? deps.cookies.afterLogout() : [] });
    }),
    handle(endOtherSessions, async (call) => {
      await deps.endOtherSessions(call.identity, callerOf(call));
      return { message: formatMessage(auth['auth.sessions-ended'], call.language) };
    }),
    handle(listUserLogIns, async (call) => ({
      items: (await deps.listUserLogIns(call.params.id, administratorOf(call))).map(logInView),
    })),
    handle(endUserLogIn, async (call) => {
      await deps.endUserLogIn(call.params.id, call.params.logInId, administratorOf(call));
      return { message: formatMessage(auth['auth.session-ended'], call.language) };
    }),
  ];
}
