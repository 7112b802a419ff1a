import { DuplicateKeyError } from '@pathshala/documents/duplicate-key-error';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { pending } from '@pathshala/service-kit/events/aggregate';
import { userVerified } from '@pathshala/svc-auth-contract/events';
import type { MailLimits } from '../../mails/use-cases/ports.ts';
import { createAccount, type Account } from '../domain/account.ts';
import { hasOwnCode, readOtp, refusedTry, type Signup } from '../domain/signup.ts';
import type { Accounts, Caller, Codes, RecordSecurity, Signups } from './ports.ts';

export interface VerifySignupDeps {
  readonly accounts: Accounts;
  readonly signups: Signups;
  readonly codes: Codes;
  readonly mailLimits: Pick<MailLimits, 'takeGuess'>;
  /** Makes the student record where there is none yet. */
  readonly ensureStudent: (account: Account) => Promise<unknown>;
  readonly record: RecordSecurity;
  readonly now: () => number;
  /** The accounts that begin here are sample data. */
  readonly isSample?: boolean;
}

export interface VerifySignupCommand {
  readonly otp: string;
  readonly signupId: string | null;
  readonly caller: Caller;
}

/** A sign-up with the code that proves it: its own, or above the limit of mails the newest that its address was sent. */
interface Claim {
  readonly signup: Signup;
  readonly mailed: Signup;
}

/** Turns a sign-up into an account when the code is right. The account and its event are one write. */
export function verifySignup(deps: VerifySignupDeps) {
  return async ({ otp: typed, signupId, caller }: VerifySignupCommand): Promise<Account> => {
    const otp = readOtp(typed);
    const { signup, mailed } = await takeTry(deps, signupId);
    if (!deps.codes.matches(mailed, otp)) {
      deps.record('verify.failed', { ...caller, signupId: signup._id, triesLeft: signup.triesLeft });
      throw wrongCode(signup.triesLeft);
    }
    const account = await insertAccount(deps, signup);
    await deps.ensureStudent(account);
    await deps.signups.deleteOf(signup.emailKey);
    deps.record('signup.verified', { ...caller, userId: account._id });
    return account;
  };
}

function wrongCode(triesLeft: number): DomainError {
  if (triesLeft === 0) {
    return new DomainError('invalid', 'auth.otp-wrong-last', { fields: { otp: 'auth.otp-wrong-last' } });
  }
  return new DomainError('invalid', 'auth.otp-wrong', {
    params: { triesLeft },
    fields: { otp: 'auth.otp-wrong' },
  });
}

async function takeTry(deps: VerifySignupDeps, signupId: string | null): Promise<Claim> {
  if (signupId === null) throw refusedTry(null, deps.now());
  const granted = await deps.signups.takeTry(signupId, deps.now());
  if (granted !== null) return { signup: granted, mailed: granted };
  const signup = await deps.signups.find(signupId);
  if (signup === null || hasOwnCode(signup)) throw refusedTry(signup, deps.now());
  return borrowCode(deps, signup);
}

/** The tries of the code's own browser are not touched: nobody can spend them for it. */
async function borrowCode(deps: VerifySignupDeps, signup: Signup): Promise<Claim> {
  const mailed = await deps.signups.newestMailed(signup.emailKey, deps.now());
  if (mailed === null) throw refusedTry(signup, deps.now());
  const granted = await deps.signups.takeBorrowedTry(signup._id);
  if (granted !== null && (await deps.mailLimits.takeGuess(signup.emailKey))) {
    return { signup: granted, mailed };
  }
  throw refusedTry({ ...signup, codeExpiresAt: mailed.codeExpiresAt }, deps.now());
}

async function insertAccount(deps: VerifySignupDeps, signup: Signup): Promise<Account> {
  const at = new Date(deps.now()).toISOString();
  const account = createAccount({
    ...signup,
    id: signup._id,
    role: 'student',
    at,
    isSample: deps.isSample === true,
  });
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
