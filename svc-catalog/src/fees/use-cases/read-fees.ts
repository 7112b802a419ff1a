import { DomainError } from '@pathshala/contract-kit/domain-error';
import { addDays } from '@pathshala/rules/calendar-days';
import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import { takaOf } from '@pathshala/rules/money';
import {
  type DuesQuery,
  type FeeAccount,
  type FeeAccounts,
  type Ledger,
  type LedgerEntry,
  reschedule,
  sumOf,
} from '../../ledger/index.ts';
import { scheduleOf } from '../domain/plan.ts';
import type { FeeSettings } from '../ports.ts';

const notFound = () => new DomainError('not-found', 'catalog.fees.account-not-found');

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
    if (account === undefined) throw notFound();
    return { account, entries: await ledger.ofAccount(account._id) };
  };
}

interface ChangePlanDependencies {
  readonly accounts: Pick<FeeAccounts, 'find' | 'update'>;
  readonly settings: Pick<FeeSettings, 'priceLists'>;
}

/** The plan starts at the day on which the account was opened. Its price must be what is charged. */
export function changePlan({ accounts, settings }: ChangePlanDependencies) {
  return async (id: string, planId: string): Promise<FeeAccount> => {
    const found = await accounts.find(id);
    if (found === null) throw notFound();
    const list = await settings.priceLists.find(found.courseId);
    const plan = list?.plans.find((one) => one.planId === planId);
    if (plan === undefined) throw new DomainError('not-found', 'catalog.fees.plan-not-found');
    const schedule = scheduleOf(plan, dhakaDayOf(Date.parse(found.openedAt)));
    return accounts.update(id, (account) => {
      if (sumOf(schedule) !== account.chargedPaisa) {
        const params = { price: takaOf(sumOf(schedule)), charged: takaOf(account.chargedPaisa) };
        throw new DomainError('conflict', 'catalog.fees.plan-price', { params });
      }
      return { state: reschedule(account, { planId, planName: plan.planName }, schedule) };
    });
  };
}
