import { handle, Reply, type BoundRoute } from '@pathshala/service-kit/http/handler';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import {
  changeEmail,
  confirmEmail,
  readEmailChange,
  resendEmailCode,
} from '@pathshala/svc-auth-contract/http';
import {
  type Account,
  type AccountCookies,
  type BeginSession,
  type Caller,
  callerOf,
  type Language,
} from '../../accounts/index.ts';
import { sessionUserView } from '../../accounts/http/index.ts';
import type { EmailChange } from '../domain/email-change.ts';
import type { ConfirmEmailCommand } from '../use-cases/confirm-email.ts';
import type { RequestEmailChangeCommand } from '../use-cases/request-email-change.ts';
import { codeSentView, pendingView } from './views.ts';

interface EmailChangeRoutesDependencies {
  readonly cookies: AccountCookies;
  readonly readOwnAccount: (identity: Identity) => Promise<Account>;
  readonly readPending: (userId: string) => Promise<EmailChange | null>;
  readonly requestEmailChange: (command: RequestEmailChangeCommand) => Promise<EmailChange>;
  readonly resendEmailCode: (account: Account, language: Language, caller: Caller) => Promise<EmailChange>;
  readonly confirmEmail: (command: ConfirmEmailCommand) => Promise<Account>;
  readonly renewSession: BeginSession;
}

export function emailChangeRoutes(deps: EmailChangeRoutesDependencies): readonly BoundRoute[] {
  return [
    handle(readEmailChange, async ({ identity }) => {
      const { _id } = await deps.readOwnAccount(identity);
      const change = await deps.readPending(_id);
      return { pending: change && pendingView(change) };
    }),
    handle(changeEmail, async (call) => {
      const { identity, body, language } = call;
      const account = await deps.readOwnAccount(identity);
      const caller = callerOf(call);
      return codeSentView(await deps.requestEmailChange({ ...body, account, language, caller }), language);
    }),
    handle(resendEmailCode, async (call) => {
      const account = await deps.readOwnAccount(call.identity);
      const change = await deps.resendEmailCode(account, call.language, callerOf(call));
      return codeSentView(change, call.language);
    }),
    handle(confirmEmail, async (call) => {
      const { identity, body, language } = call;
      const account = await deps.readOwnAccount(identity);
      const changed = await deps.confirmEmail({ ...body, account, language, caller: callerOf(call) });
      const session = await deps.renewSession(changed, call);
      return new Reply(sessionUserView(changed, session), {
        cookies: deps.cookies.forSession(session.sid, changed._id),
      });
    }),
  ];
}
