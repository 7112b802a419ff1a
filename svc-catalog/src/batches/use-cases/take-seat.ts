import { DuplicateKeyError } from '@pathshala/stores/documents/duplicate-key-error';
import { derivedId } from '@pathshala/service-kit/platform/derived-id';
import { maxBatchMembers } from '@pathshala/svc-catalog-contract/batches';
import type { Batch } from '../domain/batch.ts';
import { freeSeat } from '../domain/free-seat.ts';
import { isMember, joinBatch } from '../domain/membership.ts';
import type { Memberships } from '../ports.ts';
import { batchJoinedEvent } from './batch-events.ts';

interface TakeSeatDependencies {
  readonly memberships: Pick<Memberships, 'find' | 'insert' | 'update' | 'seatsOf'>;
}

interface Joining {
  readonly batch: Batch;
  readonly studentId: string;
  /** ISO 8601. */
  readonly joinedAt: string;
  readonly movedFrom?: string | null;
}

/** Each other caller who takes a place meanwhile costs one try. */
const maxTries = 200;

/**
 * Puts a student in a batch. The membership and its place are one document, and a place can be stored once: of two students
 * who want the last one, the store refuses one. Null: the batch is full.
 */
export function takeSeat({ memberships }: TakeSeatDependencies) {
  async function store(joining: Joining, seat: number): Promise<'added' | 'already'> {
    const { batch, studentId, joinedAt, movedFrom = null } = joining;
    const _id = membershipId(batch._id, studentId);
    const facts = { _id, batchId: batch._id, studentId, joinedAt, movedFrom, seat };
    const known = await memberships.find(_id);
    if (known === null) {
      const begun = joinBatch(facts, null);
      await memberships.insert(begun, [batchJoinedEvent(begun)]);
      return 'added';
    }
    let isAdded = false;
    await memberships.update(_id, (stored) => {
      isAdded = !isMember(stored);
      if (!isAdded) return null;
      const state = joinBatch(facts, stored);
      return { state, events: [batchJoinedEvent(state)] };
    });
    return isAdded ? 'added' : 'already';
  }

  return async (joining: Joining): Promise<'added' | 'already' | 'full'> => {
    const { batch, studentId } = joining;
    const limit = batch.capacity ?? maxBatchMembers;
    for (let tries = 1; ; tries += 1) {
      const known = await memberships.find(membershipId(batch._id, studentId));
      if (known !== null && isMember(known)) return 'already';
      const seat = freeSeat(await memberships.seatsOf(batch._id), limit);
      if (seat === null) return 'full';
      try {
        return await store(joining, seat);
      } catch (error) {
        if (!(error instanceof DuplicateKeyError) || tries === maxTries) throw error;
      }
    }
  };
}

/** Each student has one membership in a batch, also after leaving it and coming back. */
export function membershipId(batchId: string, studentId: string): string {
  return derivedId('batch-member', batchId, studentId);
}
