import { useNameOf } from '@pathshala/web-kit/bilingual';
import { isApiError } from '@pathshala/web-kit/api-error';
import { Page } from '@pathshala/web-kit/parts/page';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { ContinueCard } from '../../continue/continue-card.tsx';
import type { Dashboard } from '../../continue/dashboard-types.ts';
import { type Progress, useProgress } from '../../continue/use-progress.ts';
import { useTexts } from '../../texts.ts';
import { CampaignSuggestion } from './campaign-suggestion.tsx';
import { CourseProgress } from './course-progress.tsx';
import styles from './dashboard.module.css';
import { DueAssignments } from './due-assignments.tsx';
import { FirstVisit } from './first-visit.tsx';
import { NextExams } from './next-exams.tsx';
import { NoRecord } from './no-record.tsx';
import { PaperTree } from './paper-tree.tsx';
import { RecentResults } from './recent-results.tsx';
import { ScoreTrend } from './score-trend.tsx';
import { WeakestSubject } from './weakest-subject.tsx';
import { WeekStrip } from './week-strip.tsx';

/** /student-dashboard (STU-04): the next step, then progress, next exams and results. */
export function DashboardPage(): ReactNode {
  const translate = useTexts();
  const user = useUser();
  const nameOf = useNameOf();
  const progress = useProgress();
  return (
    <Page
      title={translate('dashboard.title')}
      heading={
        <>
          {translate('dashboard.title')} <span className={styles['name']}>{user && nameOf(user)}</span>
        </>
      }
    >
      {isApiError(progress.error, 404) ? (
        <NoRecord />
      ) : (
        <QueryStates query={progress}>{(data) => <Sections {...data} />}</QueryStates>
      )}
    </Page>
  );
}

function Sections(progress: Progress): ReactNode {
  const { dashboard, attempts } = progress;
  const { courses, recentResults, scoreTrend, papersFinished } = dashboard;
  const isNew = courses.length === 0 && recentResults.length === 0;
  return (
    <>
      {isNew && <FirstVisit />}
      {(!isNew || attempts.length > 0) && <ContinueCard {...progress} />}
      <div className={styles['rhythm']}>
        <WeekStrip days={dashboard.lastDays} />
        <PaperTree papers={papersFinished} />
      </div>
      <div className={styles['columns']}>
        {!isNew && <Learning dashboard={dashboard} />}
        <NextExams isNewStudent={isNew} />
      </div>
      {courses.length > 0 && <DueAssignments />}
      <ScoreTrend points={scoreTrend} />
      {recentResults.length > 0 && <RecentResults results={recentResults} courses={courses} />}
      <CampaignSuggestion />
    </>
  );
}

function Learning({ dashboard }: { readonly dashboard: Dashboard }): ReactNode {
  const { weakestSubject, courses } = dashboard;
  return (
    <div>
      <CourseProgress dashboard={dashboard} />
      {weakestSubject && <WeakestSubject subject={weakestSubject} courses={courses} />}
    </div>
  );
}
