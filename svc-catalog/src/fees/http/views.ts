import { editedView } from '@pathshala/contract-kit/edited';
import { daysBetween } from '@pathshala/rules/calendar-days';
import type { PlanChoice } from '@pathshala/svc-catalog-contract/fee-plan-choices';
import type {
  FeeAccount as ShownAccount,
  FeeRules as ShownRules,
  PriceList,
} from '@pathshala/svc-catalog-contract/fees';
import { dueBy, duesOf, type FeeAccount } from '../../ledger/index.ts';
import type { Plan } from '../domain/plan.ts';
import type { PlanChoices } from '../use-cases/change-plan.ts';
import type { ReadFeeRules } from '../use-cases/fee-rules.ts';
import type { CoursePrices } from '../use-cases/price-lists.ts';

function viewPlan(plan: Plan): PriceList['plans'][number] {
  const { planId, planName, pricePaisa } = plan;
  const facts = { planId, planName, pricePaisa };
  switch (plan.kind) {
    case 'once':
      return { ...facts, kind: 'once', dueAfterDays: plan.dueAfterDays };
    case 'monthly':
      return { ...facts, kind: 'monthly', months: plan.months, dayOfMonth: plan.dayOfMonth };
    default:
      return {
        ...facts,
        kind: 'instalments',
        instalments: plan.instalments.map(({ dueOn, amountPaisa }) => ({ dueOn, amountPaisa })),
      };
  }
}

export function viewPriceList({ courseId, courseName, coursePricePaisa, list }: CoursePrices): PriceList {
  const plans = (list?.plans ?? []).map(viewPlan);
  return { courseId, courseName, coursePricePaisa, plans, ...editedView(list?.edited) };
}

export function viewRules({
  remindDaysBefore,
  pauseAfterDays,
  edited,
}: Awaited<ReturnType<ReadFeeRules>>): ShownRules {
  return { remindDaysBefore, pauseAfterDays, ...editedView(edited) };
}

/** `today` is a day in Asia/Dhaka. */
export function viewAccount(account: FeeAccount, today: string): ShownAccount {
  const { _id, studentId, courseId, courseKind, courseName, batchId, planId, planName } = account;
  const { chargedPaisa, discountPaisa, paidPaisa, balancePaisa, oldestDueOn, mailedOn, pausedAt } = account;
  const dues = account.isEnded ? [] : duesOf(account);
  return {
    _id,
    studentId,
    courseId,
    courseKind,
    courseName,
    batchId,
    planId,
    planName,
    chargedPaisa,
    discountPaisa,
    paidPaisa,
    balancePaisa,
    duePaisa: dueBy(dues, today),
    oldestDueOn,
    daysOverdue: oldestDueOn === null ? 0 : Math.max(0, daysBetween(oldestDueOn, today)),
    mailedOn,
    pausedAt,
    dues: [...dues],
  };
}

export function viewPlanChoices(
  { account, items }: PlanChoices,
  today: string,
): { account: ShownAccount; planReason: string; items: PlanChoice[] } {
  return {
    account: viewAccount(account, today),
    planReason: account.planReason ?? '',
    items: items.map(({ plan, isPresent, canBeChosen, dues }) => {
      const { planId, planName, pricePaisa } = plan;
      return { planId, planName, pricePaisa, isPresent, canBeChosen, dues: [...dues] };
    }),
  };
}
