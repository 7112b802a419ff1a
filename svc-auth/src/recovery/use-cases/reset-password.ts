import type { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import {
  type Account,
  type Accounts,
  type Caller,
  type Language,
  languageOf,
  type PasswordMail,
  type Passwords,
  type ReadPasswordPolicy,
  type RecordSecurity,
  requireFields,
  requirePassword,
} from '../../accounts/index.ts';
import { isLinkValid, type OneTimeLink } from '../domain/one-time-link.ts';
import type { Links, LinkTokens } from '../ports.ts';
import { linkHolderOf } from './link-holder.ts';
import type { TakeToken } from './take-token.ts';

interface ResetPasswordDependencies {
  readonly accounts: Accounts;
  readonly links: Links;
  readonly tokens: LinkTokens;
  readonly takeToken: TakeToken;
  readonly passwords: Passwords;
  readonly policy: ReadPasswordPolicy;
  readonly passwordMail: PasswordMail;
  readonly sessions: Platform['sessions'];
  readonly record: RecordSecurity;
  readonly now: () => number;
}

export interface ResetPasswordCommand {
  readonly token: string;
  readonly password: string;
  readonly language: Language;
  readonly caller: Caller;
}

/** Sets a new password and ends all sessions of the account. A rejected password does not use up the link. */
export function resetPassword(deps: ResetPasswordDependencies) {
  return async ({ token, password, language, caller }: ResetPasswordCommand): Promise<Account> => {
    requireFields({ password });
    const { id, failure } = await deps.takeToken(token);
    const refusal = (): DomainError => {
      deps.record('reset.failed', { ...caller });
      return failure();
    };
    const { link, account } = await findLink(deps, id, refusal);
    const passwordHash = await deps.passwords.hash(requirePassword(password, await deps.policy(), account));
    const changed = await deps.accounts.update(account._id, (current) => {
      // Checked within the write: the second concurrent use finds another password.
      if (!isValidFor(deps, link, current)) throw refusal();
      return { state: { ...current, passwordHash } };
    });
    await deps.links.deleteOf(changed._id);
    await deps.sessions.endAllOf(changed._id);
    deps.record('password.reset', { ...caller, userId: changed._id });
    await deps.passwordMail.changed(changed, languageOf(changed, language));
    return changed;
  };
}

async function findLink(
  deps: ResetPasswordDependencies,
  id: string,
  refusal: () => DomainError,
): Promise<{ link: OneTimeLink; account: Account }> {
  const link = await deps.links.find(id, 'reset');
  const account = link === null ? null : await deps.accounts.find(link.userId);
  if (link === null || account === null || !isValidFor(deps, link, account)) throw refusal();
  return { link, account };
}

function isValidFor(deps: ResetPasswordDependencies, link: OneTimeLink, account: Account): boolean {
  return isLinkValid(link, linkHolderOf(deps.tokens, account), deps.now());
}
