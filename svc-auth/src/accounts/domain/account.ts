import { DomainError } from '@pathshala/contract-kit/domain-error';
import { joinNames, type NamePair } from '@pathshala/rules/full-name';
import type { Edited } from '@pathshala/contract-kit/edited';
import { searchKeyOf } from '@pathshala/rules/bengali';
import { localMobileOf } from '@pathshala/rules/mobile';
import { listKeyOf } from '@pathshala/rules/bengali-order';
import type { LimitedTo } from '@pathshala/rules/limited-rights';
import type { Permission } from '@pathshala/rules/permissions';
import { limitsOf } from './limits.ts';
import { requireName, requireUsername, usernameKeyOf, type ValidSignup } from './credentials.ts';
export type Role = 'student' | 'admin';

type Language = 'en' | 'bn';

/** A verified account. `usernameKey` and `emailKey` are unique; `nameKey` and `searchText` are for the list of users. */
export interface Account {
  readonly _id: string;
  readonly username: string;
  readonly usernameKey: string;
  readonly name: string;
  readonly nameKey: string;
  /** Proved; empty for an account with a mobile number alone, or with neither. */
  readonly email: string;
  /** Without an address `none:<id>`, or the key of the invitation (`tel:…`, `user:…`), which proves nothing. */
  readonly emailKey: string;
  /** A proved number, `8801712345678`; its claim (`MobileClaims`) is the account's. */
  readonly mobile?: string;
  readonly role: Role;
  /** The permissions of an administrator; missing: all. Never stored for a student. */
  readonly permissions?: readonly Permission[];
  /** The courses and batches of an administrator with single permissions; missing: all. */
  readonly limitedTo?: LimitedTo;
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
  /** The latest change by an administrator; missing before the first one. */
  readonly edited?: Edited;
  readonly editorId?: string | null;
}

type NewAccount = Pick<ValidSignup, 'username' | 'usernameKey' | 'name' | 'email' | 'emailKey' | 'mobile'> & {
  readonly id: string;
  readonly role: Role;
  readonly permissions?: readonly Permission[];
  readonly passwordHash: string;
  readonly at: string;
  readonly language?: Language | undefined;
  readonly isSample?: boolean;
  /** The key of the invitation of a person without an address: nobody is invited a second time by it. */
  readonly contactKey?: string;
};

export function createAccount(values: NewAccount): Account {
  return withListKeys({
    _id: values.id,
    username: values.username,
    usernameKey: values.usernameKey,
    name: values.name,
    nameKey: '',
    email: values.email,
    emailKey: values.email === '' ? (values.contactKey ?? `none:${values.id}`) : values.emailKey,
    role: values.role,
    active: true,
    passwordHash: values.passwordHash,
    createdAt: values.at,
    searchText: '',
    deletedAt: null,
    ...(values.mobile !== undefined && { mobile: values.mobile }),
    ...(values.language !== undefined && { language: values.language }),
    ...permissionsOf(values.role, values.permissions),
    ...(values.isSample === true && { isSample: true }),
  });
}

function withListKeys(account: Account): Account {
  const { name, username, email, mobile = '' } = account;
  const words = [name, username, email, mobile].filter((word) => word !== '');
  return { ...account, nameKey: listKeyOf(account.name), searchText: words.map(searchKeyOf).join('\n') };
}

/** Sorted, without duplicates; empty for students and for administrators with all permissions. */
function permissionsOf(role: Role, permissions: readonly Permission[] | null | undefined) {
  if (role === 'student' || permissions === null || permissions === undefined) return {};
  return { permissions: [...new Set(permissions)].toSorted() };
}

/** The account as its owner and administrators see it, without the password hash. */
interface Profile extends Pick<Account, '_id' | 'username' | 'name' | 'email' | 'role' | 'language'> {
  readonly permissions?: Permission[];
  readonly limitedTo?: { courseIds: string[]; batchIds: string[] };
  /** The number as people of the country dial it. */
  readonly mobile?: string;
}

export function profileOf(account: Account): Profile {
  const { _id, username, name, email, mobile, role, language, permissions, limitedTo } = account;
  return {
    _id,
    username,
    name,
    email,
    ...(mobile !== undefined && { mobile: localMobileOf(mobile) }),
    role,
    ...(language !== undefined && { language }),
    ...(permissions && { permissions: [...permissions] }),
    ...(limitedTo && {
      limitedTo: { courseIds: [...limitedTo.courseIds], batchIds: [...limitedTo.batchIds] },
    }),
  };
}

/** The facts about a verified account that other services learn. */
export function verifiedFactOf({ _id: userId, username, name, email, mobile }: Account) {
  return { userId, username, name, email, ...(mobile !== undefined && { mobile }) };
}

/** Both names of the student, `বাংলা | English`; a name that the profile lacks is the account's, if it is in that script. */
export function fullNameOf({ name }: Pick<Account, 'name'>, profile: NamePair): string | undefined {
  const isBengali = /\p{Script=Bengali}/u.test(name);
  const bengali = profile.bengali || (isBengali ? name : '');
  const english = profile.english || (isBengali ? '' : name);
  const joined = joinNames({ bengali, english });
  return joined === bengali || joined === english ? undefined : joined;
}

/** The language of mails to the owner; `fallback` where none was chosen. */
export function languageOf({ language }: Pick<Account, 'language'>, fallback: Language): Language {
  return language ?? fallback;
}

/** Whether the account can log in and act. */
export function isUsable(account: Account): boolean {
  return account.active && account.deletedAt === null;
}

/** Whether the account is an administrator's, with any permissions. */
export function isActiveAdmin(account: Account): boolean {
  return isUsable(account) && account.role === 'admin';
}

/** Whether the account can give rights to others. There is always one such account. */
export function hasAllPermissions(account: Account): boolean {
  return isActiveAdmin(account) && account.permissions === undefined && account.limitedTo === undefined;
}

export interface AdminChange {
  readonly role?: Role | undefined;
  /** null: everything. */
  readonly permissions?: readonly Permission[] | null | undefined;
  /** null: not limited. */
  readonly limitedTo?: LimitedTo | null | undefined;
  readonly name?: string | undefined;
  readonly active?: boolean | undefined;
}

export function changeByAdmin(account: Account, change: AdminChange): Account {
  const { permissions, limitedTo, ...rest } = account;
  const role = change.role ?? account.role;
  const held = permissionsOf(role, change.permissions === undefined ? permissions : change.permissions);
  return withListKeys({
    ...rest,
    ...held,
    ...limitsOf({ role, ...held }, change.limitedTo === undefined ? limitedTo : change.limitedTo),
    role,
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
  // A form sends the username with every change: an unchanged one is not validated by newer rules.
  if (username !== account.username) requireUsername(username);
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

/** The account with another proved number. */
export function changeMobile(account: Account, mobile: string): Account {
  return withListKeys({ ...account, mobile });
}

/** Removes all personal data. The new keys release the username and the address for another account. */
export function eraseAccount(account: Account, at: string): Account {
  const releasedKey = `deleted:${account._id}`;
  const {
    permissions: _permissions,
    limitedTo: _limitedTo,
    edited: _edited,
    editorId: _editorId,
    mobile: _mobile,
    ...rest
  } = account;
  return {
    ...rest,
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

/** Throws `not-found` for an account that is unknown or deleted. */
export function requireAccount(account: Account | null): Account {
  if (account !== null && account.deletedAt === null) return account;
  throw new DomainError('not-found', 'common.not-found');
}
