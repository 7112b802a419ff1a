import { createHash } from 'node:crypto';

/** 24 hexadecimal digits derived from student and course, so that concurrent enrolments conflict on one id. */
export function enrolmentId(studentId: string, courseId: string): string {
  return createHash('sha256')
    .update(JSON.stringify(['enrolment', studentId, courseId]))
    .digest('hex')
    .slice(0, 24);
}
