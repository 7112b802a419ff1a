import { DomainError } from '@pathshala/contract-kit/domain-error';
import {
  handle,
  RefusalWithCookies,
  Reply,
  type BoundRoute,
  type Call,
} from '@pathshala/service-kit/http/handler';
import { formatMessage } from '@pathshala/contract-kit/message';
import { messages as auth } from '@pathshala/svc-auth-contract/messages';
import { accountLimits } from '@pathshala/svc-auth-contract/account';
import { logIn, logOut, logOutByGet, resendCode, signUp, verify } from '@pathshala/svc-auth-contract/http';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import type { Account } from '../domain/account.ts';
import { codeLifeMinutes, type Signup } from '../domain/signup.ts';
import type { LoggedIn, LogInCommand } from '../use-cases/log-in.ts';
import type { Language } from '../use-cases/ports.ts';
import type { ResendCodeCommand } from '../use-cases/resend-code.ts';
import type { SignUpBegun, SignUpCommand } from '../use-cases/sign-up.ts';
import type { VerifySignupCommand } from '../use-cases/verify-signup.ts';
import { callerOf } from './caller.ts';
import type { AccountCookies } from './cookies.ts';
import { userOf } from './user-view.ts';

export interface AuthRoutesDeps {
  readonly cookies: AccountCookies;
  readonly signUp: (command: SignUpCommand) => Promise<SignUpBegun>;
  readonly resendCode: (command: ResendCodeCommand) => Promise<Signup>;
  readonly verifySignup: (command: VerifySignupCommand) => Promise<Account>;
  readonly logIn: (command: LogInCommand) => Promise<LoggedIn>;
  readonly logOut: (identity: Identity, requestId: string) => Promise<void>;
  readonly beginSession: (account: Account, previousSessionKey: string | null) => Promise<string>;
}

type AnyCall = Pick<Call<unknown, unknown, unknown>, 'identity' | 'language' | 'requestId'>;

export function authRoutes(deps: AuthRoutesDeps): readonly BoundRoute[] {
  async function enter(call: AnyCall, account: Account) {
    const sid = await deps.beginSession(account, call.identity.sessionKey);
    return new Reply(userOf(account), { cookies: deps.cookies.forSession(sid, account._id) });
  }

  async function leave(call: AnyCall) {
    await deps.logOut(call.identity, call.requestId);
    const message = formatMessage(auth['auth.logged-out'], call.language);
    return new Reply({ message }, { cookies: deps.cookies.afterLogout() });
  }

  return [
    handle(signUp, async (call) => {
      const { body, language } = call;
      const signupId = deps.cookies.readSignup(call.cookies);
      const begun = await deps.signUp({ form: body, language, signupId, caller: callerOf(call) });
      return new Reply(codeAnswer(begun, language), {
        status: 201,
        cookies: deps.cookies.forSignup(begun.signupId),
      });
    }),
    handle(resendCode, async (call) => {
      const { language } = call;
      const signupId = deps.cookies.readSignup(call.cookies);
      const { email } = await deps.resendCode({ signupId, language, caller: callerOf(call) });
      const { resendAfterSeconds } = accountLimits;
      return codeAnswer({ email, code: 'mailed', resendAfterSeconds }, language);
    }),
    handle(verify, async (call) => {
      const signupId = deps.cookies.readSignup(call.cookies);
      const { otp } = call.body;
      return enter(call, await deps.verifySignup({ otp, signupId, caller: callerOf(call) }));
    }),
    handle(logIn, async (call) => {
      const { email, username, password } = call.body;
      const entered = await deps.logIn({
        identifier: email ?? username ?? '',
        password,
        caller: callerOf(call),
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

function codeAnswer(
  { email, code, resendAfterSeconds }: Pick<SignUpBegun, 'email' | 'code' | 'resendAfterSeconds'>,
  language: Language,
) {
  const message =
    code === 'mailed'
      ? formatMessage(auth['auth.code-sent'], language, { email, minutes: codeLifeMinutes })
      : formatMessage(auth['auth.code-later'], language, {
          email,
          minutes: Math.ceil(resendAfterSeconds / 60),
        });
  return { message, resendAfterSeconds };
}

/** The code page needs the cookie that the code is bound to; this browser may have lost it. */
function refuseUnverified(deps: AuthRoutesDeps, signup: Signup): never {
  const refusal = new DomainError('forbidden', 'auth.unverified');
  throw new RefusalWithCookies(refusal, deps.cookies.forSignup(signup._id));
}
