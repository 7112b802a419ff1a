import { DomainError } from '@pathshala/contract-kit/domain-error';
import { weeksAt } from '@pathshala/rules/standings';
import { checkedName, refusedName } from '../domain/standing-name.ts';
import type { CountWeeks, HiddenAttempts, Members, Tallies } from '../ports.ts';

interface JoinStandingsDependencies {
  readonly members: Members;
  readonly tallies: Pick<Tallies, 'removeOf'>;
  readonly hiddenAttempts: Pick<HiddenAttempts, 'removeOf'>;
  readonly countWeeks: CountWeeks;
}

interface JoinCommand {
  readonly studentId: string;
  readonly name: string;
  readonly now: number;
}

/** Joins with the points of all weeks that can be read, or changes the name. */
export function joinStandings({ members, countWeeks }: JoinStandingsDependencies) {
  return async ({ studentId, name, now }: JoinCommand): Promise<void> => {
    const before = await members.find(studentId);
    const joinedAt = before?.joinedAt ?? new Date(now).toISOString();
    const outcome = await members.put({ _id: studentId, ...checkedName(name), joinedAt });
    if (outcome === 'name-taken') throw refusedName('taken');
    if (outcome === 'account-deleted') throw new DomainError('not-found', 'common.not-found');
    // The repeat of a call that stopped after the first step counts as well.
    await countWeeks(studentId, weeksAt(now));
  };
}

/** Removes the member from all lists at once, because a list shows members only. */
export function leaveStandings({ members, tallies, hiddenAttempts }: JoinStandingsDependencies) {
  return async (studentId: string): Promise<void> => {
    await members.remove(studentId);
    await tallies.removeOf(studentId);
    await hiddenAttempts.removeOf(studentId);
  };
}
