import { randomBytes } from 'node:crypto';
import { securityEvent } from '@pathshala/service-kit/telemetry/security-event';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Mails } from '../mails/compose-mails.ts';
import type { AuthSettings } from '../settings.ts';
import { createArgon2Passwords } from './adapters/argon2-passwords.ts';
import { createCodeMail } from './adapters/code-mail.ts';
import { createPasswordMail } from './adapters/password-mail.ts';
import { loadCommonPasswords } from './adapters/common-passwords.ts';
import { createHmacCodes } from './adapters/hmac-codes.ts';
import { createQueues } from './adapters/queue.ts';
import type { Account } from './domain/account.ts';
import { throttleRules } from './domain/login-throttle.ts';
import { authRoutes } from './http/auth-routes.ts';
import { createAccountCookies } from './http/cookies.ts';
import { userRoutes } from './http/user-routes.ts';
import { createDocumentAccounts } from './storage/document-accounts.ts';
import { createDocumentAdminRoster } from './storage/document-admin-roster.ts';
import { createDocumentSignups } from './storage/document-signups.ts';
import { createKeyValueLoginLimits } from './storage/key-value-login-limits.ts';
import { beginSession } from './use-cases/begin-session.ts';
import { changeOwnAccount } from './use-cases/change-own-account.ts';
import { changeUser } from './use-cases/change-user.ts';
import { checkOwnPassword } from './use-cases/check-own-password.ts';
import { deleteOwnAccount } from './use-cases/delete-own-account.ts';
import { ensureFirstAdmin } from './use-cases/ensure-first-admin.ts';
import { logIn } from './use-cases/log-in.ts';
import { logOut } from './use-cases/log-out.ts';
import type { Accounts, RecordSecurity } from './use-cases/ports.ts';
import { readOwnAccount } from './use-cases/read-own-account.ts';
import { resendCode } from './use-cases/resend-code.ts';
import { signUp } from './use-cases/sign-up.ts';
import { verifySignup } from './use-cases/verify-signup.ts';

/** Unfinished sign-ups are forgotten after a week. */
const signupLife = 7 * 24 * 60 * 60 * 1000;

export function createAccounts(platform: Platform): Accounts {
  return createDocumentAccounts(platform);
}

/** The ports of accounts, each with what stands behind it. */
function accountsDeps(platform: Platform, settings: AuthSettings, { accounts, mails }: AccountsOutside) {
  const { documents, keyValue, sessions, now, newId, log, publicUrl } = platform;
  const { sessionSecret } = platform.secrets;
  const passwords = createArgon2Passwords();
  const loginLimits = createKeyValueLoginLimits(keyValue, now);
  const record: RecordSecurity = (name, detail) => securityEvent(log, name, detail);
  const mailing = { queue: mails.queue, now, publicUrl };
  return {
    accounts,
    record,
    signups: createDocumentSignups(documents),
    roster: createDocumentAdminRoster(documents),
    passwords,
    policy: { minimum: settings.passwordMinimum, common: loadCommonPasswords() },
    codes: createHmacCodes(sessionSecret),
    codeMail: createCodeMail(mailing),
    passwordMail: createPasswordMail(mailing),
    mailLimits: mails.limits,
    loginLimits,
    inTurnOf: createQueues(throttleRules.near.free - 1),
    checkOwnPassword: checkOwnPassword({ passwords, loginLimits, record }),
    sessions,
    now,
    newId,
    log,
    newPassword: () => randomBytes(12).toString('base64url'),
  };
}

export interface AccountsOutside {
  readonly accounts: Accounts;
  readonly mails: Mails;
  readonly ensureStudent: (account: Account) => Promise<unknown>;
  /** Deletes the account's one-time links. */
  readonly forgetLinks: (userId: string) => Promise<void>;
  readonly isForbiddenSample: (account: Account, password: string) => boolean;
}

export type AccountsCapability = ReturnType<typeof composeAccounts>;

/** What the capability offers to the service. */
export function composeAccounts(platform: Platform, settings: AuthSettings, outside: AccountsOutside) {
  const { isForbiddenSample } = outside;
  const deps = accountsDeps(platform, settings, outside);
  const forgetPerson = async ({ _id, emailKey }: Account): Promise<void> => {
    const signupIds = await deps.signups.idsOf(emailKey);
    await deps.signups.deleteOf(emailKey);
    await outside.forgetLinks(_id);
    await outside.mails.queue.forget([_id, ...signupIds]);
  };
  const cookies = createAccountCookies(platform.secrets.sessionSecret);
  const begin = beginSession(deps);
  return {
    deps,
    cookies,
    routes: [
      ...authRoutes({
        cookies,
        signUp: signUp(deps),
        resendCode: resendCode(deps),
        verifySignup: verifySignup({ ...deps, ensureStudent: outside.ensureStudent }),
        logIn: logIn({ ...deps, isForbiddenSample }),
        logOut: logOut(deps),
        beginSession: begin,
      }),
      ...userRoutes({
        cookies,
        accounts: outside.accounts,
        readOwnAccount: readOwnAccount(deps),
        changeUser: changeUser(deps),
        changeOwnAccount: changeOwnAccount(deps),
        deleteOwnAccount: deleteOwnAccount({ ...deps, forgetPerson }),
        beginSession: begin,
      }),
    ],
    prepare: ensureFirstAdmin(deps, settings.admin),
    forgetOldSignups: () => deps.signups.deleteBefore(platform.now() - signupLife),
  };
}
