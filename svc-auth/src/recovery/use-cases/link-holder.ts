import { type Account, isUsable } from '../../accounts/index.ts';
import type { LinkHolder } from '../domain/one-time-link.ts';
import type { LinkTokens } from '../ports.ts';

export function linkHolderOf(tokens: LinkTokens, account: Account): LinkHolder {
  return {
    userId: account._id,
    isUsable: isUsable(account),
    passwordMark: tokens.passwordMarkOf(account.passwordHash),
  };
}
