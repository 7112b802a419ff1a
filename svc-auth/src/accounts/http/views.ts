import type { ListedUser, User } from '@pathshala/svc-auth-contract/account';
import { profileOf, type Account } from '../domain/account.ts';

function userView(account: Account): User {
  return profileOf(account);
}

/** The answer to a log-in. */
export function sessionUserView(
  account: Account,
  { needsSecondFactor }: { readonly needsSecondFactor: boolean },
): User {
  return { ...userView(account), ...(needsSecondFactor && { needsSecondFactor }) };
}

export function listedUserView(account: Account): ListedUser {
  return { ...userView(account), active: account.active, createdAt: account.createdAt };
}
