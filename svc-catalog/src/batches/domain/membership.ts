/** One time that a student was in a batch. ISO 8601. */
interface Stay {
  readonly joinedAt: string;
  /** null: the student is in the batch. */
  readonly leftAt: string | null;
  /** The batch that the student came from; null: none. */
  readonly movedFrom: string | null;
  /** The batch that the student went to; null: none. */
  readonly movedTo: string | null;
  /** Why the student left; empty while the student is in the batch. */
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
    version: (before?.version ?? 0) + 1,
    earlier: before === null ? [] : [...before.earlier, stayOf(before)],
  };
}

function stayOf({ joinedAt, leftAt, movedFrom, movedTo, leftReason, endsEnrolments }: Membership): Stay {
  return { joinedAt, leftAt, movedFrom, movedTo, leftReason, endsEnrolments };
}
