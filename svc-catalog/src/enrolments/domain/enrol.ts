import { DomainError } from '@pathshala/contract-kit/domain-error';
import { categoryOf, type CourseFacts, type EnrollableCourse, type Enrolment } from './enrolment.ts';

/** Spec §5. Throws `gone` for a course that is not open, `payment-required` for one that is not free after its discount. */
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
