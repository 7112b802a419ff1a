import { localMobileOf, mobileKeyOf } from '@pathshala/rules/mobile';
import { withListKeys, type StudentRecord } from './student.ts';

/** The record with the account's new address in place of its previous one; null where the student entered another. */
export function replaceContactEmail(
  record: StudentRecord,
  previous: string,
  email: string,
): StudentRecord | null {
  const { personalInfo } = record;
  if (personalInfo.contact.email !== previous || record.deletedAt !== null) return null;
  const contact = { ...personalInfo.contact, email };
  return withListKeys({ ...record, personalInfo: { ...personalInfo, contact } });
}

/** The record with the account's new number in place of its previous one or of none; null where the student entered another. */
export function replaceContactMobile(
  record: StudentRecord,
  previous: string | undefined,
  mobile: string,
): StudentRecord | null {
  const { personalInfo } = record;
  const key = mobileKeyOf(personalInfo.contact.mobile);
  if (record.deletedAt !== null || (key !== null && key !== previous)) return null;
  const contact = { ...personalInfo.contact, mobile: localMobileOf(mobile) };
  return withListKeys({ ...record, personalInfo: { ...personalInfo, contact } });
}
