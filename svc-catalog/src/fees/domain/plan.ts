import { DomainError, type FieldError } from '@pathshala/contract-kit/domain-error';
import { splitPaisa } from '@pathshala/rules/money';
import type { Instalment } from '../../ledger/index.ts';
import { addDays, dayOfLaterMonth } from '@pathshala/rules/calendar-days';

interface PlanFacts {
  readonly planId: string;
  readonly planName: string;
  readonly pricePaisa: number;
}

/** How the price of a course is paid. */
export type Plan = PlanFacts &
  (
    | { readonly kind: 'once'; readonly dueAfterDays: number }
    | { readonly kind: 'monthly'; readonly months: number; readonly dayOfMonth: number }
    | { readonly kind: 'instalments'; readonly instalments: readonly Instalment[] }
  );

/** The plans of a course; the first is that of a new enrolment. */
export interface PriceList {
  readonly _id: string;
  readonly plans: readonly Plan[];
}

/**
 * The instalments of who enrols on that day; their sum is the price. The first month is due at once, the others on the day of
 * the month, or its last day. An instalment whose date has passed is due on the day of the enrolment.
 */
export function scheduleOf(plan: Plan, enrolledOn: string): readonly Instalment[] {
  switch (plan.kind) {
    case 'once':
      return [{ dueOn: addDays(enrolledOn, plan.dueAfterDays), amountPaisa: plan.pricePaisa }];
    case 'monthly': {
      const { months, dayOfMonth, pricePaisa } = plan;
      const amounts = splitPaisa(
        pricePaisa,
        Array.from({ length: months }, () => 1),
      );
      return amounts.map((amountPaisa, at) => ({
        dueOn: at === 0 ? enrolledOn : dayOfLaterMonth(enrolledOn, at, dayOfMonth),
        amountPaisa,
      }));
    }
    default:
      return plan.instalments.map(({ dueOn, amountPaisa }) => ({
        dueOn: dueOn < enrolledOn ? enrolledOn : dueOn,
        amountPaisa,
      }));
  }
}

/** The plan of a course without a list: the whole fee at once. */
export function planOfFee(feePaisa: number): Plan {
  return { planId: '', planName: '', kind: 'once', pricePaisa: feePaisa, dueAfterDays: 0 };
}

function faultOf(plan: Plan): readonly [field: string, fault: FieldError] | null {
  if (plan.kind !== 'instalments') return null;
  const { instalments, pricePaisa } = plan;
  const sum = instalments.reduce((all, { amountPaisa }) => all + amountPaisa, 0);
  if (sum !== pricePaisa) {
    const params = { sum: sum / 100, price: pricePaisa / 100 };
    return ['instalments', { code: 'catalog.fees.plan-sum', params }];
  }
  const isRising = instalments.every(
    ({ dueOn }, at) => at === 0 || dueOn > (instalments[at - 1]?.dueOn ?? ''),
  );
  return isRising ? null : ['instalments', 'catalog.fees.plan-dates'];
}

/** Throws `invalid` with the field for instalments whose sum is not the price, or whose dates do not rise. */
export function requireSoundPlans(plans: readonly Plan[]): void {
  for (const [at, plan] of plans.entries()) {
    const fault = faultOf(plan);
    if (fault === null) continue;
    const [field, error] = fault;
    const { code, params } = typeof error === 'string' ? { code: error, params: {} } : error;
    throw new DomainError('invalid', code, { params, fields: { [`plans.${at}.${field}`]: error } });
  }
}
