import { DomainError } from '@pathshala/contract-kit/domain-error';
import { cleanCode } from '@pathshala/rules/account';
import type { Account, Caller, Language, RecordSecurity } from '../../accounts/index.ts';
import type { SecondFactor } from '../domain/second-factor.ts';
import type {
  OneTimePasswords,
  RecoveryCodes,
  SecondFactorLimits,
  SecretCipher,
  StoredSecondFactors,
} from '../ports.ts';

interface RequireCodeDependencies {
  readonly secondFactors: Pick<StoredSecondFactors, 'acceptStep' | 'takeRecoveryCode'>;
  readonly limits: SecondFactorLimits;
  readonly oneTimePasswords: OneTimePasswords;
  readonly recoveryCodes: Pick<RecoveryCodes, 'digestOf'>;
  readonly cipher: SecretCipher;
  readonly record: RecordSecurity;
  readonly now: () => number;
}

/** A code of the app, or a recovery code; `field` is the form field of the error. */
export interface GivenCode {
  readonly field: 'code' | 'recoveryCode';
  readonly value: string;
}

export type RequireCode = (factor: SecondFactor, given: GivenCode, caller: Caller) => Promise<void>;

const wrong = { code: 'auth.second-factor-wrong', recoveryCode: 'auth.recovery-code-wrong' } as const;

/** Requires a code that has not been used. The try counts before the comparison; an empty field is not a try. */
export function requireCode(deps: RequireCodeDependencies): RequireCode {
  return async (factor, given, caller) => {
    const { field } = given;
    requireTyped(given);
    const facts = { ...caller, userId: factor._id, method: field };
    await countTry(deps, facts);
    if (await isAccepted(deps, factor, given)) return deps.limits.succeeded(factor._id);
    deps.record('second-factor.failed', facts);
    throw new DomainError('invalid', wrong[field], { fields: { [field]: wrong[field] } });
  };
}

export type SecurityFacts = Parameters<RecordSecurity>[1] & { readonly userId: string };

export function requireTyped({ field, value }: GivenCode): void {
  if (value.trim() !== '') return;
  throw new DomainError('invalid', 'auth.fields-required', { fields: { [field]: 'auth.code-missing' } });
}

/** Counts the try, and logs one above the limit. */
export async function countTry(
  { limits, record }: Pick<RequireCodeDependencies, 'limits' | 'record'>,
  facts: SecurityFacts,
): Promise<void> {
  try {
    await limits.begin(facts.userId);
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'too-many') record('second-factor.locked', facts);
    throw error;
  }
}

async function isAccepted(
  deps: RequireCodeDependencies,
  factor: SecondFactor,
  { field, value }: GivenCode,
): Promise<boolean> {
  const { _id, recoverySalt, sealedSecret } = factor;
  if (field === 'recoveryCode') {
    const digest = await deps.recoveryCodes.digestOf(value, recoverySalt);
    return deps.secondFactors.takeRecoveryCode(_id, digest);
  }
  const secret = deps.cipher.open(sealedSecret, _id);
  const step = deps.oneTimePasswords.stepOf(secret, cleanCode(value), deps.now());
  return step !== null && deps.secondFactors.acceptStep(_id, step);
}

/** A change of one's own second step that needs a code of the app. */
export interface CodeCommand {
  readonly account: Account;
  readonly code: string;
  readonly language: Language;
  readonly caller: Caller;
}

export interface PasswordAndCodeCommand extends CodeCommand {
  readonly password: string;
}
