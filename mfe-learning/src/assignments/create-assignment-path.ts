/** The boss area's form of a new assignment, of this course and subject. */
export function createAssignmentPath(courseId: string, subjectId = ''): string {
  const place = { courseId, ...(subjectId !== '' && { subjectId }) };
  return `/boss/assignments/create?${new URLSearchParams(place).toString()}`;
}
