import { weekOf, weeksAt } from '@pathshala/rules/standings';
import type { CountWeeks } from '../ports.ts';

export interface CountSubmittedDependencies {
  readonly countWeeks: CountWeeks;
  readonly now: () => number;
}

/** A result, the first time or corrected: its week is counted anew while it can be read. */
export function countSubmitted({ countWeeks, now }: CountSubmittedDependencies) {
  return async (submitted: { readonly studentId: string; readonly submittedAt: string }): Promise<void> => {
    const week = weekOf(Date.parse(submitted.submittedAt));
    if (weeksAt(now()).includes(week)) await countWeeks(submitted.studentId, [week]);
  };
}
