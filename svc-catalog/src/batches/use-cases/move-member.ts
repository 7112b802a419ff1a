import { DomainError } from '@pathshala/contract-kit/domain-error';
import { beginMove, isMember, type Membership } from '../domain/membership.ts';
import type { Batches, Memberships } from '../ports.ts';
import { endStay, memberNotFound, type MemberOf } from './leave-batch.ts';
import { requireBatch, requireOpenBatch } from './require-batch.ts';
import { membershipId, type takeSeat } from './take-seat.ts';

interface MoveMemberDependencies {
  readonly batches: Pick<Batches, 'find'>;
  readonly memberships: Pick<Memberships, 'find' | 'update'>;
  readonly takeSeat: ReturnType<typeof takeSeat>;
  readonly now: () => number;
}

/**
 * Moves a student to another batch: a place there first, then the end of the stay here. After a crash in between the reaction to
 * the event of the new stay ends the old one. A repeat changes nothing.
 */
export function moveMember({ batches, memberships, takeSeat: take, now }: MoveMemberDependencies) {
  async function begin(id: string, toBatchId: string): Promise<Membership> {
    const known = await memberships.find(id);
    if (known === null) throw memberNotFound();
    return memberships.update(id, (stored) => {
      if (isMember(stored)) return { state: beginMove(stored, toBatchId, now()) };
      if (stored.movedTo === toBatchId) return null;
      throw memberNotFound();
    });
  }

  return async ({ batchId, studentId }: MemberOf, toBatchId: string): Promise<Membership> => {
    if (toBatchId === batchId) throw new DomainError('conflict', 'catalog.batch.same');
    await requireBatch(batches, batchId);
    const batch = await requireOpenBatch(batches, toBatchId);
    const id = membershipId(batchId, studentId);
    const begun = await begin(id, toBatchId);
    if (!isMember(begun)) return begun;
    const joinedAt = new Date(Math.max(now(), Date.parse(begun.joinedAt) + 1)).toISOString();
    if ((await take({ batch, studentId, joinedAt, movedFrom: batchId })) === 'full') {
      await memberships.update(id, (stored) => ({ state: { ...stored, moving: null } }));
      throw new DomainError('conflict', 'catalog.batch.full');
    }
    return endStay(memberships, id, { ...movedTo(toBatchId, joinedAt), begunBy: begun.joinedAt });
  };
}

const movedTo = (batchId: string, leftAt: string) => ({
  leftAt,
  movedTo: batchId,
  leftReason: '',
  endsEnrolments: false,
});

interface FinishMoveDependencies {
  readonly memberships: Pick<Memberships, 'find' | 'update'>;
}

/** Ends the stay that a move has left behind. A later stay in the same batch goes on. */
export function finishMove({ memberships }: FinishMoveDependencies) {
  return async (joined: {
    readonly batchId: string;
    readonly studentId: string;
    readonly joinedAt: string;
    readonly movedFrom: string | null;
  }): Promise<void> => {
    const { batchId, studentId, joinedAt, movedFrom } = joined;
    if (movedFrom === null) return;
    const id = membershipId(movedFrom, studentId);
    if ((await memberships.find(id)) === null) return;
    await endStay(memberships, id, { ...movedTo(batchId, joinedAt), begunBy: joinedAt });
  };
}
