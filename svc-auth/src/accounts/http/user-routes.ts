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
  readUserNames,
  readUsersOverview,
} from '@pathshala/svc-auth-contract/http';
import type { Account, OwnChange } from '../domain/account.ts';
import { administratorOf, callerOf, type Caller } from '../domain/caller.ts';
import type { changeUser as changeUserOf } from '../use-cases/change-user.ts';
import type { readNames } from '../use-cases/read-names.ts';
import type { readOverview } from '../use-cases/read-overview.ts';
import type { ChangeOwnAccountCommand } from '../use-cases/change-own-account.ts';
import type { AccountCookies, AccountListQuery, Accounts, BeginSession, ReadFullName } from '../ports.ts';
import { listedUserView, participantView, sessionUserView } from './views.ts';

interface UserRoutesDependencies {
  readonly cookies: AccountCookies;
  readonly readOwnAccount: (identity: Identity) => Promise<Account>;
  readonly listAccounts: (query: AccountListQuery) => ReturnType<Accounts['list']>;
  readonly readNames: ReturnType<typeof readNames>;
  readonly readOverview: ReturnType<typeof readOverview>;
  readonly changeUser: ReturnType<typeof changeUserOf>;
  readonly changeOwnAccount: (command: ChangeOwnAccountCommand) => Promise<Account>;
  readonly deleteOwnAccount: (account: Account, password: string, caller: Caller) => Promise<void>;
  readonly beginSession: BeginSession;
  readonly readFullName: ReadFullName;
}

export function userRoutes(deps: UserRoutesDependencies): readonly BoundRoute[] {
  return [
    handle(readOwnUser, async ({ identity }) =>
      identity.role === 'participant'
        ? participantView(identity)
        : ownView(await deps.readOwnAccount(identity), identity, deps.readFullName),
    ),
    handle(listUsers, async ({ query }) => {
      const { items, total } = await deps.listAccounts(query);
      return { items: items.map(listedUserView), total, page: query.page, pageSize: query.pageSize };
    }),
    handle(readUserNames, async ({ query, identity: { limitedTo } }) => {
      const { items, hasMore } = await deps.readNames({ ...query, limitedTo });
      return { items: [...items], ...(hasMore && { hasMore }) };
    }),
    handle(readUsersOverview, async () => ({ signUps: [...(await deps.readOverview()).signUps] })),
    handle(changeUser, async (call) => {
      return listedUserView(await deps.changeUser(call.params.id, call.body, administratorOf(call)));
    }),
    handle(changeOwnAccount, async (call) => {
      const { identity, body, language: requestLanguage } = call;
      const account = await deps.readOwnAccount(identity);
      const command = { ...body, account, requestLanguage, caller: callerOf(call) };
      const changed = await deps.changeOwnAccount(command);
      // The session does not contain the language: other tabs, which still use its id, stay logged in.
      if (isLanguageOnly(body)) return ownView(changed, identity, deps.readFullName);
      const session = await deps.beginSession(changed, call);
      return new Reply(sessionUserView(changed, session), {
        cookies: deps.cookies.forSession(session.sid, changed._id),
      });
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

async function ownView(
  account: Account,
  { needsSecondFactor = false }: Identity,
  readFullName: ReadFullName,
) {
  return sessionUserView(account, { needsSecondFactor, fullName: await readFullName(account) });
}

function isLanguageOnly({
  name,
  username,
  password,
}: OwnChange & { readonly password?: string | undefined }): boolean {
  return name === undefined && username === undefined && password === undefined;
}
