import type { Attempts } from '../domain/attempts.ts';
import { overBefore } from '../domain/clock.ts';
import type { CloseOverdueAttempt } from './close-overdue-attempt.ts';

/** As many as share a disk flush without holding up the saves of others. */
const BATCH = 50;

interface Dependencies {
  readonly attempts: Attempts;
  readonly closeOverdue: CloseOverdueAttempt;
  readonly now: () => number;
}

/**
 * Submits the attempts of students who have gone. Attempts that cannot be closed do not hold up the others:
 * they are tried again at the next sweep, and the sweep fails with their reasons.
 */
export function sweepOverdueAttempts({ attempts, closeOverdue, now }: Dependencies) {
  return async (): Promise<void> => {
    const failures = new Map<string, unknown>();
    for (;;) {
      const overdue = await attempts.overdue(overBefore(now()), BATCH + failures.size);
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
