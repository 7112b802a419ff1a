import { cleanEmail, emailKeyOf, isEmailAddress, mailboxKeyOf } from '@pathshala/rules/email';
import { mobileKeyOf } from '@pathshala/rules/mobile';
import { cleanFullName, fullNameProblem } from '@pathshala/rules/full-name';
import { DomainError } from '@pathshala/contract-kit/domain-error';

export interface BasicInfo {
  readonly fullName: string;
  readonly email: string;
  readonly mobile: string;
}

export interface Contact {
  readonly basicInfo: BasicInfo;
  /** Normalised mailbox (`tel:` and the number without an address) and number, so that a second registration with them is recognised. */
  readonly emailKey: string;
  readonly mobileKey: string;
  /** The normalised address, by which an account that has proved it is found; empty without one. */
  readonly addressKey: string;
}

/**
 * CMP-02: a full name, an email address and a mobile number. The address may be left out with the number that the account has proved,
 * which then stands in its place. Throws `invalid` with the wrong fields.
 */
export function requireContact(input: BasicInfo, provedMobile: string | null = null): Contact {
  const basicInfo = {
    fullName: cleanFullName(input.fullName),
    email: cleanEmail(input.email),
    mobile: input.mobile.trim(),
  };
  const mobileKey = mobileKeyOf(basicInfo.mobile);
  const isByNumber = basicInfo.email === '' && isSameNumber(mobileKey, provedMobile);
  const fields: Record<string, string> = {};
  if (fullNameProblem(basicInfo.fullName) !== null)
    fields['basicInfo.fullName'] = 'campaigns.registration.name';
  if (!isByNumber && !isEmailAddress(basicInfo.email))
    fields['basicInfo.email'] = 'campaigns.registration.email';
  if (mobileKey === null) fields['basicInfo.mobile'] = 'campaigns.registration.mobile';
  if (mobileKey === null || Object.keys(fields).length > 0) {
    throw new DomainError('invalid', 'campaigns.registration.incomplete', { fields });
  }
  if (isByNumber) return { basicInfo, emailKey: `tel:${mobileKey}`, mobileKey, addressKey: '' };
  const addressKey = emailKeyOf(basicInfo.email);
  return { basicInfo, emailKey: mailboxKeyOf(addressKey), mobileKey, addressKey };
}

function isSameNumber(mobileKey: string | null, proved: string | null): boolean {
  return mobileKey !== null && mobileKey === proved;
}
