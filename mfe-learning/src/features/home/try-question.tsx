import type { listAdmissionCourses } from '@pathshala/svc-catalog-contract/http';
import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, Suspense } from 'react';
import { useNear } from '../../courses/use-near.ts';

const QuestionOfCourse = lazyPage(
  () => import(/* webpackChunkName: "home-question" */ './question-of-course.tsx'),
  (file) => file.QuestionOfCourse,
);

/** A sample question of the best rated admission course, for visitors; nothing where there is none. Loaded when it is near. */
export function TryQuestion(): ReactNode {
  const { ref, isNear } = useNear<HTMLDivElement>();
  const { data } = useApiQuery<typeof listAdmissionCourses>(
    '/admissioncourse/universities',
    { query: { sort: '-rating', pageSize: 1 } },
    { enabled: isNear, staleTime: 60_000 },
  );
  const course = data?.items[0];
  return (
    <div ref={ref}>
      {course && (
        <Suspense fallback={null}>
          <QuestionOfCourse course={course} />
        </Suspense>
      )}
    </div>
  );
}
