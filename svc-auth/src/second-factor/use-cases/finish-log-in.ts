import { DomainError } from '@pathshala/contract-kit/domain-error';
import {
  type Account,
  type Accounts,
  type Caller,
  isUsable,
  type Language,
  type RecordSecurity,
  type SecondStepCookie,
} from '../../accounts/index.ts';
import type { SecurityMail, StoredSecondFactors } from '../ports.ts';
import type { GivenCode, RequireCode } from './require-code.ts';

interface FinishLogInDependencies {
  readonly accounts: Pick<Accounts, 'find'>;
  readonly secondFactors: Pick<StoredSecondFactors, 'find'>;
  readonly requireCode: RequireCode;
  readonly securityMail: SecurityMail;
  readonly record: RecordSecurity;
}

export interface FinishLogInCommand {
  /** The cookie of the first step. */
  readonly firstStep: ReturnType<SecondStepCookie['read']>;
  readonly given: GivenCode;
  readonly language: Language;
  readonly caller: Caller;
}

/** The second step of a log-in. Rejects with `gone` when the first step is too old or the account has changed since. */
export function finishLogIn(deps: FinishLogInDependencies) {
  return async ({ firstStep, given, language, caller }: FinishLogInCommand): Promise<Account> => {
    const account = firstStep === null ? null : await deps.accounts.find(firstStep.userId);
    if (account === null || !isUsable(account) || firstStep?.isOf(account) !== true) throw overError();
    const factor = await deps.secondFactors.find(account._id);
    if (factor === null) throw overError();
    await deps.requireCode(factor, given, caller);
    const method = given.field === 'code' ? 'totp' : 'recovery-code';
    const facts = { ...caller, userId: account._id };
    if (method === 'recovery-code') {
      deps.record('recovery-code.used', facts);
      await deps.securityMail.send('recovery-code-used', account, language);
    }
    deps.record('login.ok', { ...facts, role: account.role, method });
    return account;
  };
}

function overError(): DomainError {
  return new DomainError('gone', 'auth.second-step-over');
}
