import { handle, Reply, type BoundRoute } from '@pathshala/service-kit/http/handler';
import { finishLogIn } from '@pathshala/svc-auth-contract/http';
import {
  type Account,
  type AccountCookies,
  type BeginSession,
  callerOf,
  type SecondStepCookie,
} from '../../accounts/index.ts';
import { sessionUserView } from '../../accounts/http/index.ts';
import type { FinishLogInCommand } from '../use-cases/finish-log-in.ts';

interface LogInRoutesDependencies {
  readonly cookies: AccountCookies;
  readonly secondStep: SecondStepCookie;
  readonly finishLogIn: (command: FinishLogInCommand) => Promise<Account>;
  readonly beginSession: BeginSession;
}

export function logInRoutes(deps: LogInRoutesDependencies): readonly BoundRoute[] {
  const { cookies, secondStep } = deps;
  return [
    handle(finishLogIn, async (call) => {
      const { body, language } = call;
      const account = await deps.finishLogIn({
        firstStep: secondStep.read(call.cookies),
        given:
          body.recoveryCode === undefined
            ? { field: 'code', value: body.code ?? '' }
            : { field: 'recoveryCode', value: body.recoveryCode },
        language,
        caller: callerOf(call),
      });
      const session = await deps.beginSession(account, call);
      return new Reply(sessionUserView(account, session), {
        cookies: [...cookies.forSession(session.sid, account._id), secondStep.end()],
      });
    }),
  ];
}
