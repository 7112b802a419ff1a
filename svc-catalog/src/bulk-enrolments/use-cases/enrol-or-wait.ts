import { derivedId } from '@pathshala/service-kit/platform/derived-id';
import type { EnrollableCourse, ManyEnrolments } from '../../enrolments/index.ts';
import type { BulkRow } from '../domain/bulk-enrolment.ts';
import { endedAs, waitingEnrolment } from '../domain/waiting-enrolment.ts';
import type { WaitingEnrolments } from '../ports.ts';

export interface EnrolOrWaitDependencies {
  readonly waitingEnrolments: WaitingEnrolments;
  readonly manyEnrolments: Pick<ManyEnrolments, 'findCourse' | 'enrol'>;
  readonly now: () => number;
}

interface Enrolling {
  readonly personId: string;
  readonly bulkId: string;
  readonly course: EnrollableCourse;
  /** ISO 8601. */
  readonly enrolledAt: string;
}

/** Enrols an invited person, or stores that the person is enrolled once there is an account. Can be repeated. */
export function enrolOrWait({ waitingEnrolments, manyEnrolments, now }: EnrolOrWaitDependencies) {
  return async ({ personId, bulkId, course, enrolledAt }: Enrolling): Promise<BulkRow['outcome']> => {
    const enrol = () => manyEnrolments.enrol({ studentId: personId, course, enrolledAt });
    const outcome = await enrol();
    if (outcome !== 'unknown') return outcome;
    const { courseId, courseName } = course;
    const _id = waitingEnrolmentId(courseId, personId);
    await waitingEnrolments.add(waitingEnrolment({ _id, courseId, courseName, personId, bulkId }, now()));
    // The account may have been opened between the two: its event found no waiting enrolment.
    const again = await enrol();
    if (again === 'unknown') return 'waiting';
    await waitingEnrolments.end(_id, endedAs('enrolled', now()));
    return again;
  };
}

/** Each person waits once for a course. */
export function waitingEnrolmentId(courseId: string, personId: string): string {
  return derivedId('waiting-enrolment', courseId, personId);
}
