import { handle, Reply, type BoundRoute } from '@pathshala/service-kit/http/handler';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import * as contract from '@pathshala/svc-auth-contract/http';
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
import type { ConfirmMobileCommand } from '../use-cases/confirm-mobile.ts';
import type { RequestMobileChangeCommand } from '../use-cases/request-mobile-change.ts';
import { mobileCodeSentView, pendingMobileView } from './views.ts';

interface MobileChangeRoutesDependencies {
  readonly cookies: AccountCookies;
  readonly readOwnAccount: (identity: Identity) => Promise<Account>;
  readonly readPendingMobile: (userId: string) => Promise<EmailChange | null>;
  readonly requestMobileChange: (command: RequestMobileChangeCommand) => Promise<EmailChange>;
  readonly resendMobileCode: (account: Account, language: Language, caller: Caller) => Promise<EmailChange>;
  readonly confirmMobile: (command: ConfirmMobileCommand) => Promise<Account>;
  readonly renewSession: BeginSession;
}

export function mobileChangeRoutes(deps: MobileChangeRoutesDependencies): readonly BoundRoute[] {
  return [
    handle(contract.readMobileChange, async ({ identity }) => {
      const { _id } = await deps.readOwnAccount(identity);
      const change = await deps.readPendingMobile(_id);
      return { pending: change && pendingMobileView(change) };
    }),
    handle(contract.changeMobile, async (call) => {
      const { identity, body, language } = call;
      const account = await deps.readOwnAccount(identity);
      const command = { ...body, account, language, caller: callerOf(call) };
      return mobileCodeSentView(await deps.requestMobileChange(command), language);
    }),
    handle(contract.resendMobileCode, async (call) => {
      const account = await deps.readOwnAccount(call.identity);
      const change = await deps.resendMobileCode(account, call.language, callerOf(call));
      return mobileCodeSentView(change, call.language);
    }),
    handle(contract.confirmMobile, async (call) => {
      const { identity, body, language } = call;
      const account = await deps.readOwnAccount(identity);
      const changed = await deps.confirmMobile({ ...body, account, language, caller: callerOf(call) });
      const session = await deps.renewSession(changed, call);
      return new Reply(sessionUserView(changed, session), {
        cookies: deps.cookies.forSession(session.sid, changed._id),
      });
    }),
  ];
}
