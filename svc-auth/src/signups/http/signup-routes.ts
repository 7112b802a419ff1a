import { handle, Reply, type BoundRoute } from '@pathshala/service-kit/http/handler';
import { resendCode, signUp, verify } from '@pathshala/svc-auth-contract/http';
import { type Account, type AccountCookies, type BeginSession, callerOf } from '../../accounts/index.ts';
import { sessionUserView } from '../../accounts/http/index.ts';
import { resendAfterSeconds, type Signup } from '../domain/signup.ts';
import type { ResendCodeCommand } from '../use-cases/resend-code.ts';
import type { SignUpCommand, StartedSignup } from '../use-cases/sign-up.ts';
import type { VerifySignupCommand } from '../use-cases/verify-signup.ts';
import { codeSentView } from './views.ts';

interface SignupRoutesDependencies {
  readonly cookies: AccountCookies;
  readonly signUp: (command: SignUpCommand) => Promise<StartedSignup>;
  readonly resendCode: (command: ResendCodeCommand) => Promise<Signup>;
  readonly verifySignup: (command: VerifySignupCommand) => Promise<Account>;
  readonly beginSession: BeginSession;
}

export function signupRoutes({ cookies, ...deps }: SignupRoutesDependencies): readonly BoundRoute[] {
  return [
    handle(signUp, async (call) => {
      const { body, language } = call;
      const signupId = cookies.readSignup(call.cookies);
      const started = await deps.signUp({ form: body, language, signupId, caller: callerOf(call) });
      return new Reply(codeSentView(started, language), {
        status: 201,
        cookies: cookies.forSignup(started.signupId),
      });
    }),
    handle(resendCode, async (call) => {
      const { language } = call;
      const signupId = cookies.readSignup(call.cookies);
      const { email, mobile } = await deps.resendCode({ signupId, language, caller: callerOf(call) });
      return codeSentView({ email, mobile, code: 'mailed', resendAfterSeconds }, language);
    }),
    handle(verify, async (call) => {
      const signupId = cookies.readSignup(call.cookies);
      const account = await deps.verifySignup({ otp: call.body.otp, signupId, caller: callerOf(call) });
      const session = await deps.beginSession(account, call);
      return new Reply(sessionUserView(account, session), {
        cookies: cookies.forSession(session.sid, account._id),
      });
    }),
  ];
}
