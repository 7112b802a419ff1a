import type { listEnrolledCourses } from '@pathshala/svc-catalog-contract/http';
import type { Result } from '@pathshala/svc-exams-contract/http';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { useSearchParams } from '@pathshala/web-kit/router';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import styles from './next-actions.module.css';

/** Links back to the exam's list, and to sit the exam again where that is allowed. */
export function NextActions({ result }: { readonly result: Result }): ReactNode {
  const say = useTexts();
  const code = useCourseCode(result);
  if (result.examKind === 'campaign') {
    return (
      <p className={styles['ways']}>
        <LinkButton to="/exams">{say('back.exams')}</LinkButton>
      </p>
    );
  }
  if (code === undefined) return null;
  const units = `/courses/admission/${encodeURIComponent(code)}/units`;
  const again = new URLSearchParams({ yearId: result.examId, unitId: result.unitId ?? '' }).toString();
  return (
    <p className={styles['ways']}>
      <LinkButton to={`${units}/years/mcq-exam?${again}`} kind="primary">
        {say('result.again')}
      </LinkButton>
      <LinkButton to={units}>{say('back.units')}</LinkButton>
    </p>
  );
}

/** From the address, where the exam page puts it; looked up where it is missing. */
function useCourseCode({ courseId }: Result): string | undefined {
  const user = useUser();
  const [search] = useSearchParams();
  const given = search.get('course');
  const courses = useApiQuery<typeof listEnrolledCourses>(
    '/students/student/enrolledcourses/{id}',
    { params: { id: user?._id ?? '' }, query: { pageSize: 100 } },
    { enabled: given === null && courseId !== null && user !== null, staleTime: 60_000 },
  );
  return given ?? courses.data?.items.find((course) => course.courseId === courseId)?.courseCode;
}
