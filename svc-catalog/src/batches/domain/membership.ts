import { DomainError } from '@pathshala/contract-kit/domain-error';
import { oneLine } from '@pathshala/rules/one-line';

/** One time that a student was in a batch. Times are ISO 8601. */
export interface Stay {
  readonly joinedAt: string;
  /** null: the student is in the batch. */
  readonly leftAt: string | null;
  /** The batch that the student came from; null: none. */
  readonly movedFrom: string | null;
  /** The batch that the student went to; null: none. */
  readonly movedTo: string | null;
  /** Why the student left; empty while the student is in the batch, and after a move. */
  readonly leftReason: string;
  /** The enrolments in the courses of the batch end with it. */
  readonly endsEnrolments: boolean;
}

/** A student's place in a batch, one for each student and batch; the id is derived from both. */
export interface Membership extends Stay {
  readonly _id: string;
  readonly batchId: string;
  readonly studentId: string;
  /** The number of the place, from 1; null after the student has left. */
  readonly seat: number | null;
  /** Unique: two students cannot take one place. The id of the membership after the student has left. */
  readonly seatKey: string;
  /** A move that has begun: to which batch, and when (epoch ms). */
  readonly moving: { readonly batchId: string; readonly at: number } | null;
  /** Counts each beginning and each end. */
  readonly version: number;
  /** The stays before this one, the oldest first. */
  readonly earlier: readonly Stay[];
}

export const isMember = ({ leftAt }: Pick<Membership, 'leftAt'>): boolean => leftAt === null;

interface Joining extends Pick<Membership, '_id' | 'batchId' | 'studentId' | 'joinedAt' | 'movedFrom'> {
  readonly seat: number;
}

/** The stay that begins; `before` is the membership of an earlier stay. */
export function joinBatch(joining: Joining, before: Membership | null): Membership {
  const { batchId, seat } = joining;
  return {
    ...joining,
    leftAt: null,
    movedTo: null,
    leftReason: '',
    endsEnrolments: false,
    seatKey: `${batchId}.${seat}`,
    moving: null,
    version: (before?.version ?? 0) + 1,
    earlier: before === null ? [] : [...before.earlier, stayOf(before)].slice(-maxStays),
  };
}

/** Enough for every real history, and small. */
const maxStays = 50;

function stayOf({ joinedAt, leftAt, movedFrom, movedTo, leftReason, endsEnrolments }: Membership): Stay {
  return { joinedAt, leftAt, movedFrom, movedTo, leftReason, endsEnrolments };
}

/** All stays of the membership, the latest first. */
export function staysOf(membership: Membership): readonly Stay[] {
  return [...membership.earlier, stayOf(membership)].toReversed();
}

export type Leaving = Pick<Stay, 'movedTo' | 'leftReason' | 'endsEnrolments'> & { readonly leftAt: string };

/** Ends the stay. Null: it has ended. */
export function leaveBatch(membership: Membership, leaving: Leaving): Membership | null {
  if (!isMember(membership)) return null;
  const { _id, version } = membership;
  return { ...membership, ...leaving, seat: null, seatKey: _id, moving: null, version: version + 1 };
}

/** Throws `invalid` without a reason. */
export function reasonOf(text: string): string {
  const reason = oneLine(text).trim();
  if (reason !== '') return reason;
  const code = 'catalog.batch.reason';
  throw new DomainError('invalid', code, { fields: { reason: code } });
}

/** A process that has stopped within a move is replaced after this time. */
const moveMs = 30_000;

/** Begins a move, so that two moves of a student at once do not end in two batches. Throws `conflict` for the second one. */
export function beginMove(membership: Membership, batchId: string, now: number): Membership {
  const { moving } = membership;
  if (moving !== null && moving.batchId !== batchId && moving.at > now - moveMs) {
    throw new DomainError('conflict', 'catalog.batch.moving');
  }
  return { ...membership, moving: { batchId, at: now } };
}
