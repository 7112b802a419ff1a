import { DomainError } from '@pathshala/contract-kit/domain-error';
import { cleanPersonName, personNameLimits, personNameProblem } from '@pathshala/rules/person-name';
import { localMobileOf, mobileKeyOf } from '@pathshala/rules/mobile';

/** A parent or guardian. Empty strings where nothing is given. */
export interface Guardian {
  readonly name: string;
  /** The number as people of the country dial it. */
  readonly mobile: string;
  /** ISO 8601: when the guardian agreed to be called and written to. Without it nobody but the student sees the number. */
  readonly consentAt: string;
}

export interface GuardianChange {
  readonly name?: string | undefined;
  readonly mobile?: string | undefined;
  readonly consent?: '' | 'yes' | undefined;
}

export const noGuardian: Guardian = { name: '', mobile: '', consentAt: '' };

/** The consent is one for a number: another number needs it again. `at` is ISO 8601. */
export function changeGuardian(old: Guardian, change: GuardianChange, at: string): Guardian {
  const name = change.name === undefined ? old.name : requireGuardianName(change.name, old.name);
  const mobile = change.mobile === undefined ? old.mobile : requireGuardianMobile(change.mobile);
  const keeps = mobile === old.mobile ? old.consentAt : '';
  const given = change.consent === undefined ? keeps : change.consent === 'yes' ? keeps || at : '';
  return { name, mobile, consentAt: mobile === '' ? '' : given };
}

function requireGuardianName(name: string, old: string): string {
  const cleaned = cleanPersonName(name);
  if (cleaned === '' || name === old) return cleaned;
  const problem = personNameProblem(cleaned);
  if (problem === null) return cleaned;
  const code = `auth.name-${problem}`;
  const fields = { 'personalInfo.guardian.name': code };
  throw new DomainError('invalid', code, { fields, params: { max: personNameLimits.max } });
}

function requireGuardianMobile(mobile: string): string {
  if (mobile.trim() === '') return '';
  const key = mobileKeyOf(mobile);
  if (key !== null) return localMobileOf(key);
  const code = 'auth.mobile-invalid';
  throw new DomainError('invalid', code, { fields: { 'personalInfo.guardian.mobile': code } });
}
