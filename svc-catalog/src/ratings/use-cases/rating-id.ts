import { createHash } from 'node:crypto';

/** 24 hexadecimal digits derived from student and course, so that a student has one rating of a course. */
export function ratingId(studentId: string, courseId: string): string {
  return createHash('sha256')
    .update(JSON.stringify(['rating', studentId, courseId]))
    .digest('hex')
    .slice(0, 24);
}
