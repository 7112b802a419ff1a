import { formatMessage } from '@pathshala/contract-kit/message';
import { messages as auth } from '@pathshala/svc-auth-contract/messages';
import { handle, Reply, type BoundRoute } from '@pathshala/service-kit/http/handler';
import { forgotPassword, resetPassword, unlock, unlockLink } from '@pathshala/svc-auth-contract/http';
import { type Account, type AccountCookies, callerOf } from '../../accounts/index.ts';
import type { RequestLinkCommand } from '../use-cases/request-link.ts';
import type { ResetPasswordCommand } from '../use-cases/reset-password.ts';
import type { UnlockDeviceCommand } from '../use-cases/unlock-device.ts';

interface RecoveryRoutesDependencies {
  readonly cookies: AccountCookies;
  readonly requestReset: (command: RequestLinkCommand) => void;
  readonly requestUnlock: (command: RequestLinkCommand) => void;
  readonly resetPassword: (command: ResetPasswordCommand) => Promise<Account>;
  readonly unlockDevice: (command: UnlockDeviceCommand) => Promise<Account>;
}

export function recoveryRoutes(deps: RecoveryRoutesDependencies): readonly BoundRoute[] {
  return [
    handle(forgotPassword, async (call) => {
      const { body, language } = call;
      const identifier = body.email ?? body.username ?? '';
      deps.requestReset({ identifier, language, caller: callerOf(call) });
      return { message: formatMessage(auth['auth.reset-asked'], language) };
    }),
    handle(unlockLink, async (call) => {
      const { body, language } = call;
      const identifier = body.email ?? body.username ?? '';
      deps.requestUnlock({ identifier, language, caller: callerOf(call) });
      return { message: formatMessage(auth['auth.unlock-asked'], language) };
    }),
    handle(resetPassword, async (call) => {
      const { body, language } = call;
      const { _id } = await deps.resetPassword({ ...body, language, caller: callerOf(call) });
      const message = formatMessage(auth['auth.reset-done'], language);
      return new Reply({ message }, { cookies: deps.cookies.afterReset(_id) });
    }),
    handle(unlock, async (call) => {
      const { body, language } = call;
      const { _id } = await deps.unlockDevice({ token: body.token, caller: callerOf(call) });
      const message = formatMessage(auth['auth.unlock-done'], language);
      return new Reply({ message }, { cookies: [deps.cookies.forDevice(_id)] });
    }),
  ];
}
