import { Navigate, useParams, useSearchParams } from '@pathshala/web-kit/router';
import type { ReactNode } from 'react';
import { createAssignmentPath } from '../../assignments/create-assignment-path.ts';

/** /courses/academic/:courseid/subjects/create-assignment: the form is in the boss area, which checks who may open it. */
export function CreateAssignment(): ReactNode {
  const { courseid: courseId = '' } = useParams();
  const [search] = useSearchParams();
  return <Navigate to={createAssignmentPath(courseId, search.get('subject') ?? '')} replace />;
}
