import { DomainError } from '@pathshala/contract-kit/domain-error';
import { oneLine } from '@pathshala/rules/one-line';
import { categoryOf, holds, type CourseFacts, type EnrollableCourse, type Enrolment } from './enrolment.ts';

/** Spec §5. Throws `gone` for a course that is not open, `payment-required` for a course that is not free after its discount. */
export function requireEnrollable(course: EnrollableCourse): void {
  requireOpen(course);
  if (course.fee > 0) throw new DomainError('payment-required', 'catalog.not-free');
}

/** Throws `gone` for a course that is not open. */
export function requireOpen(course: Pick<EnrollableCourse, 'isOpen'>): void {
  if (!course.isOpen) throw new DomainError('gone', 'catalog.enrolment-closed');
}

export function beginEnrolment(
  course: CourseFacts & Pick<EnrollableCourse, 'fee'>,
  facts: { readonly _id: string; readonly studentId: string; readonly enrolledAt: string },
): Enrolment {
  const { courseId, courseKind, courseName, courseCode, courseThumbnail, fee } = course;
  return {
    ...facts,
    courseId,
    courseKind,
    courseName,
    courseCode,
    courseThumbnail,
    fee,
    category: categoryOf(courseKind),
    examsTaken: [],
    progressVersion: 0,
    isAbandoned: false,
  };
}

export const versionOf = ({ version = 1 }: Pick<Enrolment, 'version'>): number => version;

/** Ends the enrolment; progress stays stored for a new one. Null: it has ended already. */
export function endEnrolment(
  enrolment: Enrolment,
  { at, reason }: { readonly at: string; readonly reason: string },
): Enrolment | null {
  const endReason = oneLine(reason).trim();
  if (endReason === '') {
    const code = 'catalog.unenrol.reason';
    throw new DomainError('invalid', code, { fields: { reason: code } });
  }
  if (!holds(enrolment)) return null;
  const progressVersion = enrolment.progressVersion + 1;
  return { ...enrolment, endedAt: at, endReason, version: versionOf(enrolment) + 1, progressVersion };
}

/**
 * Reopens the ended enrolment of the same student and course, with its progress. Null: it holds, or it ended after the order to
 * enrol, which then was made before the end and is repeated.
 */
export function reopenEnrolment(ended: Enrolment, begun: Enrolment): Enrolment | null {
  const { endedAt = null } = ended;
  if (endedAt === null || begun.enrolledAt <= endedAt) return null;
  const { examsTaken, lessonsCompleted } = ended;
  return {
    ...begun,
    examsTaken,
    ...(lessonsCompleted && { lessonsCompleted }),
    progressVersion: ended.progressVersion + 1,
    version: versionOf(ended) + 1,
    endedAt: null,
    endReason: '',
    accessUntil: null,
    isTimeOver: false,
  };
}

interface GivenTime {
  /** The last day, in Dhaka; null: it has none. */
  readonly accessUntil: string | null;
  readonly reason: string;
  /** In Dhaka. */
  readonly today: string;
}

/** Gives time until a day, also a later one than before. Throws `conflict` for an enrolment that has ended. */
export function giveTime(enrolment: Enrolment, { accessUntil, reason, today }: GivenTime): Enrolment {
  if (oneLine(reason).trim() === '') {
    const code = 'catalog.access-until.reason';
    throw new DomainError('invalid', code, { fields: { reason: code } });
  }
  if (accessUntil !== null && accessUntil < today) {
    const code = 'catalog.access-until.past';
    throw new DomainError('invalid', code, { fields: { accessUntil: code } });
  }
  if (!holds(enrolment)) throw new DomainError('conflict', 'catalog.enrolment-ended');
  return { ...enrolment, accessUntil };
}

/** The student reads this reason. */
const timeIsOver = 'কোর্সের জন্য দেওয়া সময় শেষ হয়েছে। | The time that was given for the course is over.';

/** Ends an enrolment after its last day. Null: it has ended, or was extended meanwhile. */
export function endAfterTime(enrolment: Enrolment, at: string, today: string): Enrolment | null {
  const { accessUntil = null } = enrolment;
  if (accessUntil === null || accessUntil >= today) return null;
  const ended = endEnrolment(enrolment, { at, reason: timeIsOver });
  return ended && { ...ended, isTimeOver: true };
}
