import { DomainError } from '@pathshala/contract-kit/domain-error';
import { endEnrolment as end } from '../domain/enrol.ts';
import { holds, type Enrolment } from '../domain/enrolment.ts';
import type { CourseLookup, Enrolments } from '../ports.ts';
import { enrolledNoticeEvent, studentUnenrolledEvent, unenrolledNoticeEvent } from './enrolment-events.ts';
import { storeEnrolment } from './store-enrolment.ts';

interface End {
  /** ISO 8601. */
  readonly at: string;
  readonly reason: string;
  /** Whether the student gets a mail about it. */
  readonly isMailed: boolean;
}

/** Ends an enrolment. Does nothing for one that has ended, or does not exist. */
export async function endStored(
  enrolments: Pick<Enrolments, 'find' | 'update'>,
  id: string,
  { isMailed, ...facts }: End,
): Promise<Enrolment | null> {
  if ((await enrolments.find(id)) === null) return null;
  return enrolments.update(id, (enrolment) => {
    const state = end(enrolment, facts);
    if (state === null) return null;
    const mails = isMailed && !state.isAbandoned ? [unenrolledNoticeEvent(state)] : [];
    return { state, events: [studentUnenrolledEvent(state), ...mails] };
  });
}

interface EndEnrolmentDependencies {
  readonly enrolments: Enrolments;
  readonly courses: CourseLookup;
  readonly now: () => number;
}

const notFound = () => new DomainError('not-found', 'catalog.enrolment-not-found');

/** Ends an enrolment for an administrator; the student is mailed the reason. Results and progress stay stored. */
export function endEnrolment({ enrolments, now }: EndEnrolmentDependencies) {
  return async (id: string, reason: string): Promise<Enrolment> => {
    const at = new Date(now()).toISOString();
    const ended = await endStored(enrolments, id, { at, reason, isMailed: true });
    if (ended === null || ended.isAbandoned) throw notFound();
    return ended;
  };
}

/** Reopens the enrolment with its earlier progress, whatever the current fee. */
export function undoEnd({ enrolments, courses, now }: EndEnrolmentDependencies) {
  return async (id: string): Promise<Enrolment> => {
    const known = await enrolments.find(id);
    if (known === null || known.isAbandoned) throw notFound();
    if (holds(known)) return known;
    const course = await courses.find(known.courseId);
    if (course === null) throw new DomainError('not-found', 'catalog.course-not-found');
    // Later than the end, even in the same millisecond.
    const enrolledAt = new Date(Math.max(now(), Date.parse(known.endedAt ?? '') + 1)).toISOString();
    const begun = { ...known, enrolledAt };
    const notices = (begins: Enrolment) => [enrolledNoticeEvent(begins)];
    return (await storeEnrolment(enrolments, { begun, course, notices })) ?? known;
  };
}
