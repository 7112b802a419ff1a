import type { Attempts, CloseOverdue } from '../ports.ts';

/** The number of writes that share a disk flush without delaying the saves of others. */
const batchSize = 50;

interface SweepOverdueAttemptsDependencies {
  readonly attempts: Attempts;
  readonly closeOverdue: CloseOverdue;
  readonly now: () => number;
}

/**
 * Submits the attempts whose time is over. An attempt that cannot be closed does not delay the others: it is retried at the
 * next sweep, and this sweep fails with all errors.
 */
export function sweepOverdueAttempts({ attempts, closeOverdue, now }: SweepOverdueAttemptsDependencies) {
  return async (): Promise<void> => {
    const failures = new Map<string, unknown>();
    for (;;) {
      const overdue = await attempts.overdue(now(), batchSize + failures.size);
      const ids = overdue.filter((id) => !failures.has(id));
      if (ids.length === 0) break;
      await Promise.all(
        ids.map(async (id) => {
          try {
            const attempt = await attempts.find(id);
            if (attempt !== null) await closeOverdue(attempt, now());
          } catch (error) {
            failures.set(id, error);
          }
        }),
      );
    }
    if (failures.size > 0) {
      throw new AggregateError(failures.values(), `attempts not closed: ${[...failures.keys()].join(', ')}`);
    }
  };
}
