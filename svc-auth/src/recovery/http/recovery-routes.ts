import { mobileKeyOf } from '@pathshala/rules/mobile';
import { formatMessage } from '@pathshala/contract-kit/message';
import { messages as auth } from '@pathshala/svc-auth-contract/messages';
import { handle, Reply, type BoundRoute } from '@pathshala/service-kit/http/handler';
import { forgotPassword, resetPassword, unlock, unlockLink } from '@pathshala/svc-auth-contract/http';
import { type Account, type AccountCookies, callerOf, type Language } from '../../accounts/index.ts';
import type { RequestLinkCommand } from '../use-cases/request-link.ts';
import type { ResetPasswordCommand } from '../use-cases/reset-password.ts';
import type { UnlockDeviceCommand } from '../use-cases/unlock-device.ts';

type LinkRequest = { readonly [Field in 'email' | 'mobile' | 'username']?: string | undefined };

type RequestLink = (command: RequestLinkCommand) => { readonly request: string };

interface RecoveryRoutesDependencies {
  readonly cookies: AccountCookies;
  readonly hasSms: boolean;
  readonly requestReset: RequestLink;
  readonly requestUnlock: RequestLink;
  readonly resetPassword: (command: ResetPasswordCommand) => Promise<Account>;
  readonly unlockDevice: (command: UnlockDeviceCommand) => Promise<Account>;
}

export function recoveryRoutes(deps: RecoveryRoutesDependencies): readonly BoundRoute[] {
  return [
    handle(forgotPassword, async (call) => {
      const { language } = call;
      const identifier = identifierOf(call.body);
      const { request } = deps.requestReset({ identifier, language, caller: callerOf(call) });
      return askedView(deps.hasSms, { identifier, text: 'auth.reset-asked', request, language });
    }),
    handle(unlockLink, async (call) => {
      const { language } = call;
      const identifier = identifierOf(call.body);
      const { request } = deps.requestUnlock({ identifier, language, caller: callerOf(call) });
      return askedView(deps.hasSms, { identifier, text: 'auth.unlock-asked', request, language });
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

function identifierOf(body: LinkRequest): string {
  return body.email ?? body.mobile ?? body.username ?? '';
}

interface Asked {
  readonly identifier: string;
  readonly text: 'auth.reset-asked' | 'auth.unlock-asked';
  readonly request: string;
  readonly language: Language;
}

/** Follows from what was typed alone, never from what is stored. */
function askedView(hasSms: boolean, { identifier, text, request, language }: Asked) {
  if (!hasSms) return { message: formatMessage(auth[text], language) };
  const isNumber = mobileKeyOf(identifier) !== null;
  return { message: formatMessage(auth[isNumber ? 'auth.sms-reset-asked' : text], language), request };
}
