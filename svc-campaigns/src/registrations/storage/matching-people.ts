import { matchText, type Filter } from '@pathshala/documents/port';
import { searchKeyOf } from '@pathshala/rules/bengali';

/** Digits of either script find a mobile or roll number. `address` is the field of the email address that is searched. */
export function matchingPeople(q: string, address: 'emailKey' | 'addressKey'): Filter {
  const key = searchKeyOf(q);
  const digits = key.replaceAll(/[\s+-]/gu, '');
  return {
    $or: [
      { nameKey: matchText(key) },
      { [address]: matchText(key) },
      { rollNumber: key },
      ...(/^\d{3,}$/u.test(digits) ? [{ mobileKey: matchText(digits) }] : []),
    ],
  };
}
