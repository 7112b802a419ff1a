import { matchText, type Filter } from '@pathshala/stores/documents/port';
import { searchKeyOf } from '@pathshala/rules/bengali';
import { rollNumberOf } from '../../campaigns/index.ts';

/**
 * Digits of either script match a mobile number, or a roll number with or without its zeros. An address also matches after a
 * cancellation.
 */
export function matchingPeople(q: string): Filter {
  const key = searchKeyOf(q);
  const digits = key.replaceAll(/[\s+-]/gu, '');
  return {
    $or: [
      { nameKey: matchText(key) },
      { addressKey: matchText(key) },
      ...(/^\d+$/u.test(digits) ? [{ rollNumber: rollNumberOf(digits) }] : []),
      ...(/^\d{3,}$/u.test(digits) ? [{ mobileKey: matchText(digits) }] : []),
    ],
  };
}
