import { useNameOf } from '@pathshala/web-kit/bilingual';
import { isApiError } from '@pathshala/web-kit/api-error';
import { Page } from '@pathshala/web-kit/parts/page';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { OpenExams } from '../../continue/open-exams.tsx';
import { isPractice } from '../../continue/open-practices.tsx';
import { type Progress, useProgress } from '../../continue/use-progress.ts';
import { CampaignSuggestion } from './campaign-suggestion.tsx';
import { CourseProgress } from './course-progress.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import styles from './dashboard.module.css';
import { FirstVisit } from './first-visit.tsx';
import { LaterExams } from './later-exams.tsx';
import { NoRecord } from './no-record.tsx';
import { PaperTree } from './paper-tree.tsx';
import { TodaysPlan } from './plan/todays-plan.tsx';
import { useExamsAhead } from '../../exams/use-exams-ahead.ts';
import { RecentResults } from './recent-results.tsx';
import { ScoreTrend } from './score-trend.tsx';
import { DailyGoal } from './today/daily-goal.tsx';
import { Streak } from './today/streak.tsx';
import { TodaysClasses } from './today/todays-classes.tsx';
import { useIsWide } from './use-is-wide.ts';
import { texts } from './texts.ts';

/** /student-dashboard (STU-04): today's plan, goal and streak, then courses, exams and results. */
export function DashboardPage(): ReactNode {
  const translate = useText();
  const user = useUser();
  const nameOf = useNameOf();
  const progress = useProgress();
  return (
    <Page
      title={translate(texts.title)}
      heading={
        <>
          {translate(texts.title)} <span className={styles['name']}>{user && nameOf(user)}</span>
        </>
      }
    >
      {isApiError(progress.error, 404) ? (
        <NoRecord />
      ) : (
        <QueryStates query={progress} skeleton={<DashboardSkeleton />}>
          {(data) => <Sections {...data} />}
        </QueryStates>
      )}
    </Page>
  );
}

function Sections(progress: Progress): ReactNode {
  const { dashboard, attempts } = progress;
  const { courses, recentResults, scoreTrend, papersFinished } = dashboard;
  const isNew = courses.length === 0 && recentResults.length === 0;
  const running = attempts.filter((attempt) => !isPractice(attempt));
  const exams = useExamsAhead();
  const isWide = useIsWide();
  const plan = <TodaysPlan progress={progress} exams={exams} empty={isNew ? <FirstVisit /> : undefined} />;
  const today = (
    <div className={styles['today']}>
      <TodaysClasses />
      <DailyGoal today={dashboard.today} />
      <Streak streak={dashboard.streak} lastDays={dashboard.lastDays} />
    </div>
  );
  const ofCourses = courses.length > 0 && <CourseProgress dashboard={dashboard} />;
  const tree = <PaperTree papers={papersFinished} />;
  const ofExams = (
    <>
      <LaterExams exams={exams} />
      <CampaignSuggestion />
    </>
  );
  const chart = <ScoreTrend points={scoreTrend} />;
  const results = recentResults.length > 0 && <RecentResults results={recentResults} courses={courses} />;
  return (
    <>
      {running.length > 0 && (
        <div className={styles['running']}>
          <OpenExams {...progress} attempts={running} />
        </div>
      )}
      {isWide ? (
        <div className={styles['columns']}>
          <div className={styles['stack']}>
            {plan}
            {ofCourses}
            {chart}
            {tree}
          </div>
          <div className={styles['stack']}>
            {today}
            {ofExams}
            {results}
          </div>
        </div>
      ) : (
        <div className={styles['stack']}>
          {plan}
          {today}
          {ofCourses}
          {tree}
          {ofExams}
          {chart}
          {results}
        </div>
      )}
    </>
  );
}
