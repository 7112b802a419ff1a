const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Between the calls of a message: the last one is made three days after the first. */
const delays = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  20 * hour + 25 * minute,
];

/** The attempts that are stored with a delivery. */
const storedAttempts = 12;

export interface Attempt {
  /** Epoch ms. */
  readonly at: number;
  readonly status: number | null;
  readonly error: string;
  readonly durationMs: number;
}

/** One message for one webhook. Times in epoch ms. */
export interface Delivery {
  readonly _id: string;
  readonly schemaVersion: 1;
  readonly webhookId: string;
  readonly kind: string;
  /** The JSON as it is signed and sent. */
  readonly payload: string;
  readonly createdAt: number;
  /** The next call, or the end of the lease of the process that calls; null: nothing more is tried. */
  readonly dueAt: number | null;
  readonly state: 'waiting' | 'delivered' | 'failed';
  readonly tries: number;
  /** The calls that count for the delays: "send again" starts with none. */
  readonly round: number;
  /** The latest first. */
  readonly attempts: readonly Attempt[];
}

export function newDelivery(
  parts: Pick<Delivery, '_id' | 'webhookId' | 'kind' | 'payload'>,
  now: number,
): Delivery {
  return {
    ...parts,
    schemaVersion: 1,
    createdAt: now,
    dueAt: now,
    state: 'waiting',
    tries: 0,
    round: 0,
    attempts: [],
  };
}

/** `webhook-id`, the same in every call. */
export function messageIdOf({ _id }: Pick<Delivery, '_id'>): string {
  return `msg_${_id}`;
}

/** Only an answer of 200 to 299 counts: a redirect is not followed. */
export function isTaken({ status }: Pick<Attempt, 'status'>): boolean {
  return status !== null && status >= 200 && status < 300;
}

/** The receiver says that this address is not used any more. */
export function isGone({ status }: Pick<Attempt, 'status'>): boolean {
  return status === 410;
}

export type DeliveryChange = Pick<Delivery, 'dueAt' | 'state' | 'tries' | 'round' | 'attempts'>;

/** The delivery after a call: done, waiting for its next call, or given up. */
export function afterAttempt(delivery: Delivery, attempt: Attempt): DeliveryChange {
  const { tries, round, attempts } = delivery;
  const counted = {
    tries: tries + 1,
    round: round + 1,
    attempts: [attempt, ...attempts].slice(0, storedAttempts),
  };
  if (isTaken(attempt)) return { ...counted, dueAt: null, state: 'delivered' };
  const delay = delays[round];
  const isOver = delay === undefined || isGone(attempt);
  if (isOver) return { ...counted, dueAt: null, state: 'failed' };
  return { ...counted, dueAt: attempt.at + attempt.durationMs + delay, state: 'waiting' };
}
