import { DomainError } from '@pathshala/contract-kit/domain-error';
import { derivedId } from '@pathshala/service-kit/platform/derived-id';
import { eachSeparately } from '@pathshala/service-kit/platform/each-separately';
import type { EnrollableCourse, ManyEnrolments } from '../../enrolments/ports.ts';
import type { BulkRow } from '../domain/bulk-enrolment.ts';
import { endedAs, waitingEnrolment, type WaitingEnrolment } from '../domain/waiting-enrolment.ts';
import type { WaitingEnrolments } from '../ports.ts';

export interface WaitingEnrolmentDependencies {
  readonly waitingEnrolments: WaitingEnrolments;
  readonly manyEnrolments: Pick<ManyEnrolments, 'findCourse' | 'enrol'>;
  readonly now: () => number;
}

function waitingEnrolmentId(courseId: string, personId: string): string {
  return derivedId('waiting-enrolment', courseId, personId);
}

export interface Enrolling {
  readonly personId: string;
  readonly bulkId: string;
  readonly course: EnrollableCourse;
  /** ISO 8601. */
  readonly enrolledAt: string;
}

/** Enrols somebody who is invited, or stores that this is to happen once there is an account. Can be repeated. */
export function enrolOrWait({ waitingEnrolments, manyEnrolments, now }: WaitingEnrolmentDependencies) {
  return async ({ personId, bulkId, course, enrolledAt }: Enrolling): Promise<BulkRow['outcome']> => {
    const enrol = () => manyEnrolments.enrol({ studentId: personId, course, enrolledAt });
    const outcome = await enrol();
    if (outcome !== 'unknown') return outcome;
    const { courseId, courseName } = course;
    const _id = waitingEnrolmentId(courseId, personId);
    await waitingEnrolments.add(waitingEnrolment({ _id, courseId, courseName, personId, bulkId }, now()));
    // The account may have been opened between the two: its event found nobody who waits.
    const again = await enrol();
    if (again === 'unknown') return 'waiting';
    await waitingEnrolments.end(_id, endedAs('enrolled', now()));
    return again;
  };
}

export interface Verified {
  readonly userId: string;
  /** The ids under which the person may wait. */
  readonly personIds: readonly string[];
}

/** Enrols a new account in the courses that it waits for. An enrolment exists once, so a repeat changes nothing. */
export function enrolWaiting(deps: WaitingEnrolmentDependencies) {
  return async ({ userId, personIds }: Verified): Promise<void> => {
    await eachSeparately(await deps.waitingEnrolments.ofPeople(personIds), (waiting) =>
      enrolOne(deps, waiting, userId),
    );
  };
}

async function enrolOne(
  { waitingEnrolments, manyEnrolments, now }: WaitingEnrolmentDependencies,
  { _id, courseId }: WaitingEnrolment,
  studentId: string,
): Promise<void> {
  const course = await manyEnrolments.findCourse(courseId);
  const enrolledAt = new Date(now()).toISOString();
  const outcome = course && (await manyEnrolments.enrol({ studentId, course, enrolledAt }));
  const isEnrolled = outcome !== null && outcome !== 'unknown';
  await waitingEnrolments.end(_id, endedAs(isEnrolled ? 'enrolled' : 'stopped', now()));
}

/** The person is not enrolled when the account is opened. */
export function withdrawWaiting({ waitingEnrolments, now }: WaitingEnrolmentDependencies) {
  return async (id: string): Promise<void> => {
    if (await waitingEnrolments.end(id, endedAs('withdrawn', now()))) return;
    throw new DomainError('not-found', 'catalog.waiting-enrolment-not-found');
  };
}

/** Undoes a withdrawal. An account that was opened meanwhile is enrolled at once. */
export function restoreWaiting(deps: WaitingEnrolmentDependencies) {
  const { waitingEnrolments, manyEnrolments, now } = deps;
  return async (id: string): Promise<void> => {
    const found = await waitingEnrolments.find(id);
    if (found === null || !(await waitingEnrolments.wait(id, now()))) {
      throw new DomainError('not-found', 'catalog.waiting-enrolment-not-found');
    }
    const course = await manyEnrolments.findCourse(found.courseId);
    if (course === null) return;
    const enrolledAt = new Date(now()).toISOString();
    const outcome = await manyEnrolments.enrol({ studentId: found.personId, course, enrolledAt });
    if (outcome !== 'unknown') await waitingEnrolments.end(id, endedAs('enrolled', now()));
  };
}

/** Rows as they are now: who has waited may be enrolled by now, or withdrawn. */
export function currentRows({ waitingEnrolments }: Pick<WaitingEnrolmentDependencies, 'waitingEnrolments'>) {
  return async (courseId: string, rows: readonly BulkRow[]): Promise<readonly BulkRow[]> => {
    const idOf = ({ studentId }: BulkRow) => waitingEnrolmentId(courseId, studentId);
    const waiting = rows.filter(({ outcome }) => outcome === 'waiting');
    const states = await waitingEnrolments.statesOf(waiting.map(idOf));
    return rows.map((row) => (row.outcome === 'waiting' ? withState(row, states.get(idOf(row))) : row));
  };
}

function withState(row: BulkRow, state: WaitingEnrolment['state'] | undefined): BulkRow {
  if (state === 'enrolled') return { ...row, outcome: 'enrolled' };
  return state === 'waiting' ? row : { ...row, outcome: 'withdrawn' };
}
