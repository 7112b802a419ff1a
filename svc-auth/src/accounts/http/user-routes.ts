import { formatMessage } from '@pathshala/contract-kit/message';
import { messages as auth } from '@pathshala/svc-auth-contract/messages';
import { handle, Reply, type BoundRoute } from '@pathshala/service-kit/http/handler';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import {
  changeOwnAccount,
  changeUser,
  deleteOwnAccount,
  listUsers,
  readOwnUser,
} from '@pathshala/svc-auth-contract/http';
import type { Account, AdministratorsChange } from '../domain/account.ts';
import type { Changer } from '../use-cases/change-user.ts';
import type { ChangeOwnAccountCommand } from '../use-cases/change-own-account.ts';
import type { Accounts, Caller } from '../use-cases/ports.ts';
import { callerOf } from './caller.ts';
import type { AccountCookies } from './cookies.ts';
import { listedUserOf, userOf } from './user-view.ts';

export interface UserRoutesDeps {
  readonly cookies: AccountCookies;
  readonly accounts: Pick<Accounts, 'list'>;
  readonly readOwnAccount: (identity: Identity) => Promise<Account>;
  readonly changeUser: (userId: string, change: AdministratorsChange, changer: Changer) => Promise<Account>;
  readonly changeOwnAccount: (command: ChangeOwnAccountCommand) => Promise<Account>;
  readonly deleteOwnAccount: (account: Account, password: string, caller: Caller) => Promise<void>;
  readonly beginSession: (account: Account, previousSessionKey: string | null) => Promise<string>;
}

export function userRoutes(deps: UserRoutesDeps): readonly BoundRoute[] {
  return [
    handle(readOwnUser, async ({ identity }) => userOf(await deps.readOwnAccount(identity))),
    handle(listUsers, async ({ query }) => {
      const { items, total } = await deps.accounts.list(query);
      return { items: items.map(listedUserOf), total, page: query.page, pageSize: query.pageSize };
    }),
    handle(changeUser, async (call) => {
      const changer = { ...callerOf(call), adminId: call.identity.userId };
      return listedUserOf(await deps.changeUser(call.params.id, call.body, changer));
    }),
    handle(changeOwnAccount, async (call) => {
      const { identity, body, language } = call;
      const account = await deps.readOwnAccount(identity);
      const changed = await deps.changeOwnAccount({ ...body, account, language, caller: callerOf(call) });
      const sid = await deps.beginSession(changed, identity.sessionKey);
      return new Reply(userOf(changed), { cookies: deps.cookies.forSession(sid, changed._id) });
    }),
    handle(deleteOwnAccount, async (call) => {
      const { identity, body, language } = call;
      const account = await deps.readOwnAccount(identity);
      await deps.deleteOwnAccount(account, body.password, callerOf(call));
      const message = formatMessage(auth['auth.account-deleted'], language);
      return new Reply({ message }, { cookies: deps.cookies.afterLogout() });
    }),
  ];
}
