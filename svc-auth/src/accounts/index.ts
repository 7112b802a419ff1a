export {
  type Account,
  changeEmail,
  createAccount,
  hasAllPermissions,
  isActiveAdmin,
  isUsable,
  languageOf,
  profileOf,
  requireAccount,
  type Role,
} from './domain/account.ts';
export { type Administrator, administratorOf, type Caller, callerOf } from './domain/caller.ts';
export {
  requireEmail,
  requireFields,
  requireName,
  requirePassword,
  requireUsername,
  requireValidSignup,
  type SignupForm,
  usernameKeyOf,
  type ValidSignup,
} from './domain/credentials.ts';
export { requireAllPermissions, requireRightsOver } from './domain/rights.ts';
export type {
  AccountCookies,
  AccountPorts,
  Accounts,
  AdminRoster,
  BeginSession,
  InvitedNames,
  Language,
  PasswordMail,
  Passwords,
  ReadFullName,
  ReadPasswordPolicy,
  RecordSecurity,
  RequireOwnPassword,
  SecondStepCookie,
  SessionCall,
} from './ports.ts';
