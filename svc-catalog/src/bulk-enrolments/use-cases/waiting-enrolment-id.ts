import { derivedId } from '@pathshala/service-kit/platform/derived-id';

/** Each person waits once for a course. */
export function waitingEnrolmentId(courseId: string, personId: string): string {
  return derivedId('waiting-enrolment', courseId, personId);
}
