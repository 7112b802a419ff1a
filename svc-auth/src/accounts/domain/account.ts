import { searchKeyOf } from '@pathshala/rules/bengali';
import type { CheckedSignup } from './credentials.ts';
import { checkName, checkUsername, usernameKeyOf } from './credentials.ts';

export type Role = 'student' | 'admin';

/** A proved account. `usernameKey` and `emailKey` are unique; `nameKey` and `searchText` serve the list. */
export interface Account {
  readonly _id: string;
  readonly username: string;
  readonly usernameKey: string;
  readonly name: string;
  readonly nameKey: string;
  readonly email: string;
  readonly emailKey: string;
  readonly role: Role;
  readonly active: boolean;
  readonly passwordHash: string;
  readonly createdAt: string;
  readonly searchText: string;
  /** Set when the account was deleted: what is left is a mark without anything personal, which carries the event. */
  readonly deletedAt: string | null;
  /** Of the sample data: its password is printed in the README, so it may be used on the school's own machine only. */
  readonly isSample?: boolean;
}

export type NewAccount = Pick<CheckedSignup, 'username' | 'usernameKey' | 'name' | 'email' | 'emailKey'> & {
  readonly id: string;
  readonly role: Role;
  readonly passwordHash: string;
  readonly at: string;
  readonly isSample?: boolean;
};

export function createAccount(given: NewAccount): Account {
  return withListKeys({
    _id: given.id,
    username: given.username,
    usernameKey: given.usernameKey,
    name: given.name,
    nameKey: '',
    email: given.email,
    emailKey: given.emailKey,
    role: given.role,
    active: true,
    passwordHash: given.passwordHash,
    createdAt: given.at,
    searchText: '',
    deletedAt: null,
    ...(given.isSample === true && { isSample: true }),
  });
}

function withListKeys(account: Account): Account {
  const nameKey = account.name.normalize('NFKC').toLowerCase();
  const words = [account.name, account.username, account.email];
  return { ...account, nameKey, searchText: words.map(searchKeyOf).join('\n') };
}

/** Whether the account may be used to log in or act. */
export function isUsable(account: Account): boolean {
  return account.active && account.deletedAt === null;
}

export function isActiveAdmin(account: Account): boolean {
  return isUsable(account) && account.role === 'admin';
}

export interface AdministratorsChange {
  readonly role?: Role | undefined;
  readonly name?: string | undefined;
  readonly active?: boolean | undefined;
}

export function changeByAdministrator(account: Account, change: AdministratorsChange): Account {
  return withListKeys({
    ...account,
    role: change.role ?? account.role,
    active: change.active ?? account.active,
    name: change.name === undefined ? account.name : checkName(change.name),
  });
}

export interface OwnChange {
  readonly name?: string | undefined;
  readonly username?: string | undefined;
  readonly passwordHash?: string | undefined;
}

export function changeByOwner(account: Account, change: OwnChange): Account {
  const username = change.username?.normalize('NFKC').trim() ?? account.username;
  if (change.username !== undefined) checkUsername(username);
  return withListKeys({
    ...account,
    username,
    usernameKey: usernameKeyOf(username),
    name: change.name === undefined ? account.name : checkName(change.name),
    passwordHash: change.passwordHash ?? account.passwordHash,
  });
}

/** Nothing personal stays; the keys make room for a new account with the same name and address. */
export function eraseAccount(account: Account, at: string): Account {
  const gone = `deleted:${account._id}`;
  return {
    ...account,
    username: '',
    usernameKey: gone,
    name: '',
    nameKey: '',
    email: '',
    emailKey: gone,
    role: 'student',
    active: false,
    passwordHash: '',
    searchText: '',
    deletedAt: at,
  };
}
