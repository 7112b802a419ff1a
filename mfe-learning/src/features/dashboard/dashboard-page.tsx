import type { readDashboard } from '@pathshala/svc-auth-contract/http';
import type { listOpenAttempts } from '@pathshala/svc-exams-contract/http';
import { isApiError } from '@pathshala/web-kit/api-error';
import { Page } from '@pathshala/web-kit/parts/page';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import { CourseProgress } from './course-progress.tsx';
import styles from './dashboard.module.css';
import type { Dashboard, OpenAttempt } from './dashboard-types.ts';
import { NewStudent } from './new-student.tsx';
import { NoRecord } from './no-record.tsx';
import { NextExams } from './next-exams.tsx';
import { OpenExams } from './open-exams.tsx';
import { RecentResults } from './recent-results.tsx';
import { ScoreTrend } from './score-trend.tsx';

/** /student-dashboard (STU-04): progress, next exams and results. */
export function DashboardPage(): ReactNode {
  const translate = useTexts();
  const user = useUser();
  const { data, error, refetch } = useApiQuery<typeof readDashboard>('/students/dashboard', {});
  const attempts = useApiQuery<typeof listOpenAttempts>('/exams/attempts', {});
  // Running exams come first; the rest waits for them, to avoid a layout shift.
  const shown = attempts.isLoading ? undefined : data;
  return (
    <Page
      title={translate('dashboard.title')}
      heading={
        <>
          {translate('dashboard.title')}{' '}
          <span className={styles['name']}>{user?.name || user?.username}</span>
        </>
      }
    >
      {isApiError(error, 404) ? (
        <NoRecord />
      ) : (
        <QueryStates query={{ data: shown, error, refetch }}>
          {(dashboard) => <Sections dashboard={dashboard} attempts={attempts.data?.items ?? []} />}
        </QueryStates>
      )}
    </Page>
  );
}

interface SectionsProps {
  readonly dashboard: Dashboard;
  readonly attempts: readonly OpenAttempt[];
}

function Sections({ dashboard, attempts }: SectionsProps): ReactNode {
  const { courses, recentResults, scoreTrend } = dashboard;
  const isNew = courses.length === 0 && recentResults.length === 0;
  return (
    <>
      <OpenExams attempts={attempts} courses={courses} />
      {isNew && <NewStudent />}
      <div className={styles['columns']}>
        {!isNew && <CourseProgress dashboard={dashboard} />}
        <NextExams isNewStudent={isNew} />
      </div>
      {scoreTrend.length > 1 && <ScoreTrend points={scoreTrend} />}
      {recentResults.length > 0 && <RecentResults results={recentResults} courses={courses} />}
    </>
  );
}
