import { cleanCode } from '@pathshala/rules/account';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { RecordSecurity } from '../../accounts/index.ts';
import type {
  Enrolments,
  OneTimePasswords,
  RecoveryCodes,
  SecondFactorLimits,
  SecretCipher,
  SecurityMail,
  StoredSecondFactors,
} from '../ports.ts';
import { type CodeCommand, countTry, requireTyped, type SecurityFacts } from './require-code.ts';

interface ConfirmEnrolmentDependencies {
  readonly secondFactors: Pick<StoredSecondFactors, 'insert'>;
  readonly enrolments: Enrolments;
  readonly oneTimePasswords: OneTimePasswords;
  readonly recoveryCodes: RecoveryCodes;
  readonly limits: SecondFactorLimits;
  readonly cipher: SecretCipher;
  readonly securityMail: SecurityMail;
  readonly record: RecordSecurity;
  readonly now: () => number;
}

/** Switches the second step on and returns the recovery codes, which are not stored in clear. */
export function confirmEnrolment(deps: ConfirmEnrolmentDependencies) {
  return async ({ account, code, language, caller }: CodeCommand): Promise<readonly string[]> => {
    const facts = { ...caller, userId: account._id };
    requireTyped({ field: 'code', value: code });
    const { sealedSecret, step } = await confirmedSecret(deps, code, facts);
    const { codes, digests } = await deps.recoveryCodes.create();
    const isNew = await deps.secondFactors.insert({
      _id: account._id,
      sealedSecret,
      enabledAt: new Date(deps.now()).toISOString(),
      lastStep: step,
      ...digests,
    });
    if (!isNew) throw new DomainError('conflict', 'auth.second-factor-on');
    await deps.enrolments.end(account._id);
    deps.record('second-factor.enrolled', facts);
    await deps.securityMail.send('second-factor-on', account, language);
    return codes;
  };
}

async function confirmedSecret(
  deps: ConfirmEnrolmentDependencies,
  code: string,
  facts: SecurityFacts,
): Promise<{ sealedSecret: string; step: number }> {
  const sealedSecret = await deps.enrolments.find(facts.userId);
  if (sealedSecret === null) throw new DomainError('gone', 'auth.enrolment-over');
  await countTry(deps, facts);
  const secret = deps.cipher.open(sealedSecret, facts.userId);
  const step = deps.oneTimePasswords.stepOf(secret, cleanCode(code), deps.now());
  if (step === null) {
    deps.record('second-factor.failed', facts);
    throw new DomainError('invalid', 'auth.second-factor-wrong', {
      fields: { code: 'auth.second-factor-wrong' },
    });
  }
  await deps.limits.succeeded(facts.userId);
  return { sealedSecret, step };
}
