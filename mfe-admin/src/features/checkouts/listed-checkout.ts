import type { CheckoutForSupport } from '@pathshala/svc-catalog-contract/checkout';
import { useText } from '@pathshala/web-kit/texts';
import { texts } from './texts.ts';

export type ListedCheckout = CheckoutForSupport;

export const checkoutsPath = '/courses/checkouts/queue';

/** The name of the student; for a deleted account a text that says so. */
export function useStudentName(): (checkout: ListedCheckout) => string {
  const translate = useText();
  return ({ studentId, studentName }) => (studentId === null ? translate(texts.deleted) : studentName || '–');
}

/** The money that came, in taka; before it the amount that was asked for. */
export const takaOf = ({ paidPaisa, amountPaisa }: ListedCheckout): number =>
  (paidPaisa ?? amountPaisa) / 100;
