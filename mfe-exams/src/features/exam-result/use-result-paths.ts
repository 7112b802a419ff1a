import type { listEnrolledCourses } from '@pathshala/svc-catalog-contract/http';
import type { Result } from '@pathshala/svc-exams-contract/http';
import { useParams, useSearchParams } from '@pathshala/web-kit/router';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useParticipant, useUser } from '@pathshala/web-kit/use-session';
import { resultPaths, type ResultPaths } from './result-paths.ts';

/** Null while the code of an admission course is not known. */
export function useResultPaths(result: Result): ResultPaths | null {
  const { courseid = null } = useParams();
  const needsCode = result.examKind === 'past-year';
  const code = useCourseCode(result, needsCode);
  const isParticipant = useParticipant() !== null;
  if (isParticipant) return { again: null, back: `/campaigns/exam/${result.examId}`, backText: 'campaign' };
  return needsCode && code === null ? null : resultPaths(result, code, courseid);
}

/** Returns the code from the address, where the exam page puts it; a missing code is looked up. */
function useCourseCode({ courseId }: Result, isNeeded: boolean): string | null {
  const user = useUser();
  const given = useSearchParams()[0].get('course');
  const isAsked = isNeeded && given === null && courseId !== null && user !== null;
  const courses = useApiQuery<typeof listEnrolledCourses>(
    '/students/student/enrolledcourses/{id}',
    { params: { id: user?._id ?? '' }, query: { pageSize: 100 } },
    { enabled: isAsked, staleTime: 60_000 },
  );
  return given ?? courses.data?.items.find((course) => course.courseId === courseId)?.courseCode ?? null;
}
