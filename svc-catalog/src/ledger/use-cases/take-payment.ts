import type { CourseLookup, PaidEnrolments } from '../../enrolments/index.ts';
import type { RecordPayment } from '../ports.ts';

interface TakePaymentDependencies {
  readonly record: RecordPayment;
  readonly courses: CourseLookup;
  readonly paidEnrolments: Pick<PaidEnrolments, 'enrol'>;
}

/** The cash desk: posts the payment, then enrols who is not enrolled yet. Both may be repeated. */
export function takePayment({ record, courses, paidEnrolments }: TakePaymentDependencies): RecordPayment {
  return async (payment) => {
    const entry = await record(payment);
    const { studentId, courseId } = entry;
    const course = await courses.find(courseId);
    if (course !== null) await paidEnrolments.enrol({ studentId, course });
    return entry;
  };
}
