import { DomainError } from '@pathshala/contract-kit/domain-error';
import { formatMessage } from '@pathshala/contract-kit/message';
import {
  handle,
  RefusalWithCookies,
  Reply,
  type BoundRoute,
  type Call,
} from '@pathshala/service-kit/http/handler';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import { logIn, logOut, logOutByGet } from '@pathshala/svc-auth-contract/http';
import { messages as auth } from '@pathshala/svc-auth-contract/messages';
import type { Signup } from '../../signups/index.ts';
import { callerOf } from '../domain/caller.ts';
import type { AccountCookies, BeginSession, SecondStepCookie } from '../ports.ts';
import type { LoggedIn, LogInCommand } from '../use-cases/log-in.ts';
import { sessionUserView } from './views.ts';

interface AuthRoutesDependencies {
  readonly cookies: AccountCookies;
  readonly secondStep: SecondStepCookie;
  readonly logIn: (command: LogInCommand) => Promise<LoggedIn>;
  readonly logOut: (identity: Identity, requestId: string) => Promise<void>;
  readonly beginSession: BeginSession;
}

type LogOutCall = Pick<Call<unknown, unknown, unknown>, 'identity' | 'language' | 'requestId'>;

export function authRoutes({ cookies, ...deps }: AuthRoutesDependencies): readonly BoundRoute[] {
  async function endSession({ identity, requestId, language }: LogOutCall) {
    await deps.logOut(identity, requestId);
    const message = formatMessage(auth['auth.logged-out'], language);
    return new Reply({ message }, { cookies: cookies.afterLogout() });
  }

  return [
    handle(logIn, async (call) => {
      const { email, mobile, username, password } = call.body;
      const loggedIn = await deps.logIn({
        identifier: email ?? mobile ?? username ?? '',
        password,
        caller: callerOf(call),
        device: cookies.readDevice(call.cookies),
      });
      if (loggedIn.kind === 'unverified') throw unverifiedError(cookies, loggedIn.signup);
      const { account } = loggedIn;
      if (loggedIn.kind === 'second-factor') {
        const answer = { secondFactor: true as const, methods: [...loggedIn.methods] };
        return new Reply(answer, { cookies: [deps.secondStep.begin(account)] });
      }
      const session = await deps.beginSession(account, call);
      return new Reply(sessionUserView(account, session), {
        cookies: cookies.forSession(session.sid, account._id),
      });
    }),
    handle(logOut, endSession),
    handle(logOutByGet, endSession),
  ];
}

/** Sets the sign-up cookie again: the code page requires it and this browser may not have it. */
function unverifiedError(cookies: AccountCookies, { _id, mobile }: Signup): Error {
  const code = mobile === undefined ? 'auth.unverified' : 'auth.unverified-mobile';
  return new RefusalWithCookies(new DomainError('forbidden', code), cookies.forSignup(_id));
}
