import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import { paisaOf } from '@pathshala/rules/money';
import { dropFirst } from '../domain/dues.ts';
import type { FeeAccounts, OwedFor, PricePlans } from '../ports.ts';
import { accountIdOf } from './ledger-ids.ts';

interface OwedForDependencies {
  readonly accounts: Pick<FeeAccounts, 'find'>;
  readonly plans: PricePlans;
  readonly now: () => number;
}

/**
 * The account counts also before the enrolment, such as with a discount that was granted for it. After an enrolment that ended,
 * only what the price has beyond what is still charged is owed, as the charge will have it.
 */
export function owedFor({ accounts, plans, now }: OwedForDependencies): OwedFor {
  return async (studentId, { courseId, fee }) => {
    const known = await accounts.find(accountIdOf(studentId, courseId));
    if (known !== null && !known.isEnded && known.chargedPaisa > 0) return known;
    const plan = await plans.planOf(courseId, paisaOf(fee));
    const schedule = plan.scheduleFrom(dhakaDayOf(now()));
    if (known === null) return { schedule, discountPaisa: 0, paidPaisa: 0 };
    const rest = dropFirst(schedule, known.chargedPaisa);
    const { discountPaisa, paidPaisa } = known;
    return { schedule: [...known.schedule, ...rest], discountPaisa, paidPaisa };
  };
}
