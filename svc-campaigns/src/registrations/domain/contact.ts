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
  /** Normalised mailbox and number, each from the other one where it is not given, so that a second registration is recognised. */
  readonly emailKey: string;
  readonly mobileKey: string;
  /** The normalised address (`numberAddressOf` without one), by which an account that has proved it is found. */
  readonly addressKey: string;
}

/** The address of somebody who is reached by a mobile number alone. */
export const numberAddressOf = (mobileKey: string): string => `tel:${mobileKey}`;

/** Whether messages to the registration go by SMS. False for one whose personal data is removed. */
export const isByNumber = ({ email, mobile }: Pick<BasicInfo, 'email' | 'mobile'>): boolean =>
  email === '' && mobile !== '';

const wrongEmail = { 'basicInfo.email': 'campaigns.registration.email' };
const wrongMobile = { 'basicInfo.mobile': 'campaigns.registration.mobile' };

interface ContactRules {
  /** The number that the caller's account has proved. */
  readonly provedMobile?: string | null;
  /** A number can be proved by SMS: one of address and number is enough. */
  readonly hasSms?: boolean;
}

/** The message codes of address and number at fault where SMS are sent: one of both is enough. */
function faultsWithSms({ email, mobile }: BasicInfo, mobileKey: string | null): Record<string, string> {
  if (email === '' && mobile === '') return { 'basicInfo.email': 'campaigns.registration.contact' };
  return {
    ...(email !== '' && !isEmailAddress(email) && wrongEmail),
    ...(mobile !== '' && mobileKey === null && wrongMobile),
  };
}

/** Without SMS both are needed, but for the number that the account has proved. */
function faultsByMail(
  { email }: BasicInfo,
  mobileKey: string | null,
  proved: string | null,
): Record<string, string> {
  const isOwnNumber = email === '' && mobileKey !== null && mobileKey === proved;
  return {
    ...(!isOwnNumber && !isEmailAddress(email) && wrongEmail),
    ...(mobileKey === null && wrongMobile),
  };
}

/**
 * CMP-02: a full name, an email address and a mobile number. The address may be left out with the number that the account has
 * proved; with SMS a visitor gives one of both. Throws `invalid` with the wrong fields.
 */
export function requireContact(
  input: BasicInfo,
  { hasSms = false, provedMobile = null }: ContactRules = {},
): Contact {
  const basicInfo = {
    fullName: cleanFullName(input.fullName),
    email: cleanEmail(input.email),
    mobile: input.mobile.trim(),
  };
  const number = mobileKeyOf(basicInfo.mobile);
  const isNamed = fullNameProblem(basicInfo.fullName) === null;
  const fields = {
    ...(isNamed ? {} : { 'basicInfo.fullName': 'campaigns.registration.name' }),
    ...(hasSms ? faultsWithSms(basicInfo, number) : faultsByMail(basicInfo, number, provedMobile)),
  };
  if (Object.keys(fields).length > 0) {
    const code = hasSms ? 'incomplete-by-sms' : 'incomplete';
    throw new DomainError('invalid', `campaigns.registration.${code}`, { fields });
  }
  return { basicInfo, ...keysOf(basicInfo, number) };
}

/** The number stands in for an address that is not given, and the mailbox for a number. */
function keysOf({ email }: BasicInfo, number: string | null): Omit<Contact, 'basicInfo'> {
  const addressKey = email === '' ? numberAddressOf(number ?? '') : emailKeyOf(email);
  const emailKey = email === '' ? addressKey : mailboxKeyOf(addressKey);
  return { emailKey, mobileKey: number ?? `mail:${emailKey}`, addressKey };
}

/** The codes by which somebody without an address proves the number of a registration. */
export interface MobileCodeState {
  /** The number of codes so far; the last one is valid. */
  readonly codes?: number;
  /** The time of the last code, ISO 8601. */
  readonly codeSentAt?: string;
  /** Wrong codes since the last one was sent; a used code leaves none. */
  readonly codeTries?: number;
}
