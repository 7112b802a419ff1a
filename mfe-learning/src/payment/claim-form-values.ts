import { asciiDigits } from '@pathshala/rules/digits';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { ClaimMethod, PaymentClaim } from './claim-types.ts';
import { texts } from './texts.ts';

export interface ClaimValues {
  readonly method: ClaimMethod;
  readonly amount: string;
  readonly transactionId: string;
  readonly note: string;
}

/** A refused claim is corrected; otherwise the amount is the fee. */
export function initialValues(fee: number, refused: PaymentClaim | undefined): ClaimValues {
  if (refused === undefined || refused.state !== 'refused') {
    return { method: 'bkash', amount: String(fee), transactionId: '', note: '' };
  }
  const { method, amount, transactionId, note } = refused;
  return { method, amount: String(amount), transactionId, note };
}

/** Taka: `১,২০০` is 1200. NaN where the text is no amount above 0. */
export function amountOf(typed: string): number {
  const digits = asciiDigits(typed).replaceAll(/[\s,৳]/gu, '');
  const amount = /^\d+(?:\.\d{1,2})?$/u.test(digits) ? Number(digits) : 0;
  return amount > 0 ? amount : Number.NaN;
}

type Text = Readonly<Record<'en' | 'bn', string>>;

/** Checks what the browser can; the server decides on the transaction id. */
export function claimResolver(translate: (text: Text) => string): Resolver<ClaimValues> {
  return (values) => {
    const error = (text: Text) => ({ type: 'value', message: translate(text) });
    const errors: FieldErrors<ClaimValues> = {
      ...(Number.isNaN(amountOf(values.amount)) && { amount: error(texts.amountWrong) }),
      ...(values.transactionId.trim() === '' && { transactionId: error(texts.transactionMissing) }),
    };
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}
