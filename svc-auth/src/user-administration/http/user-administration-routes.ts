import { formatMessage } from '@pathshala/contract-kit/message';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-auth-contract/http';
import { messages as auth } from '@pathshala/svc-auth-contract/messages';
import { type Account, type Administrator, administratorOf } from '../../accounts/index.ts';
import { listedUserView } from '../../accounts/http/index.ts';
import type { SendPasswordLinkCommand } from '../use-cases/send-password-link.ts';

interface UserAdministrationRoutesDependencies {
  readonly readUser: (userId: string) => Promise<Account>;
  readonly countUserSessions: (userId: string) => Promise<number>;
  readonly endUserSessions: (userId: string, admin: Administrator) => Promise<Account>;
  readonly resetUserSecondFactor: (command: SendPasswordLinkCommand) => Promise<Account>;
  readonly sendPasswordLink: (command: SendPasswordLinkCommand) => Promise<Account>;
}

export function userAdministrationRoutes(deps: UserAdministrationRoutesDependencies): readonly BoundRoute[] {
  return [
    handle(contract.readUser, async ({ params }) => listedUserView(await deps.readUser(params.id))),
    handle(contract.countUserSessions, async ({ params }) => ({
      count: await deps.countUserSessions(params.id),
    })),
    handle(contract.endUserSessions, async (call) => {
      const { name } = await deps.endUserSessions(call.params.id, administratorOf(call));
      return { message: formatMessage(auth['auth.user-sessions-ended'], call.language, { name }) };
    }),
    handle(contract.resetUserSecondFactor, async (call) => {
      const { language, params } = call;
      const command = { userId: params.id, language, admin: administratorOf(call) };
      const { name } = await deps.resetUserSecondFactor(command);
      return { message: formatMessage(auth['auth.user-second-factor-removed'], language, { name }) };
    }),
    handle(contract.sendPasswordLink, async (call) => {
      const { language, params } = call;
      const command = { userId: params.id, language, admin: administratorOf(call) };
      const { email } = await deps.sendPasswordLink(command);
      return { message: formatMessage(auth['auth.password-link-sent'], language, { email }) };
    }),
  ];
}
