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
  /** Normalised mailbox and number, so that a second registration with them is recognised. */
  readonly emailKey: string;
  readonly mobileKey: string;
  /** The normalised address, by which an account that has proved it is found. */
  readonly addressKey: string;
}

/** CMP-02: a full name, an email address and a mobile number. Throws `invalid` with the wrong fields. */
export function requireContact(input: BasicInfo): Contact {
  const basicInfo = {
    fullName: cleanFullName(input.fullName),
    email: cleanEmail(input.email),
    mobile: input.mobile.trim(),
  };
  const addressKey = emailKeyOf(basicInfo.email);
  const mobileKey = mobileKeyOf(basicInfo.mobile);
  const fields: Record<string, string> = {};
  if (fullNameProblem(basicInfo.fullName) !== null)
    fields['basicInfo.fullName'] = 'campaigns.registration.name';
  if (!isEmailAddress(basicInfo.email)) fields['basicInfo.email'] = 'campaigns.registration.email';
  if (mobileKey === null) fields['basicInfo.mobile'] = 'campaigns.registration.mobile';
  if (mobileKey === null || Object.keys(fields).length > 0) {
    throw new DomainError('invalid', 'campaigns.registration.incomplete', { fields });
  }
  return { basicInfo, emailKey: mailboxKeyOf(addressKey), mobileKey, addressKey };
}
