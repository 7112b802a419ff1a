import type { readLesson } from '@pathshala/svc-catalog-contract/http';
import { isApiError } from '@pathshala/web-kit/api-error';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useParams } from '@pathshala/web-kit/router';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { PartRefused } from '../../lessons/part-refused.tsx';
import { useCourse } from '../../lessons/use-course.ts';
import { LessonView } from './lesson-view.tsx';

/** /courses/academic/:courseid/lessons/:lessonid (CAT-10). */
export function LessonPage(): ReactNode {
  const { courseid: courseId = '', lessonid: lessonId = '' } = useParams();
  const course = useCourse(courseId);
  const lesson = useApiQuery<typeof readLesson>('/courses/{id}/lesson', { params: { id: lessonId } });
  const error = lesson.error ?? course.error;
  if (isApiError(error, 403)) return <PartRefused courseId={courseId} error={error} />;
  const isReady = lesson.data !== undefined && course.data !== undefined;
  const query = {
    data: isReady ? { lesson: lesson.data, course: course.data } : undefined,
    error,
    refetch: () => Promise.all([lesson.refetch(), course.refetch()]),
  };
  return (
    <QueryStates query={query}>
      {(data) => <LessonView key={lessonId} lesson={data.lesson} course={data.course} />}
    </QueryStates>
  );
}
