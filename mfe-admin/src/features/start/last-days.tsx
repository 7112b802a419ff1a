import { useLanguage, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { OverviewCard } from './overview-card.tsx';
import styles from './start.module.css';
import type { Overviews } from './use-overviews.ts';
import { texts } from './texts.ts';
import { BarChart } from '@pathshala/admin-kit/charts/bar-chart';

/** Counts of the last days, from each service. */
export function LastDays({ overviews }: { readonly overviews: Overviews }): ReactNode {
  const translate = useText();
  const { seesExams, exams, seesCampaigns, campaigns, seesUsers, users } = overviews;
  return (
    <>
      <h2 className={styles['heading']}>{translate(texts.lastDays)}</h2>
      <div className={styles['columns']}>
        {seesExams && (
          <OverviewCard title={translate(texts.submissions)} query={exams} isTitleHidden>
            {({ submissions }) => (
              <DailyChart
                title={translate(texts.submissions)}
                emptyText={translate(texts.noSubmissions)}
                counts={submissions}
              />
            )}
          </OverviewCard>
        )}
        {seesCampaigns && (
          <OverviewCard title={translate(texts.registrations)} query={campaigns} isTitleHidden>
            {({ registrations }) => (
              <DailyChart
                title={translate(texts.registrations)}
                emptyText={translate(texts.noRegistrations)}
                counts={registrations}
              />
            )}
          </OverviewCard>
        )}
        {seesUsers && (
          <OverviewCard title={translate(texts.signUps)} query={users} isTitleHidden>
            {({ signUps }) => (
              <DailyChart
                title={translate(texts.signUps)}
                emptyText={translate(texts.noSignUps)}
                counts={signUps}
              />
            )}
          </OverviewCard>
        )}
      </div>
    </>
  );
}

interface DailyChartProps {
  readonly title: string;
  readonly emptyText: string;
  readonly counts: readonly { readonly day: string; readonly count: number }[];
}

const locales = { bn: 'bn-BD', en: 'en-GB' };

/** Counts of the last days as small bars. */
function DailyChart({ title, emptyText, counts }: DailyChartProps): ReactNode {
  const translate = useText();
  // A day is a date of the calendar in Dhaka, written without a time zone.
  const day = new Intl.DateTimeFormat(locales[useLanguage()], {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return (
    <BarChart
      title={title}
      labelHeading={translate(texts.day)}
      valueHeading={title}
      emptyText={emptyText}
      points={counts.map((item) => ({ label: day.format(new Date(item.day)), value: item.count }))}
    />
  );
}
