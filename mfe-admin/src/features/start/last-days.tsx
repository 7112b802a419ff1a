import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import { DailyChart } from './daily-chart.tsx';
import { OverviewCard } from './overview-card.tsx';
import styles from './start.module.css';
import type { Overviews } from './use-overviews.ts';

/** Counts of the last days, from each service. */
export function LastDays({ overviews }: { readonly overviews: Overviews }): ReactNode {
  const translate = useTexts();
  const { seesExams, exams, seesCampaigns, campaigns, seesUsers, users } = overviews;
  return (
    <>
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
    </>
  );
}
