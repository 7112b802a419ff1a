import { emailKeyOf } from '@pathshala/rules/email';
import { DuplicateKeyError } from '@pathshala/documents/duplicate-key-error';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import { createAccount, isActiveAdmin, type Account } from '../domain/account.ts';
import { normalisePassword, usernameKeyOf } from '../domain/credentials.ts';
import type { Accounts, AdminRoster, Passwords } from './ports.ts';

export interface FirstAdmin {
  readonly email: string;
  readonly username: string;
  /** undefined: one is made and logged, once. */
  readonly password?: string | undefined;
}

export interface EnsureFirstAdminDeps {
  readonly accounts: Accounts;
  readonly roster: AdminRoster;
  readonly passwords: Passwords;
  readonly log: Logger;
  readonly now: () => number;
  readonly newId: () => string;
  readonly newPassword: () => string;
}

/** Where no administrator is, makes the first one. Two processes that start at once make one between them. */
export function ensureFirstAdmin(deps: EnsureFirstAdminDeps, wanted: FirstAdmin) {
  return async (): Promise<void> => {
    const admins = await deps.accounts.activeAdmins();
    if (admins.length === 0) await createFirst(deps, wanted);
    for (const admin of await deps.accounts.activeAdmins()) await enrol(deps, admin);
  };
}

async function createFirst(deps: EnsureFirstAdminDeps, wanted: FirstAdmin): Promise<void> {
  const password = wanted.password ?? deps.newPassword();
  const username = wanted.username.trim();
  const account = createAccount({
    id: deps.newId(),
    username,
    usernameKey: usernameKeyOf(username),
    name: username,
    email: wanted.email.trim(),
    emailKey: emailKeyOf(wanted.email),
    role: 'admin',
    passwordHash: await deps.passwords.hash(normalisePassword(password)),
    at: new Date(deps.now()).toISOString(),
  });
  try {
    await deps.accounts.insert(account);
  } catch (error) {
    if (!(error instanceof DuplicateKeyError)) throw error;
    return explainTaken(deps, account);
  }
  const shown = wanted.password === undefined ? `, password ${password} (shown only once)` : '';
  deps.log.warn(`First administrator: username ${username}${shown}`);
}

/** Either another process was faster, which is well, or the name belongs to somebody who is no administrator. */
async function explainTaken(deps: EnsureFirstAdminDeps, account: Account): Promise<void> {
  if ((await deps.accounts.activeAdmins()).length > 0) return;
  deps.log.error(
    { username: account.username },
    'There is no administrator: ADMIN_USERNAME or ADMIN_EMAIL belongs to another account. Choose others.',
  );
}

/** Repairs the roster after a stop between its two writes; looks again, since the account may change meanwhile. */
async function enrol(deps: EnsureFirstAdminDeps, admin: Account): Promise<void> {
  await deps.roster.join(admin._id);
  const now = await deps.accounts.find(admin._id);
  if (now === null || !isActiveAdmin(now)) await deps.roster.leave(admin._id);
}
