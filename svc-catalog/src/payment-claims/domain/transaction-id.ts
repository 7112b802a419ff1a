import { DomainError } from '@pathshala/contract-kit/domain-error';
import { asciiDigits } from '@pathshala/rules/digits';

const minLength = 4;
const maxLength = 40;

/** Normalises to upper case and Latin digits without spaces and invisible characters: `৮n7a 6b5c` is `8N7A6B5C`. */
export function cleanTransactionId(typed: string): string {
  return asciiDigits(typed.normalize('NFKC'))
    .replaceAll(/[\s\p{Cf}]+/gu, '')
    .toUpperCase();
}

/** Strips all but letters and digits, so that `TRX-12.34` and `TRX1234` are one id. */
export function bareTransactionId(typed: string): string {
  return cleanTransactionId(typed).replaceAll(/[^A-Z0-9]/gu, '');
}

/** Returns the same key for every spelling of one transaction of one method. */
export function transactionKeyOf(method: string, typed: string): string {
  return `${method}:${bareTransactionId(typed)}`;
}

/** Throws `invalid` for a text that cannot be a transaction id. */
export function requireTransactionId(typed: string): void {
  const isWellFormed = /^[A-Z0-9][A-Z0-9./_-]*$/u.test(cleanTransactionId(typed));
  const { length } = bareTransactionId(typed);
  if (isWellFormed && length >= minLength && length <= maxLength) return;
  const code = 'catalog.claim.transaction';
  throw new DomainError('invalid', code, { fields: { transactionId: code } });
}
