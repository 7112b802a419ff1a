import { handle, Reply, type BoundRoute } from '@pathshala/service-kit/http/handler';
import { beginPasskeyLogIn, logInByPasskey } from '@pathshala/svc-auth-contract/http';
import {
  type Account,
  type AccountCookies,
  type BeginSession,
  type Caller,
  callerOf,
  type SecondStepCookie,
} from '../../accounts/index.ts';
import { sessionUserView } from '../../accounts/http/index.ts';
import type { LogInResponse } from '../ports.ts';

interface LogInRoutesDependencies {
  readonly cookies: AccountCookies;
  readonly secondStep: Pick<SecondStepCookie, 'end'>;
  readonly beginSession: BeginSession;
  readonly beginPasskeyLogIn: () => Promise<Record<string, unknown>>;
  readonly logInByPasskey: (response: LogInResponse, caller: Caller) => Promise<Account>;
}

export function logInRoutes(deps: LogInRoutesDependencies): readonly BoundRoute[] {
  return [
    handle(beginPasskeyLogIn, async () => ({ options: await deps.beginPasskeyLogIn() })),
    handle(logInByPasskey, async (call) => {
      const account = await deps.logInByPasskey(call.body.response, callerOf(call));
      const session = await deps.beginSession(account, call);
      return new Reply(sessionUserView(account, session), {
        cookies: [...deps.cookies.forSession(session.sid, account._id), deps.secondStep.end()],
      });
    }),
  ];
}
