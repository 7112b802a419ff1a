import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Account, Caller, RequireOwnPassword } from '../../accounts/index.ts';
import type { SiteSettingsPorts } from '../../site-settings/index.ts';
import type { Enrolments, OneTimePasswords, SecretCipher, StoredSecondFactors } from '../ports.ts';

interface BeginEnrolmentDependencies {
  readonly secondFactors: Pick<StoredSecondFactors, 'find'>;
  readonly enrolments: Pick<Enrolments, 'begin'>;
  readonly oneTimePasswords: OneTimePasswords;
  readonly cipher: SecretCipher;
  readonly requireOwnPassword: RequireOwnPassword;
  readonly readRules: SiteSettingsPorts['readRules'];
}

/** A new secret for an authenticator app. Nothing changes for the account until a code confirms it. */
export function beginEnrolment(deps: BeginEnrolmentDependencies) {
  return async (account: Account, password: string, caller: Caller) => {
    await deps.requireOwnPassword(account, { field: 'password', value: password }, caller);
    if ((await deps.secondFactors.find(account._id)) !== null) {
      throw new DomainError('conflict', 'auth.second-factor-on');
    }
    const secret = deps.oneTimePasswords.createSecret();
    await deps.enrolments.begin(account._id, deps.cipher.seal(secret, account._id));
    const { siteName } = await deps.readRules();
    const names = { site: siteName.en, account: account.username };
    return { secret, uri: deps.oneTimePasswords.uriOf(secret, names) };
  };
}
