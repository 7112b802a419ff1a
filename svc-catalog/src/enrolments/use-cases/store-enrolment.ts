import { isInserted } from '@pathshala/stores/documents/insert-once';
import type { PendingEvent } from '@pathshala/service-kit/events/aggregate';
import { derivedId } from '@pathshala/service-kit/platform/derived-id';
import { reopenEnrolment } from '../domain/enrol.ts';
import type { EnrollableCourse, Enrolment } from '../domain/enrolment.ts';
import type { Enrolments } from '../ports.ts';
import { progressChangedEvent, studentEnrolledEvent } from './enrolment-events.ts';

interface Beginning {
  readonly begun: Enrolment;
  /** A reopened enrolment publishes its earlier progress. null: the course was deleted. */
  readonly course: EnrollableCourse | null;
  readonly notices?: (enrolment: Enrolment) => readonly PendingEvent[];
}

/**
 * Stores the enrolment, or reopens the ended one of the same student and course, with its events. Null: the student is
 * enrolled. The id of an enrolment is derived, so that concurrent calls conflict on one document.
 */
export async function storeEnrolment(
  enrolments: Pick<Enrolments, 'insert' | 'update'>,
  { begun, course, notices = () => [] }: Beginning,
): Promise<Enrolment | null> {
  if (await isInserted(enrolments.insert(begun, [studentEnrolledEvent(begun), ...notices(begun)])))
    return begun;
  let isReopened = false;
  const stored = await enrolments.update(begun._id, (ended) => {
    const state = reopenEnrolment(ended, begun);
    isReopened = state !== null;
    if (state === null) return null;
    const progress = course === null ? [] : [progressChangedEvent(state, course)];
    return { state, events: [studentEnrolledEvent(state), ...progress, ...notices(state)] };
  });
  return isReopened ? stored : null;
}

/** 24 hexadecimal digits derived from student and course, so that concurrent enrolments conflict on one id. */
export function enrolmentId(studentId: string, courseId: string): string {
  return derivedId(JSON.stringify(['enrolment', studentId, courseId]));
}
