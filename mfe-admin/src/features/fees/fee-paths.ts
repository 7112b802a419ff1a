export const duesPath = '/courses/fees/dues';
export const ledgerPath = '/courses/ledger';
export const couponsPath = '/courses/coupons';

/** The lists that a new entry of the ledger changes. */
export const staleFees = [duesPath, ledgerPath, '/courses/ledger/days/{day}'];

/** The page of a receipt, which the student has too. */
export function receiptPath(entry: {
  readonly _id: string;
  readonly studentId: string;
  readonly courseId: string;
}): string {
  return `/fees/receipts/${entry._id}?studentId=${entry.studentId}&courseId=${entry.courseId}`;
}
