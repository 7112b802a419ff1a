import { DomainError } from '@pathshala/contract-kit/domain-error';
import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import { takaOf } from '@pathshala/rules/money';
import {
  type Due,
  duesOf,
  type FeeAccount,
  type FeeAccounts,
  type Instalment,
  reschedule,
  sumOf,
} from '../../ledger/index.ts';
import { type Plan, scheduleOf } from '../domain/plan.ts';
import type { FeeSettings } from '../ports.ts';
import { accountNotFound } from './read-fees.ts';

interface ChangePlanDependencies {
  readonly accounts: Pick<FeeAccounts, 'find' | 'update'>;
  readonly settings: Pick<FeeSettings, 'priceLists'>;
}

/** The plan starts at the day on which the account was opened. */
function scheduleFor({ openedAt }: FeeAccount, plan: Plan): readonly Instalment[] {
  return scheduleOf(plan, dhakaDayOf(Date.parse(openedAt)));
}

/** Lists the plans of the course with the dues that each would make. */
export function readPlanChoices({ accounts, settings }: ChangePlanDependencies) {
  return async (id: string) => {
    const account = await accounts.find(id);
    if (account === null) throw accountNotFound();
    const list = await settings.priceLists.find(account.courseId);
    const items = (list?.plans ?? []).map((plan) => {
      const schedule = scheduleFor(account, plan);
      return {
        plan,
        isPresent: plan.planId === account.planId,
        canBeChosen: !account.isEnded && sumOf(schedule) === account.chargedPaisa,
        dues: duesOf({ ...account, schedule }),
      };
    });
    return { account, items };
  };
}

export type PlanChoices = Awaited<ReturnType<ReturnType<typeof readPlanChoices>>>;

interface ChangePlanCommand {
  readonly id: string;
  readonly planId: string;
  readonly reason: string;
  /** The dues that the administrator saw. */
  readonly dues: readonly Due[];
}

const linesOf = (dues: readonly Due[]): string =>
  dues.map(({ dueOn, amountPaisa, paidPaisa }) => `${dueOn} ${amountPaisa} ${paidPaisa}`).join(', ');

/** The price of the plan must be what is charged, and its dues what the administrator saw. */
export function changePlan({ accounts, settings }: ChangePlanDependencies) {
  return async ({ id, planId, reason, dues }: ChangePlanCommand): Promise<FeeAccount> => {
    const found = await accounts.find(id);
    if (found === null) throw accountNotFound();
    const list = await settings.priceLists.find(found.courseId);
    const plan = list?.plans.find((one) => one.planId === planId);
    if (plan === undefined) throw new DomainError('not-found', 'catalog.fees.plan-not-found');
    return accounts.update(id, (account) => {
      if (account.isEnded) throw new DomainError('conflict', 'catalog.fees.account-ended');
      const schedule = scheduleFor(account, plan);
      if (sumOf(schedule) !== account.chargedPaisa) {
        const params = { price: takaOf(sumOf(schedule)), charged: takaOf(account.chargedPaisa) };
        throw new DomainError('conflict', 'catalog.fees.plan-price', { params });
      }
      if (linesOf(duesOf({ ...account, schedule })) !== linesOf(dues)) {
        throw new DomainError('conflict', 'catalog.fees.dues-changed');
      }
      const { planName } = plan;
      return { state: reschedule(account, { planId, planName, planReason: reason }, schedule) };
    });
  };
}
