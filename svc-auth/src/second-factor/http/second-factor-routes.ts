import { formatMessage } from '@pathshala/contract-kit/message';
import { handle, Reply, type BoundRoute } from '@pathshala/service-kit/http/handler';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import {
  beginEnrolment,
  confirmEnrolment,
  readSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from '@pathshala/svc-auth-contract/http';
import { messages as auth } from '@pathshala/svc-auth-contract/messages';
import {
  type Account,
  type AccountCookies,
  type BeginSession,
  type Caller,
  callerOf,
  type SessionCall,
} from '../../accounts/index.ts';
import type { SecondFactor } from '../domain/second-factor.ts';
import type { LogInFactors } from '../ports.ts';
import type { CodeCommand, PasswordAndCodeCommand } from '../use-cases/require-code.ts';

interface SecondFactorRoutesDependencies {
  readonly cookies: AccountCookies;
  readonly readOwnAccount: (identity: Identity) => Promise<Account>;
  readonly renewSession: BeginSession;
  readonly factors: Pick<LogInFactors, 'isRequired'>;
  readonly findSecondFactor: (userId: string) => Promise<SecondFactor | null>;
  readonly beginEnrolment: (
    account: Account,
    password: string,
    caller: Caller,
  ) => Promise<{ secret: string; uri: string }>;
  readonly confirmEnrolment: (command: CodeCommand) => Promise<readonly string[]>;
  readonly renewRecoveryCodes: (command: PasswordAndCodeCommand) => Promise<readonly string[]>;
  readonly turnOffSecondFactor: (command: PasswordAndCodeCommand) => Promise<void>;
}

export function secondFactorRoutes(deps: SecondFactorRoutesDependencies): readonly BoundRoute[] {
  /** The caller stays logged in; every other session of the account has ended. */
  async function withNewSession<Answer>(answer: Answer, account: Account, call: SessionCall) {
    const { sid } = await deps.renewSession(account, call);
    return new Reply(answer, { cookies: deps.cookies.forSession(sid, account._id) });
  }

  return [
    handle(readSecondFactor, async ({ identity }) => {
      const account = await deps.readOwnAccount(identity);
      const factor = await deps.findSecondFactor(account._id);
      return {
        enabledAt: factor?.enabledAt ?? null,
        recoveryCodesLeft: factor?.recoveryDigests.length ?? 0,
        isRequired: await deps.factors.isRequired(account),
      };
    }),
    handle(beginEnrolment, async (call) => {
      const account = await deps.readOwnAccount(call.identity);
      return deps.beginEnrolment(account, call.body.password, callerOf(call));
    }),
    handle(confirmEnrolment, async (call) => {
      const account = await deps.readOwnAccount(call.identity);
      const { body, language } = call;
      const codes = await deps.confirmEnrolment({ ...body, account, language, caller: callerOf(call) });
      return withNewSession({ recoveryCodes: [...codes] }, account, call);
    }),
    handle(renewRecoveryCodes, async (call) => {
      const account = await deps.readOwnAccount(call.identity);
      const { body, language } = call;
      const codes = await deps.renewRecoveryCodes({ ...body, account, language, caller: callerOf(call) });
      return withNewSession({ recoveryCodes: [...codes] }, account, call);
    }),
    handle(turnOffSecondFactor, async (call) => {
      const account = await deps.readOwnAccount(call.identity);
      const { body, language } = call;
      await deps.turnOffSecondFactor({ ...body, account, language, caller: callerOf(call) });
      const message = formatMessage(auth['auth.second-factor-removed'], language);
      return withNewSession({ message }, account, call);
    }),
  ];
}
