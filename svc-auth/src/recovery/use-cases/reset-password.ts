import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Account } from '../../accounts/domain/account.ts';
import { checkPassword, requireFields, type PasswordPolicy } from '../../accounts/domain/credentials.ts';
import type {
  Accounts,
  Caller,
  Language,
  PasswordMail,
  Passwords,
  RecordSecurity,
} from '../../accounts/use-cases/ports.ts';
import { isLinkValid, linkRefused, type OneTimeLink } from '../domain/one-time-link.ts';
import type { Links, LinkTokens } from './ports.ts';

export interface ResetPasswordDeps {
  readonly accounts: Accounts;
  readonly links: Links;
  readonly tokens: LinkTokens;
  readonly passwords: Passwords;
  readonly policy: PasswordPolicy;
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

/** Gives the account a new password and ends all its sessions. A password that is refused does not use up the link. */
export function resetPassword(deps: ResetPasswordDeps) {
  return async (command: ResetPasswordCommand): Promise<Account> => {
    const { token, password, language, caller } = command;
    requireFields({ password });
    const { link, account } = await findLink(deps, token, caller);
    const passwordHash = await deps.passwords.hash(checkPassword(password, deps.policy, account));
    const changed = await deps.accounts.update(account._id, (current) => {
      // Within the write: of two uses at once the second meets another password.
      if (!isFor(deps, link, current)) throw refused(deps, caller);
      return { state: { ...current, passwordHash } };
    });
    await deps.links.deleteOf(changed._id);
    await deps.sessions.endAllOf(changed._id);
    deps.record('password.reset', { ...caller, userId: changed._id });
    await deps.passwordMail.changed(changed, language);
    return changed;
  };
}

async function findLink(
  deps: ResetPasswordDeps,
  token: string,
  caller: Caller,
): Promise<{ link: OneTimeLink; account: Account }> {
  const link = await deps.links.find(deps.tokens.idOf(token), 'reset');
  const account = link === null ? null : await deps.accounts.find(link.userId);
  if (link === null || account === null || !isFor(deps, link, account)) throw refused(deps, caller);
  return { link, account };
}

function isFor(deps: ResetPasswordDeps, link: OneTimeLink, account: Account): boolean {
  const passwordMark = deps.tokens.markOf(account.passwordHash);
  return isLinkValid(link, { account, passwordMark }, deps.now());
}

function refused(deps: ResetPasswordDeps, caller: Caller) {
  deps.record('reset.failed', { ...caller });
  return linkRefused();
}
