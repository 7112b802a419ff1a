import { searchKeyOf } from '@pathshala/rules/bengali';
import type { ValidSignup } from './credentials.ts';
import { requireName, requireUsername, usernameKeyOf } from './credentials.ts';

export type Role = 'student' | 'admin';

type Language = 'en' | 'bn';

/** A verified account. `usernameKey` and `emailKey` are unique; `nameKey` and `searchText` are for the list of users. */
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
  /** Chosen by the owner; undefined in older accounts. */
  readonly language?: Language;
  /** ISO 8601. A deleted account stays as a document without personal data, which carries the event. */
  readonly deletedAt: string | null;
  /** Sample data: the password is public, so it can log in only where the site is not reachable from outside. */
  readonly isSample?: boolean;
}

export type NewAccount = Pick<ValidSignup, 'username' | 'usernameKey' | 'name' | 'email' | 'emailKey'> & {
  readonly id: string;
  readonly role: Role;
  readonly passwordHash: string;
  readonly at: string;
  readonly language?: Language | undefined;
  readonly isSample?: boolean;
};

export function createAccount(values: NewAccount): Account {
  return withListKeys({
    _id: values.id,
    username: values.username,
    usernameKey: values.usernameKey,
    name: values.name,
    nameKey: '',
    email: values.email,
    emailKey: values.emailKey,
    role: values.role,
    active: true,
    passwordHash: values.passwordHash,
    createdAt: values.at,
    searchText: '',
    deletedAt: null,
    ...(values.language !== undefined && { language: values.language }),
    ...(values.isSample === true && { isSample: true }),
  });
}

function withListKeys(account: Account): Account {
  const nameKey = account.name.normalize('NFKC').toLowerCase();
  const words = [account.name, account.username, account.email];
  return { ...account, nameKey, searchText: words.map(searchKeyOf).join('\n') };
}

/** What the account's owner and administrators can see of it; without the password hash. */
export type Profile = Pick<Account, '_id' | 'username' | 'name' | 'email' | 'role' | 'language'>;

export function profileOf({ _id, username, name, email, role, language }: Account): Profile {
  return { _id, username, name, email, role, ...(language !== undefined && { language }) };
}

/** The language of mails to the owner; `fallback` where none was chosen. */
export function languageOf({ language }: Pick<Account, 'language'>, fallback: Language): Language {
  return language ?? fallback;
}

/** Whether the account can log in and act. */
export function isUsable(account: Account): boolean {
  return account.active && account.deletedAt === null;
}

export function isActiveAdmin(account: Account): boolean {
  return isUsable(account) && account.role === 'admin';
}

export interface AdminChange {
  readonly role?: Role | undefined;
  readonly name?: string | undefined;
  readonly active?: boolean | undefined;
}

export function changeByAdmin(account: Account, change: AdminChange): Account {
  return withListKeys({
    ...account,
    role: change.role ?? account.role,
    active: change.active ?? account.active,
    name: change.name === undefined ? account.name : requireName(change.name),
  });
}

export interface OwnChange {
  readonly name?: string | undefined;
  readonly username?: string | undefined;
  readonly language?: Language | undefined;
  readonly passwordHash?: string | undefined;
}

export function changeByOwner(account: Account, change: OwnChange): Account {
  const username = change.username?.normalize('NFKC').trim() ?? account.username;
  if (change.username !== undefined) requireUsername(username);
  return withListKeys({
    ...account,
    username,
    usernameKey: usernameKeyOf(username),
    name: change.name === undefined ? account.name : requireName(change.name),
    passwordHash: change.passwordHash ?? account.passwordHash,
    ...(change.language !== undefined && { language: change.language }),
  });
}

/** The account with another verified address. */
export function changeEmail(
  account: Account,
  { email, emailKey }: Pick<Account, 'email' | 'emailKey'>,
): Account {
  return withListKeys({ ...account, email, emailKey });
}

/** Removes all personal data. The new keys release the username and the address for another account. */
export function eraseAccount(account: Account, at: string): Account {
  const releasedKey = `deleted:${account._id}`;
  return {
    ...account,
    username: '',
    usernameKey: releasedKey,
    name: '',
    nameKey: '',
    email: '',
    emailKey: releasedKey,
    role: 'student',
    active: false,
    passwordHash: '',
    searchText: '',
    deletedAt: at,
  };
}
