import { weekOf, weeksAt } from '@pathshala/rules/standings';
import type { CountWeeks } from '../ports.ts';

interface CountSubmittedDependencies {
  readonly countWeeks: CountWeeks;
  readonly now: () => number;
}

/** Counts the week of a new or corrected result anew while it can be read. */
export function countSubmitted({ countWeeks, now }: CountSubmittedDependencies) {
  return async (submitted: { readonly studentId: string; readonly submittedAt: string }): Promise<void> => {
    const week = weekOf(Date.parse(submitted.submittedAt));
    if (weeksAt(now()).includes(week)) await countWeeks(submitted.studentId, [week]);
  };
}
