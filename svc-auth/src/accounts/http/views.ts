import type { ListedUser, User } from '@pathshala/svc-auth-contract/account';
import { profileOf, type Account } from '../domain/account.ts';

export function userView(account: Account): User {
  return profileOf(account);
}

export function listedUserView(account: Account): ListedUser {
  return { ...userView(account), active: account.active, createdAt: account.createdAt };
}
