/** Somebody without an account who is enrolled once there is one. Times in epoch ms. */
export interface WaitingEnrolment {
  /** Follows from course and person: each waits once for a course. */
  readonly _id: string;
  readonly courseId: string;
  readonly courseName: string;
  /** The id of the invitation, which the account will have. */
  readonly personId: string;
  /** The bulk enrolment that it is from. */
  readonly bulkId: string;
  /** `stopped`: the course or the account was gone when its turn came. */
  readonly state: 'waiting' | 'enrolled' | 'withdrawn' | 'stopped';
  readonly createdAt: number;
  /** From then on it is removed. */
  readonly expiresAt: number;
}

const day = 24 * 60 * 60 * 1000;
/** An invitation can be sent again for as long as it is not withdrawn. */
const waitsMs = 180 * day;
/** As long as the report of a bulk enrolment. */
const reportedMs = 7 * day;

export function waitingEnrolment(
  facts: Pick<WaitingEnrolment, '_id' | 'courseId' | 'courseName' | 'personId' | 'bulkId'>,
  now: number,
): WaitingEnrolment {
  return { ...facts, state: 'waiting', createdAt: now, expiresAt: now + waitsMs };
}

/** What is stored once nobody waits any more. */
export function endedAs(state: Exclude<WaitingEnrolment['state'], 'waiting'>, now: number) {
  return { state, expiresAt: now + reportedMs };
}

export function waitingAgain(now: number): Pick<WaitingEnrolment, 'state' | 'expiresAt'> {
  return { state: 'waiting', expiresAt: now + waitsMs };
}
