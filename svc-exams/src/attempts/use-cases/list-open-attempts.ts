import type { Attempt } from '../domain/attempt.ts';
import type { Attempts, PageRequest } from '../domain/attempts.ts';
import { overBefore } from '../domain/clock.ts';

interface ListCommand extends PageRequest {
  readonly studentId: string;
  readonly now: number;
}

/** What the student can go on with; one whose time is over is no longer among them, swept or not. */
export function listOpenAttempts({ attempts }: { readonly attempts: Attempts }) {
  return ({
    studentId,
    now,
    page,
    pageSize,
  }: ListCommand): Promise<{ items: readonly Attempt[]; total: number }> =>
    attempts.openOf(studentId, overBefore(now), { page, pageSize });
}
