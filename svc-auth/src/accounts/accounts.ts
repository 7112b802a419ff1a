import { upgradeListKeys } from '@pathshala/stores/documents/upgrade-list-keys';
import { randomBytes } from 'node:crypto';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { securityEvent } from '@pathshala/service-kit/telemetry/security-event';
import { userDeleted, userVerified } from '@pathshala/svc-auth-contract/events';
import type { CounterPorts } from '../counters/index.ts';
import type { EmailChangePorts } from '../email-change/index.ts';
import type { MailPorts } from '../mails/index.ts';
import type { RecoveryPorts } from '../recovery/index.ts';
import type { StudentPlaces } from '../student-places/index.ts';
import type { SecondFactorPorts } from '../second-factor/index.ts';
import { isSampleAccount } from '../sample/is-sample-account.ts';
import type { SessionEndsPorts } from '../session-ends/index.ts';
import type { SmsPorts } from '../sms/index.ts';
import type { SignupPorts } from '../signups/index.ts';
import type { StudentNames } from '../students/index.ts';
import type { SiteSettingsPorts } from '../site-settings/index.ts';
import { createAccountOwners } from './adapters/account-owners.ts';
import { createSignedValue } from './adapters/signed-value.ts';
import { createArgon2Passwords } from './adapters/argon2-passwords.ts';
import { loadCommonPasswords } from './adapters/common-passwords.ts';
import { createKeyedConcurrencyLimit, createLogInAdmission } from './adapters/concurrency-limit.ts';
import { deviceNameOf } from './adapters/device-name.ts';
import { readEnvironmentSettings } from './adapters/environment-settings.ts';
import { createPasswordMail } from './adapters/password-mail.ts';
import { createSecondStepCookie } from './adapters/second-step-cookie.ts';
import { throttleRules } from './domain/login-throttle.ts';
import { onUserDeleted } from './events.ts';
import { authRoutes } from './http/auth-routes.ts';
import { createAccountCookies } from './http/cookies.ts';
import { userRoutes } from './http/user-routes.ts';
import type { AccountPorts, InvitedNames, RecordSecurity } from './ports.ts';
import {
  accountsCollection,
  accountsIndexes,
  createDocumentAccounts,
  accountListKeys,
} from './storage/document-accounts.ts';
import { createDocumentAdminRoster } from './storage/document-admin-roster.ts';
import { createDocumentMobileClaims } from './storage/document-mobile-claims.ts';
import { createDocumentLoginLimits } from './storage/document-login-limits.ts';
import { republishableAccounts } from './storage/republishable-accounts.ts';
import { beginSession, renewSession } from './use-cases/begin-session.ts';
import { changeOwnAccount } from './use-cases/change-own-account.ts';
import { changeUser } from './use-cases/change-user.ts';
import { deleteOwnAccount } from './use-cases/delete-own-account.ts';
import { endSampleSessions } from './use-cases/end-sample-sessions.ts';
import { ensureFirstAdmin } from './use-cases/ensure-first-admin.ts';
import { fullNameReader, readNames } from './use-cases/read-names.ts';
import { forgetPerson } from './use-cases/forget-person.ts';
import { listAccounts } from './use-cases/list-accounts.ts';
import { logIn } from './use-cases/log-in.ts';
import { logOut } from './use-cases/log-out.ts';
import { readOwnAccount } from './use-cases/read-own-account.ts';
import { passwordPolicy } from './use-cases/password-policy.ts';
import { readOverview } from './use-cases/read-overview.ts';
import { requireOwnPassword } from './use-cases/require-own-password.ts';

/**
 * The account functions that other capabilities use. They are created first, because the capability itself depends on those
 * capabilities.
 */
export function createAccountPorts(
  platform: Platform,
  {
    mailQueue,
    factors,
    tries,
    readRules,
    sms,
    studentNames,
  }: MailPorts &
    SmsPorts &
    SecondFactorPorts &
    CounterPorts &
    SiteSettingsPorts & { readonly studentNames: StudentNames },
): AccountPorts {
  const { now, log, publicUrl, secrets, sessions } = platform;
  const settings = readEnvironmentSettings(process.env, platform.admin);
  const accounts = createDocumentAccounts(platform);
  const passwords = createArgon2Passwords();
  const loginLimits = createDocumentLoginLimits(tries);
  const record: RecordSecurity = (name, detail) => securityEvent(log, name, detail);
  const readFullName = fullNameReader(studentNames);
  const begin = beginSession({ accounts, sessions, factors, readFullName, deviceNameOf });
  return {
    accounts,
    mobileClaims: createDocumentMobileClaims(platform),
    roster: createDocumentAdminRoster(platform.documents),
    settings,
    owners: createAccountOwners(accounts),
    passwords,
    policy: passwordPolicy({ minimum: settings.passwordMinimum, common: loadCommonPasswords() }, readRules),
    passwordMail: createPasswordMail({ queue: mailQueue, sms, now, publicUrl }),
    cookies: createAccountCookies(secrets.sessionSecret),
    secondStep: createSecondStepCookie(secrets.sessionSecret, now),
    loginLimits,
    requireOwnPassword: requireOwnPassword({ passwords, loginLimits, record }),
    readOwnAccount: readOwnAccount({ accounts }),
    readFullName,
    beginSession: begin,
    deviceNameOf,
    renewSession: renewSession({ sessions, beginSession: begin }),
    signedValue: (purpose) => createSignedValue(secrets.sessionSecret, purpose),
    record,
  };
}

/** Verified accounts: log-in and log-out, the list of users, one's own account. */
export function createAccountsCapability(
  platform: Platform,
  ports: AccountPorts &
    MailPorts &
    SmsPorts &
    SignupPorts &
    RecoveryPorts &
    SessionEndsPorts &
    EmailChangePorts &
    SecondFactorPorts & { readonly invitedNames: InvitedNames; readonly studentPlaces: StudentPlaces },
): Capability {
  const { documents, sessions, now, newId, log, allowsSampleAccounts = true } = platform;
  const stores = {
    ...ports,
    sessions,
    now,
  };
  const deps = {
    ...stores,
    forgetPerson: forgetPerson(stores),
    admit: createLogInAdmission(),
    limitConcurrency: createKeyedConcurrencyLimit(throttleRules.near.free - 1),
    isForbiddenSample: (...login: Parameters<typeof isSampleAccount>) =>
      !allowsSampleAccounts && isSampleAccount(...login),
  };
  const createPassword = () => randomBytes(12).toString('base64url');
  const ensureAdmin = ensureFirstAdmin({ ...stores, log, newId, createPassword }, ports.settings.firstAdmin);
  const endSessionsOfSamples = endSampleSessions(stores);
  return {
    routes: [
      ...authRoutes({ ...ports, logIn: logIn(deps), logOut: logOut(deps) }),
      ...userRoutes({
        ...ports,
        listAccounts: listAccounts(deps),
        readNames: readNames(deps),
        readOverview: readOverview(deps),
        changeUser: changeUser(deps),
        changeOwnAccount: changeOwnAccount(deps),
        deleteOwnAccount: deleteOwnAccount(deps),
      }),
    ],
    subscriptions: [onUserDeleted((userId) => ports.accounts.forgetEditor(userId))],
    publishes: [userVerified, userDeleted],
    aggregates: [accountsCollection],
    indexes: accountsIndexes,
    republishable: republishableAccounts(documents),
    async prepare() {
      await upgradeListKeys(documents, accountListKeys)();
      await ensureAdmin();
      if (!allowsSampleAccounts) await endSessionsOfSamples();
    },
  };
}
