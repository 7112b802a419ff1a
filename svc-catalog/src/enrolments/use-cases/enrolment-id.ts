import { derivedId } from '@pathshala/service-kit/platform/derived-id';

/** 24 hexadecimal digits derived from student and course, so that concurrent enrolments conflict on one id. */
export function enrolmentId(studentId: string, courseId: string): string {
  return derivedId(JSON.stringify(['enrolment', studentId, courseId]));
}
