import { matchText, type Filter } from '@pathshala/documents/port';
import { searchKeyOf } from '@pathshala/rules/bengali';

/** Digits of either script find a mobile or roll number. An address is also found after a cancellation. */
export function matchingPeople(q: string): Filter {
  const key = searchKeyOf(q);
  const digits = key.replaceAll(/[\s+-]/gu, '');
  return {
    $or: [
      { nameKey: matchText(key) },
      { addressKey: matchText(key) },
      { rollNumber: key },
      ...(/^\d{3,}$/u.test(digits) ? [{ mobileKey: matchText(digits) }] : []),
    ],
  };
}
