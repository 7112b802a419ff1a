import { useMayDo } from '@pathshala/admin-kit/layout/use-may-do';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { permissions } from '@pathshala/rules/permissions';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import { FirstSteps } from './first-steps.tsx';
import { LastDays } from './last-days.tsx';
import { NeedsYou } from './needs-you.tsx';
import { OverviewCard } from './overview-card.tsx';
import { RunningExams } from './running-exams.tsx';
import styles from './start.module.css';
import { useOverviews } from './use-overviews.ts';

/** /boss: what matters today, from each service that has the figures. */
export function StartPage(): ReactNode {
  const translate = useTexts();
  const may = useMayDo();
  const overviews = useOverviews();
  const { seesExams, exams } = overviews;
  return (
    <AdminPage
      title={translate('start.title')}
      lead={translate('start.lead')}
      actions={
        may(permissions.questions) && (
          <LinkButton kind="primary" to="/boss/create-university">
            {translate('start.create')}
          </LinkButton>
        )
      }
    >
      <FirstSteps />
      <div className={styles['columns']}>
        <NeedsYou />
        {seesExams && (
          <OverviewCard title={translate('start.running')} query={exams}>
            {(overview) => <RunningExams overview={overview} />}
          </OverviewCard>
        )}
      </div>
      <LastDays overviews={overviews} />
    </AdminPage>
  );
}
