import { DuplicateKeyError } from '@pathshala/service-kit/documents';
import { DomainError } from '@pathshala/service-kit/errors';
import { pending } from '@pathshala/service-kit/events';
import { userVerified } from '../../../contract/events.ts';
import { createAccount, type Account } from '../domain/account.ts';
import { readOtp, refusedTry, type Signup } from '../domain/signup.ts';
import type { Accounts, Codes, Signups } from './ports.ts';

export interface VerifySignupDeps {
  readonly accounts: Accounts;
  readonly signups: Signups;
  readonly codes: Codes;
  /** Makes the student record where there is none yet. */
  readonly ensureStudent: (account: Account) => Promise<unknown>;
  readonly now: () => number;
}

/** Turns a sign-up into an account when the code is right. The account and its event are one write. */
export function verifySignup(deps: VerifySignupDeps) {
  return async (command: { otp: string; signupId: string | null }): Promise<Account> => {
    const otp = readOtp(command.otp);
    const signup = await takeTry(deps, command.signupId);
    if (!deps.codes.matches(signup, otp)) {
      throw new DomainError('invalid', 'auth.otp-wrong', { fields: { otp: 'auth.otp-wrong' } });
    }
    const account = await insertAccount(deps, signup);
    await deps.ensureStudent(account);
    await deps.signups.delete(signup._id);
    return account;
  };
}

async function takeTry(deps: VerifySignupDeps, signupId: string | null): Promise<Signup> {
  if (signupId === null) throw refusedTry(null, deps.now());
  const granted = await deps.signups.takeTry(signupId, deps.now());
  if (granted !== null) return granted;
  throw refusedTry(await deps.signups.find(signupId), deps.now());
}

async function insertAccount(deps: VerifySignupDeps, signup: Signup): Promise<Account> {
  const at = new Date(deps.now()).toISOString();
  const account = createAccount({ ...signup, id: signup._id, role: 'student', at });
  const { _id: userId, username, name, email } = account;
  try {
    return await deps.accounts.insert(account, [pending(userVerified, { userId, username, name, email })]);
  } catch (error) {
    if (!(error instanceof DuplicateKeyError)) throw error;
    return afterDuplicate(deps, signup);
  }
}

/** The same sign-up verified twice at once is one account; otherwise somebody else proved the name or address first. */
async function afterDuplicate(deps: VerifySignupDeps, signup: Signup): Promise<Account> {
  const own = await deps.accounts.find(signup._id);
  if (own !== null) return own;
  const sameEmail = await deps.accounts.findByEmail(signup.emailKey);
  throw new DomainError('conflict', sameEmail === null ? 'auth.username-taken' : 'auth.email-taken');
}
