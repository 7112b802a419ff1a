import { formatMessage } from '@pathshala/contract-kit/message';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import { endUserSessions, readUser, sendPasswordLink } from '@pathshala/svc-auth-contract/http';
import { messages as auth } from '@pathshala/svc-auth-contract/messages';
import { callerOf, listedUserView, type Account } from '../../accounts/ports.ts';
import type { Administrator } from '../ports.ts';
import type { SendPasswordLinkCommand } from '../use-cases/send-password-link.ts';

export interface UserAdministrationRoutesDependencies {
  readonly readUser: (userId: string) => Promise<Account>;
  readonly endUserSessions: (userId: string, admin: Administrator) => Promise<Account>;
  readonly sendPasswordLink: (command: SendPasswordLinkCommand) => Promise<Account>;
}

export function userAdministrationRoutes(deps: UserAdministrationRoutesDependencies): readonly BoundRoute[] {
  return [
    handle(readUser, async ({ params }) => listedUserView(await deps.readUser(params.id))),
    handle(endUserSessions, async (call) => {
      const { name } = await deps.endUserSessions(call.params.id, administratorOf(call));
      return { message: formatMessage(auth['auth.sessions-ended'], call.language, { name }) };
    }),
    handle(sendPasswordLink, async (call) => {
      const { language, params } = call;
      const command = { userId: params.id, language, admin: administratorOf(call) };
      const { email } = await deps.sendPasswordLink(command);
      return { message: formatMessage(auth['auth.password-link-sent'], language, { email }) };
    }),
  ];
}

function administratorOf(call: { readonly identity: Identity; readonly requestId: string }): Administrator {
  return { ...callerOf(call), adminId: call.identity.userId };
}
