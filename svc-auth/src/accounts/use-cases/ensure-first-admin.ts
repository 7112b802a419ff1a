import { emailKeyOf } from '@pathshala/rules/email';
import { isInserted } from '@pathshala/stores/documents/insert-once';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import { createAccount, hasAllPermissions, type Account } from '../domain/account.ts';
import { normalisePassword } from '@pathshala/rules/account';
import { usernameKeyOf } from '../domain/credentials.ts';
import type { Accounts, AdminRoster, FirstAdmin, Passwords } from '../ports.ts';

interface EnsureFirstAdminDependencies {
  readonly accounts: Accounts;
  readonly roster: AdminRoster;
  readonly passwords: Passwords;
  readonly log: Logger;
  readonly now: () => number;
  readonly newId: () => string;
  readonly createPassword: () => string;
}

/** Creates the first administrator where there is none. Of two processes that start at the same time, one creates it. */
export function ensureFirstAdmin(deps: EnsureFirstAdminDependencies, firstAdmin: FirstAdmin) {
  return async (): Promise<void> => {
    const admins = await deps.accounts.fullAdmins();
    if (admins.length === 0) await createFirst(deps, firstAdmin);
    for (const admin of await deps.accounts.fullAdmins()) await addToRoster(deps, admin);
  };
}

async function createFirst(deps: EnsureFirstAdminDependencies, firstAdmin: FirstAdmin): Promise<void> {
  const password = firstAdmin.password ?? deps.createPassword();
  const username = firstAdmin.username.trim();
  const account = createAccount({
    id: deps.newId(),
    username,
    usernameKey: usernameKeyOf(username),
    name: username,
    email: firstAdmin.email.trim(),
    emailKey: emailKeyOf(firstAdmin.email),
    role: 'admin',
    passwordHash: await deps.passwords.hash(normalisePassword(password)),
    at: new Date(deps.now()).toISOString(),
  });
  if (!(await isInserted(deps.accounts.insert(account)))) return logIfTaken(deps, account);
  const shown = firstAdmin.password === undefined ? `, password ${password} (shown only once)` : '';
  deps.log.warn(`First administrator: username ${username}${shown}`);
}

/** Either another process created the administrator, or the username or address belongs to a student's account. */
async function logIfTaken(deps: EnsureFirstAdminDependencies, account: Account): Promise<void> {
  if ((await deps.accounts.fullAdmins()).length > 0) return;
  deps.log.error(
    { username: account.username },
    'There is no administrator: ADMIN_USERNAME or ADMIN_EMAIL belongs to another account. Choose others.',
  );
}

/** Repairs the roster after a crash between its two writes. Reads the account again, because it may have changed meanwhile. */
async function addToRoster(deps: EnsureFirstAdminDependencies, admin: Account): Promise<void> {
  await deps.roster.join(admin._id);
  const now = await deps.accounts.find(admin._id);
  if (now === null || !hasAllPermissions(now)) await deps.roster.leave(admin._id);
}
