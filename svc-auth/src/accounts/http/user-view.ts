import type { ListedUser, User } from '@pathshala/svc-auth-contract/account';
import type { Account } from '../domain/account.ts';

/** What of an account anybody outside may ever see; never the hash. */
export function userOf({ _id, username, name, email, role }: Account): User {
  return { _id, username, name, email, role };
}

export function listedUserOf(account: Account): ListedUser {
  return { ...userOf(account), active: account.active, createdAt: account.createdAt };
}
