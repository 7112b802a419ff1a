import { LinkButton } from '@pathshala/web-kit/parts/button';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useFormat } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { examPath } from '../../courses/course-paths.ts';
import { useTexts } from '../../texts.ts';
import type { DashboardCourse, OpenAttempt } from './dashboard-types.ts';

export interface OpenExamsProps {
  readonly attempts: readonly OpenAttempt[];
  readonly courses: readonly DashboardCourse[];
}

/** Attempts in progress; shown first, because their time is limited. */
export function OpenExams({ attempts, courses }: OpenExamsProps): ReactNode {
  const translate = useTexts();
  const half = useBilingual();
  const format = useFormat();
  return attempts.map((attempt) => {
    const path = pathOf(attempt, courses);
    return (
      <Notice key={attempt.attemptId} tone="attention" title={format.digits(half(attempt.title))}>
        <p>{translate('dashboard.open', { time: format.time(attempt.deadlineAt) })}</p>
        {path !== undefined && (
          <LinkButton to={path} kind="primary">
            {translate('dashboard.goOn')}
          </LinkButton>
        )}
      </Notice>
    );
  });
}

function pathOf(attempt: OpenAttempt, courses: readonly DashboardCourse[]): string | undefined {
  const { examKind, examId, courseId, unitId } = attempt;
  if (examKind === 'campaign') return `/exams/campaign/${examId}`;
  const course = courses.find((one) => one.courseId === courseId);
  if (!course || unitId === null) return undefined;
  return examPath({ courseCode: course.courseCode, unitId, yearId: examId });
}
