import { derivedId } from '@pathshala/service-kit/platform/derived-id';

/** 24 hexadecimal digits derived from student and course, so that a student has one rating of a course. */
export function ratingId(studentId: string, courseId: string): string {
  return derivedId(JSON.stringify(['rating', studentId, courseId]));
}
