import { forEachSettled } from '@pathshala/service-kit/platform/for-each-settled';
import { scoreHiddenUntil } from '../../attempts/index.ts';
import type { Papers } from '../../papers/index.ts';
import type { CountWeeks, HiddenAttempt, HiddenAttempts, Tallies } from '../ports.ts';
import { weeksAt } from '@pathshala/rules/standings';

interface CountShownDependencies {
  readonly papers: Pick<Papers, 'heads'>;
  readonly hiddenAttempts: HiddenAttempts;
  readonly tallies: Pick<Tallies, 'removeBefore'>;
  readonly countWeeks: CountWeeks;
  readonly now: () => number;
}

/** Counts attempts whose score is shown now, for the week in which they were submitted. */
export function countShown({ papers, hiddenAttempts, countWeeks, now }: CountShownDependencies) {
  return async (): Promise<void> => {
    const hidden = await hiddenAttempts.all();
    const heads = await papers.heads([...new Set(hidden.map(({ examId }) => examId))]);
    const shown = hidden.filter(({ examId }) => scoreHiddenUntil(heads.get(examId) ?? null, now()) === null);
    await forEachSettled(shown, count);
  };

  async function count({ attemptId, studentId, week }: HiddenAttempt): Promise<void> {
    await countWeeks(studentId, [week]);
    await hiddenAttempts.remove(attemptId);
  }
}

/** Removes the points of weeks that can no longer be read. */
export function removeOldWeeks({ tallies, now }: Pick<CountShownDependencies, 'tallies' | 'now'>) {
  return async (): Promise<void> => {
    await tallies.removeBefore(weeksAt(now()).at(-1) ?? '');
  };
}
