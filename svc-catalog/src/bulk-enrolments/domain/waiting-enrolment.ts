/** An enrolment of an invited person that waits for the account. Times in epoch ms. */
export interface WaitingEnrolment {
  /** Derived from course and person: each person waits once for a course. */
  readonly _id: string;
  readonly courseId: string;
  readonly courseName: string;
  /** The id of the invitation, which the account will have. */
  readonly personId: string;
  /** The id of the bulk enrolment. */
  readonly bulkId: string;
  /** `stopped`: the course or the account was deleted before the enrolment. */
  readonly state: 'waiting' | 'enrolled' | 'withdrawn' | 'stopped';
  readonly createdAt: number;
  /** After this time it is removed. */
  readonly expiresAt: number;
}

const day = 24 * 60 * 60 * 1000;
/** An invitation can be sent again until it is withdrawn. */
const waitsMs = 180 * day;
/** The lifetime of the report of a bulk enrolment. */
const reportedMs = 7 * day;

export function waitingEnrolment(
  facts: Pick<WaitingEnrolment, '_id' | 'courseId' | 'courseName' | 'personId' | 'bulkId'>,
  now: number,
): WaitingEnrolment {
  return { ...facts, state: 'waiting', createdAt: now, expiresAt: now + waitsMs };
}

/** The stored state once the wait is over. */
export function endedAs(state: Exclude<WaitingEnrolment['state'], 'waiting'>, now: number) {
  return { state, expiresAt: now + reportedMs };
}

export function waitingAgain(now: number): Pick<WaitingEnrolment, 'state' | 'expiresAt'> {
  return { state: 'waiting', expiresAt: now + waitsMs };
}
