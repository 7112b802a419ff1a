import { createHash } from 'node:crypto';

/** 24 hexadecimal digits derived from student and assignment, so that concurrent hand-ins conflict on one id. */
export function submissionId(studentId: string, assignmentId: string): string {
  return createHash('sha256')
    .update(JSON.stringify(['submission', studentId, assignmentId]))
    .digest('hex')
    .slice(0, 24);
}
