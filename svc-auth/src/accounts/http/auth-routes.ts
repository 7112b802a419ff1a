import { DomainError } from '@pathshala/service-kit/errors';
import { handle, RefusalWithCookies, Reply, type BoundRoute, type Call } from '@pathshala/service-kit/http';
import { say } from '@pathshala/messages';
import { auth } from '@pathshala/messages/auth';
import { accountLimits } from '../../../contract/account.ts';
import { logIn, logOut, logOutByGet, resendCode, signUp, verify } from '../../../contract/http.ts';
import type { Account } from '../domain/account.ts';
import { codeLifeMinutes, type Signup } from '../domain/signup.ts';
import type { LoggedIn, LogInCommand } from '../use-cases/log-in.ts';
import type { Language } from '../use-cases/ports.ts';
import type { SignUpCommand } from '../use-cases/sign-up.ts';
import type { AccountCookies } from './cookies.ts';
import { userOf } from './user-view.ts';

export interface AuthRoutesDeps {
  readonly cookies: AccountCookies;
  readonly signUp: (command: SignUpCommand) => Promise<{ signupId: string; email: string }>;
  readonly resendCode: (command: { signupId: string | null; language: Language }) => Promise<Signup>;
  readonly verifySignup: (command: { otp: string; signupId: string | null }) => Promise<Account>;
  readonly logIn: (command: LogInCommand) => Promise<LoggedIn>;
  readonly logOut: (sessionKey: string | null) => Promise<void>;
  readonly beginSession: (account: Account, previousSessionKey: string | null) => Promise<string>;
}

type AnyCall = Pick<Call<unknown, unknown, unknown>, 'identity' | 'language'>;

export function authRoutes(deps: AuthRoutesDeps): readonly BoundRoute[] {
  async function enter(call: AnyCall, account: Account) {
    const sid = await deps.beginSession(account, call.identity.sessionKey);
    return new Reply(userOf(account), { cookies: deps.cookies.forSession(sid, account._id) });
  }

  async function leave(call: AnyCall) {
    await deps.logOut(call.identity.sessionKey);
    const message = say(auth['auth.logged-out'], call.language);
    return new Reply({ message }, { cookies: deps.cookies.afterLogout() });
  }

  return [
    handle(signUp, async ({ body, language, cookies }) => {
      const begun = await deps.signUp({ form: body, language, signupId: deps.cookies.readSignup(cookies) });
      return new Reply(codeSent(begun.email, language), {
        status: 201,
        cookies: deps.cookies.forSignup(begun.signupId),
      });
    }),
    handle(resendCode, async ({ language, cookies }) => {
      const signup = await deps.resendCode({ signupId: deps.cookies.readSignup(cookies), language });
      return codeSent(signup.email, language);
    }),
    handle(verify, async (call) => {
      const signupId = deps.cookies.readSignup(call.cookies);
      return enter(call, await deps.verifySignup({ otp: call.body.otp, signupId }));
    }),
    handle(logIn, async (call) => {
      const { email, username, password } = call.body;
      const entered = await deps.logIn({
        identifier: email ?? username ?? '',
        password,
        address: call.identity.address,
        device: deps.cookies.readDevice(call.cookies),
      });
      return entered.kind === 'account'
        ? enter(call, entered.account)
        : refuseUnverified(deps, entered.signup);
    }),
    handle(logOut, leave),
    handle(logOutByGet, leave),
  ];
}

function codeSent(email: string, language: Language) {
  const message = say(auth['auth.code-sent'], language, { email, minutes: codeLifeMinutes });
  return { message, resendAfterSeconds: accountLimits.resendAfterSeconds };
}

/** The code page needs the cookie that the code is bound to; this browser may have lost it. */
function refuseUnverified(deps: AuthRoutesDeps, signup: Signup): never {
  const refusal = new DomainError('forbidden', 'auth.unverified');
  throw new RefusalWithCookies(refusal, deps.cookies.forSignup(signup._id));
}
