import { DomainError } from '@pathshala/contract-kit/domain-error';
import {
  isMember,
  leaveBatch as leave,
  reasonOf,
  type Leaving,
  type Membership,
} from '../domain/membership.ts';
import type { Batches, Memberships } from '../ports.ts';
import { batchLeftEvent } from './batch-events.ts';
import { requireBatch, requireOpenBatch } from './require-batch.ts';
import { membershipId, type takeSeat } from './take-seat.ts';

export const memberNotFound = () => new DomainError('not-found', 'catalog.batch.member-not-found');

/** Ends the stay with its event. A stay that has ended, or that began after it was to end, is left alone. */
export function endStay(
  memberships: Pick<Memberships, 'update'>,
  id: string,
  { begunBy, ...leaving }: Leaving & { readonly begunBy: string },
): Promise<Membership> {
  return memberships.update(id, (stored) => {
    const state = stored.joinedAt > begunBy ? null : leave(stored, leaving);
    return state && { state, events: [batchLeftEvent(state)] };
  });
}

interface LeaveBatchDependencies {
  readonly batches: Pick<Batches, 'find'>;
  readonly memberships: Pick<Memberships, 'find' | 'update'>;
  readonly now: () => number;
}

export interface MemberOf {
  readonly batchId: string;
  readonly studentId: string;
}

/** Takes a student out of a batch. The enrolments stay, unless they are to end: a reaction to the event does that. */
export function leaveBatch({ batches, memberships, now }: LeaveBatchDependencies) {
  return async (
    { batchId, studentId }: MemberOf,
    order: { readonly reason: string; readonly endsEnrolments: boolean },
  ): Promise<Membership> => {
    await requireBatch(batches, batchId);
    const leftReason = reasonOf(order.reason);
    const id = membershipId(batchId, studentId);
    const known = await memberships.find(id);
    if (known === null) throw memberNotFound();
    // A stay may have begun a millisecond later than this clock says.
    const leftAt = latest(new Date(now()).toISOString(), known.joinedAt);
    const { endsEnrolments } = order;
    return endStay(memberships, id, { leftAt, movedTo: null, leftReason, endsEnrolments, begunBy: leftAt });
  };
}

const latest = (one: string, other: string): string => (one > other ? one : other);

interface ReturnToBatchDependencies extends Pick<LeaveBatchDependencies, 'batches' | 'now'> {
  readonly memberships: Pick<Memberships, 'find'>;
  readonly takeSeat: ReturnType<typeof takeSeat>;
}

/** Undoes the end of a stay: a new one begins, and the student is enrolled in what ended with the old one. */
export function returnToBatch({ batches, memberships, takeSeat: take, now }: ReturnToBatchDependencies) {
  return async ({ batchId, studentId }: MemberOf): Promise<Membership> => {
    const batch = await requireOpenBatch(batches, batchId);
    const id = membershipId(batchId, studentId);
    const known = await memberships.find(id);
    if (known === null) throw memberNotFound();
    if (isMember(known)) return known;
    // Later than the end, even in the same millisecond.
    const joinedAt = new Date(Math.max(now(), Date.parse(known.leftAt ?? '') + 1)).toISOString();
    if ((await take({ batch, studentId, joinedAt })) === 'full') {
      throw new DomainError('conflict', 'catalog.batch.full');
    }
    return (await memberships.find(id)) ?? known;
  };
}
