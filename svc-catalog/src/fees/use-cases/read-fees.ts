import { DomainError } from '@pathshala/contract-kit/domain-error';
import { addDays } from '@pathshala/rules/calendar-days';
import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import {
  type DuesQuery,
  type FeeAccount,
  type FeeAccounts,
  type Ledger,
  type LedgerEntry,
} from '../../ledger/index.ts';

export const accountNotFound = () => new DomainError('not-found', 'catalog.fees.account-not-found');

interface ReadFeesDependencies {
  readonly accounts: Pick<FeeAccounts, 'dues' | 'ofStudent' | 'find'>;
  readonly ledger: Pick<Ledger, 'ofAccount'>;
  readonly now: () => number;
}

/** `overdueDays`: at least so many days after the due day; negative for what falls due later. */
export function listDues({ accounts, now }: Pick<ReadFeesDependencies, 'accounts' | 'now'>) {
  return ({ overdueDays, ...query }: Omit<DuesQuery, 'dueBy'> & { readonly overdueDays: number }) =>
    accounts.dues({ ...query, dueBy: addDays(dhakaDayOf(now()), -overdueDays) });
}

export function readAccount({ accounts, ledger }: Pick<ReadFeesDependencies, 'accounts' | 'ledger'>) {
  return async (
    studentId: string,
    courseId: string,
  ): Promise<{ readonly account: FeeAccount; readonly entries: readonly LedgerEntry[] }> => {
    const account = (await accounts.ofStudent(studentId)).find((one) => one.courseId === courseId);
    if (account === undefined) throw accountNotFound();
    return { account, entries: await ledger.ofAccount(account._id) };
  };
}
