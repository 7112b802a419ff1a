import { derivedId } from '@pathshala/service-kit/platform/derived-id';

/** 24 hexadecimal digits derived from student and assignment, so that concurrent hand-ins conflict on one id. */
export function submissionId(studentId: string, assignmentId: string): string {
  return derivedId(JSON.stringify(['submission', studentId, assignmentId]));
}
