import { DuplicateKeyError } from '@pathshala/stores/documents/duplicate-key-error';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { pending } from '@pathshala/service-kit/events/aggregate';
import { userVerified } from '@pathshala/svc-auth-contract/events';
import {
  type Account,
  type Accounts,
  type Caller,
  createAccount,
  type MobileClaims,
  type RecordSecurity,
  verifiedFactOf,
} from '../../accounts/index.ts';
import type { MailLimits } from '../../mails/index.ts';
import type { EnsureStudent } from '../../students/index.ts';
import { hasOwnCode, parseOtp, tryError, type Signup } from '../domain/signup.ts';
import type { Codes, FindInvitation, Signups } from '../ports.ts';

interface VerifySignupDependencies {
  readonly accounts: Accounts;
  readonly mobileClaims: MobileClaims;
  readonly signups: Signups;
  readonly codes: Codes;
  readonly mailLimits: Pick<MailLimits, 'takeGuess'>;
  readonly findInvitation: FindInvitation;
  /** Creates the student record if there is none. */
  readonly ensureStudent: EnsureStudent;
  readonly record: RecordSecurity;
  readonly now: () => number;
  /** Marks the created accounts as sample data. */
  readonly isSample?: boolean;
}

export interface VerifySignupCommand {
  readonly otp: string;
  readonly signupId: string | null;
  readonly caller: Caller;
}

/** A sign-up and the sign-up whose code verifies it: itself or, above the mail limit, the one whose code was mailed last. */
interface SignupWithCode {
  readonly signup: Signup;
  readonly mailed: Signup;
}

/** Creates the account of a sign-up when the code is right. The account and its event are one write. */
export function verifySignup(deps: VerifySignupDependencies) {
  return async ({ otp: input, signupId, caller }: VerifySignupCommand): Promise<Account> => {
    const otp = parseOtp(input);
    const { signup, mailed } = await takeTry(deps, signupId);
    if (!deps.codes.matches(mailed, otp)) {
      deps.record('verify.failed', { ...caller, signupId: signup._id, triesLeft: signup.triesLeft });
      throw wrongCode(signup.triesLeft);
    }
    const account = await insertAccount(deps, signup);
    const { _id: userId, name, email, mobile } = account;
    await deps.ensureStudent({ userId, name, email, ...(mobile !== undefined && { mobile }) });
    await deps.signups.deleteOf(signup.emailKey);
    deps.record('signup.verified', { ...caller, userId });
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

async function takeTry(deps: VerifySignupDependencies, signupId: string | null): Promise<SignupWithCode> {
  if (signupId === null) throw tryError(null, deps.now());
  const allowed = await deps.signups.takeTry(signupId, deps.now());
  if (allowed !== null) return { signup: allowed, mailed: allowed };
  const signup = await deps.signups.find(signupId);
  if (signup === null || hasOwnCode(signup)) throw tryError(signup, deps.now());
  return takeMailedCode(deps, signup);
}

/** Does not use tries of the sign-up that the code was mailed for, so that strangers cannot exhaust them. */
async function takeMailedCode(deps: VerifySignupDependencies, signup: Signup): Promise<SignupWithCode> {
  const mailed = await deps.signups.newestMailed(signup.emailKey, deps.now());
  if (mailed === null) throw tryError(signup, deps.now());
  const allowed = await deps.signups.takeTryWithoutCode(signup._id);
  if (allowed !== null && (await deps.mailLimits.takeGuess(signup.emailKey))) {
    return { signup: allowed, mailed };
  }
  throw tryError({ ...signup, codeExpiresAt: mailed.codeExpiresAt }, deps.now());
}

async function insertAccount(deps: VerifySignupDependencies, signup: Signup): Promise<Account> {
  const at = new Date(deps.now()).toISOString();
  const account = createAccount({
    ...signup,
    id: signup._id,
    role: 'student',
    at,
    isSample: deps.isSample === true,
    // A sample account shows the language of the browser that tries it.
    language: deps.isSample === true ? undefined : signup.language,
  });
  const { mobile } = account;
  if (mobile !== undefined && !(await deps.mobileClaims.claim(mobile, account._id))) {
    throw new DomainError('conflict', 'auth.mobile-taken');
  }
  const invitationId = await deps.findInvitation(signup.emailKey);
  const verified = { ...verifiedFactOf(account), ...(invitationId !== null && { invitationId }) };
  try {
    return await deps.accounts.insert(account, [pending(userVerified, verified)]);
  } catch (error) {
    if (!(error instanceof DuplicateKeyError)) throw error;
    return afterDuplicate(deps, signup);
  }
}

/** Either the same sign-up was verified concurrently, or another one took the username or the address first. */
async function afterDuplicate(deps: VerifySignupDependencies, signup: Signup): Promise<Account> {
  const own = await deps.accounts.find(signup._id);
  if (own !== null) return own;
  if (signup.mobile !== undefined) await deps.mobileClaims.release(signup.mobile, signup._id);
  const sameEmail = await deps.accounts.findByEmail(signup.emailKey);
  throw new DomainError('conflict', sameEmail === null ? 'auth.username-taken' : 'auth.email-taken');
}
