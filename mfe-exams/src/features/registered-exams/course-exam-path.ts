import type { ExamForStudent } from '@pathshala/svc-exams-contract/http';

/** The page of an exam before it is sat. A unit without a subject is one of an admission course, which has no subjects page. */
export function courseExamPath({
  _id,
  courseId,
  parentType,
  subjectId,
}: Pick<ExamForStudent, '_id' | 'courseId' | 'parentType' | 'subjectId'>): string {
  if (parentType === 'unit' && subjectId === null) return `/exams/take/${_id}`;
  return `/courses/academic/${encodeURIComponent(courseId)}/subjects/exam/${_id}`;
}
