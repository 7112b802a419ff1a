import { useIsLimited, useMayDo } from '@pathshala/admin-kit/layout/use-may-do';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { permissions } from '@pathshala/rules/permissions';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { FirstSteps } from './first-steps.tsx';
import { LastDays } from './last-days.tsx';
import { NeedsYou } from './needs-you.tsx';
import { OverviewCard } from './overview-card.tsx';
import { RunningExams } from './running-exams.tsx';
import styles from './start.module.css';
import { useOverviews } from './use-overviews.ts';
import { TeachingStart } from './teaching-start.tsx';
import { texts } from './texts.ts';

/** /boss: of the school, or of the courses and batches of an administrator with limited rights. */
export function StartPage(): ReactNode {
  return useIsLimited() ? <TeachingStart /> : <SchoolStart />;
}

/** Shows what matters today, from each service that has the figures. */
function SchoolStart(): ReactNode {
  const translate = useText();
  const may = useMayDo();
  const overviews = useOverviews();
  const { seesExams, exams } = overviews;
  return (
    <AdminPage
      title={translate(texts.title)}
      lead={translate(texts.lead)}
      actions={
        may(permissions.questions) && (
          <LinkButton kind="primary" to="/boss/create-university">
            {translate(texts.create)}
          </LinkButton>
        )
      }
    >
      <FirstSteps />
      <div className={styles['columns']}>
        <NeedsYou />
        {seesExams && (
          <OverviewCard title={translate(texts.running)} query={exams}>
            {(overview) => <RunningExams overview={overview} />}
          </OverviewCard>
        )}
      </div>
      <LastDays overviews={overviews} />
    </AdminPage>
  );
}
