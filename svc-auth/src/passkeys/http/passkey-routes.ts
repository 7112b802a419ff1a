import { formatMessage } from '@pathshala/contract-kit/message';
import { handle, Reply, type BoundRoute } from '@pathshala/service-kit/http/handler';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from '@pathshala/svc-auth-contract/http';
import { messages as auth } from '@pathshala/svc-auth-contract/messages';
import {
  type Account,
  type AccountCookies,
  type BeginSession,
  callerOf,
  type SessionCall,
} from '../../accounts/index.ts';
import type { Passkey } from '../domain/passkey.ts';
import type { AddPasskeyCommand } from '../use-cases/add-passkey.ts';
import type { BeginPasskeyCommand } from '../use-cases/begin-passkey.ts';
import type { RemovePasskeyCommand } from '../use-cases/manage-passkeys.ts';
import { passkeyView } from './views.ts';

interface PasskeyRoutesDependencies {
  readonly cookies: AccountCookies;
  readonly readOwnAccount: (identity: Identity) => Promise<Account>;
  readonly renewSession: BeginSession;
  /** The origin at which passkeys of this site work; null: they do not work. */
  readonly origin: string | null;
  readonly listPasskeys: (userId: string) => Promise<readonly Passkey[]>;
  readonly beginPasskey: (command: BeginPasskeyCommand) => Promise<Record<string, unknown>>;
  readonly addPasskey: (command: AddPasskeyCommand) => Promise<Passkey>;
  readonly renamePasskey: (userId: string, id: string, name: string) => Promise<Passkey>;
  readonly removePasskey: (command: RemovePasskeyCommand) => Promise<void>;
}

export function passkeyRoutes(deps: PasskeyRoutesDependencies): readonly BoundRoute[] {
  /** The caller stays logged in; every other session of the account has ended. */
  async function cookiesOfNewSession(account: Account, call: SessionCall) {
    const { sid } = await deps.renewSession(account, call);
    return { cookies: deps.cookies.forSession(sid, account._id) };
  }

  return [
    handle(listPasskeys, async ({ identity }) => {
      const { _id } = await deps.readOwnAccount(identity);
      return { items: (await deps.listPasskeys(_id)).map(passkeyView), origin: deps.origin };
    }),
    handle(beginPasskey, async (call) => {
      const { body, identity } = call;
      const account = await deps.readOwnAccount(identity);
      return { options: await deps.beginPasskey({ ...body, account, identity, caller: callerOf(call) }) };
    }),
    handle(addPasskey, async (call) => {
      const { body, language, userAgent } = call;
      const account = await deps.readOwnAccount(call.identity);
      const command = { ...body, account, language, userAgent, caller: callerOf(call) };
      const passkey = await deps.addPasskey(command);
      const { cookies } = await cookiesOfNewSession(account, call);
      return new Reply(passkeyView(passkey), { status: 201, cookies });
    }),
    handle(renamePasskey, async ({ body, identity, params }) => {
      const { _id } = await deps.readOwnAccount(identity);
      return passkeyView(await deps.renamePasskey(_id, params.id, body.name));
    }),
    handle(removePasskey, async (call) => {
      const { body, language, params } = call;
      const account = await deps.readOwnAccount(call.identity);
      await deps.removePasskey({ ...body, id: params.id, account, language, caller: callerOf(call) });
      const message = formatMessage(auth['auth.passkey-removed'], language);
      return new Reply({ message }, await cookiesOfNewSession(account, call));
    }),
  ];
}
