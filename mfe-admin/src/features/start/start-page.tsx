import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { useMayDo } from '@pathshala/admin-kit/layout/use-may-do';
import { permissions } from '@pathshala/rules/permissions';
import type { readUsersOverview } from '@pathshala/svc-auth-contract/http';
import type { readCampaignsOverview } from '@pathshala/svc-campaigns-contract/http';
import type { readExamsOverview } from '@pathshala/svc-exams-contract/http';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import { DailyChart } from './daily-chart.tsx';
import { FirstSteps } from './first-steps.tsx';
import { isIdle, NeedsYou } from './needs-you.tsx';
import { OverviewCard } from './overview-card.tsx';
import { RunningExams } from './running-exams.tsx';
import styles from './start.module.css';

/** Milliseconds between two looks at who sits now. */
const refreshMs = 30_000;

/** /boss: what matters today, from each service that has the figures. */
export function StartPage(): ReactNode {
  const translate = useTexts();
  const may = useMayDo();
  const seesExams = may(permissions.questions, permissions.marking, permissions.campaigns);
  const exams = useApiQuery<typeof readExamsOverview>(
    '/exams/overview',
    {},
    { refetchInterval: refreshMs, enabled: seesExams },
  );
  const seesCampaigns = may(permissions.campaigns);
  const campaigns = useApiQuery<typeof readCampaignsOverview>(
    '/examcampaigns/overview',
    {},
    { enabled: seesCampaigns },
  );
  const seesUsers = may(permissions.support);
  const users = useApiQuery<typeof readUsersOverview>('/users/overview', {}, { enabled: seesUsers });
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
      {campaigns.data && isIdle(campaigns.data) && <FirstSteps />}
      <div className={styles['columns']}>
        {seesCampaigns && (
          <OverviewCard title={translate('start.needsYou')} query={campaigns}>
            {(overview) => <NeedsYou overview={overview} />}
          </OverviewCard>
        )}
        {seesExams && (
          <OverviewCard title={translate('start.running')} query={exams}>
            {(overview) => <RunningExams overview={overview} />}
          </OverviewCard>
        )}
      </div>
      <h2 className={styles['heading']}>{translate('start.lastDays')}</h2>
      <div className={styles['columns']}>
        {seesExams && (
          <OverviewCard title={translate('start.submissions')} query={exams} isTitleHidden>
            {({ submissions }) => (
              <DailyChart
                title={translate('start.submissions')}
                emptyText={translate('start.noSubmissions')}
                counts={submissions}
              />
            )}
          </OverviewCard>
        )}
        {seesCampaigns && (
          <OverviewCard title={translate('start.registrations')} query={campaigns} isTitleHidden>
            {({ registrations }) => (
              <DailyChart
                title={translate('start.registrations')}
                emptyText={translate('start.noRegistrations')}
                counts={registrations}
              />
            )}
          </OverviewCard>
        )}
        {seesUsers && (
          <OverviewCard title={translate('start.signUps')} query={users} isTitleHidden>
            {({ signUps }) => (
              <DailyChart
                title={translate('start.signUps')}
                emptyText={translate('start.noSignUps')}
                counts={signUps}
              />
            )}
          </OverviewCard>
        )}
      </div>
    </AdminPage>
  );
}
