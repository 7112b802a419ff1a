import { DomainError } from '@pathshala/contract-kit/domain-error';
import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import { takaOf } from '@pathshala/rules/money';
import { dueBy, duesOf } from '../domain/dues.ts';
import type { CourseAccess } from '../../enrolments/index.ts';
import type { FeePauses } from '../ports.ts';

/** The refusal names the amount and the day since when it is due. */
export function createFeeAccess({
  pauses,
  now,
}: {
  readonly pauses: FeePauses;
  readonly now: () => number;
}): CourseAccess {
  return {
    async requireOpen(studentId, courseId) {
      const account = await pauses.pausedIn(studentId, courseId);
      if (account === null) return;
      const amount = takaOf(dueBy(duesOf(account), dhakaDayOf(now())));
      const params = { amount, day: account.oldestDueOn ?? '' };
      throw new DomainError('payment-required', 'catalog.fees.paused', { params });
    },
  };
}
