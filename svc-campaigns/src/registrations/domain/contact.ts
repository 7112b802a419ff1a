import { DomainError } from '@pathshala/service-kit/errors';

export interface BasicInfo {
  readonly fullName: string;
  readonly email: string;
  readonly mobile: string;
}

export interface Contact {
  readonly basicInfo: BasicInfo;
  /** One spelling for each address and number, so that a second registration is recognised however it is written. */
  readonly emailKey: string;
  readonly mobileKey: string;
}

const emailForm = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u;
const bengaliZero = '০'.codePointAt(0) ?? 0;

function asciiDigits(text: string): string {
  return text.replaceAll(/[০-৯]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - bengaliZero));
}

export function emailKeyOf(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}

/** `8801712345678` for every way to write a Bangladeshi mobile number, in either script; null when it is none. */
export function mobileKeyOf(mobile: string): string | null {
  const digits = asciiDigits(mobile.normalize('NFKC')).replaceAll(/[\s().+-]/gu, '');
  return /^(?:00)?(?:88)?0?(1[3-9]\d{8})$/u.test(digits) ? `880${digits.slice(-10)}` : null;
}

/** CMP-02: full name, email and mobile number, each in a form that we can reach people by. */
export function checkContact(input: BasicInfo): Contact {
  const basicInfo = {
    fullName: input.fullName.normalize('NFC').trim(),
    email: input.email.trim(),
    mobile: input.mobile.trim(),
  };
  const emailKey = emailKeyOf(basicInfo.email);
  const mobileKey = mobileKeyOf(basicInfo.mobile);
  const fields: Record<string, string> = {};
  if (basicInfo.fullName.length < 2 || basicInfo.fullName.length > 159) {
    fields['basicInfo.fullName'] = 'campaigns.registration.name';
  }
  if (!emailForm.test(emailKey) || emailKey.length > 254)
    fields['basicInfo.email'] = 'campaigns.registration.email';
  if (mobileKey === null) fields['basicInfo.mobile'] = 'campaigns.registration.mobile';
  if (mobileKey === null || Object.keys(fields).length > 0) {
    throw new DomainError('invalid', 'campaigns.registration.incomplete', { fields });
  }
  return { basicInfo, emailKey, mobileKey };
}
