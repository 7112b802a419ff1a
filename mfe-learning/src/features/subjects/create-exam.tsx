import { Navigate, useParams, useSearchParams } from '@pathshala/web-kit/router';
import type { ReactNode } from 'react';
import { bossExamPaths } from '../../exams/exam-paths.ts';

/** /courses/academic/:courseid/subjects/create-exam: the form of the boss area, for the subject in the query or the course. */
export function CreateExam(): ReactNode {
  const { courseid: courseId = '' } = useParams();
  const [search] = useSearchParams();
  const subjectId = search.get('subject');
  const path =
    subjectId === null
      ? bossExamPaths.create('course', courseId)
      : bossExamPaths.create('subject', subjectId);
  return <Navigate to={path} replace />;
}
