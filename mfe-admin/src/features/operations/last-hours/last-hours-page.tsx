import type { readHistory } from '@pathshala/gateway-contract/http';
import { ChoiceBar } from '@pathshala/web-kit/parts/choice-bar';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { OperationsPage } from '../operations-page.tsx';
import styles from '../operations.module.css';
import { texts as common } from '../texts.ts';
import { groups, SeriesChart } from './series-chart.tsx';
import { texts } from './texts.ts';

type History = AnswerOf<typeof readHistory>;
type Hours = '1' | '6';

/** While the page is visible; the site measures every 15 s. */
const refreshMs = 15_000;

/** /boss/operations/last-hours: how busy the site was and how fast, from its own memory. */
export function LastHoursPage(): ReactNode {
  const translate = useText();
  const [hours, setHours] = useState<Hours>('1');
  const history = useApiQuery<typeof readHistory>(
    '/operations/gateway/history',
    { query: { hours } },
    { refetchInterval: refreshMs },
  );
  return (
    <OperationsPage title={translate(common.lastHours)} lead={translate(texts.lead)}>
      <div className={styles['choice']}>
        <ChoiceBar<Hours>
          label={translate(texts.range)}
          value={hours}
          choices={[
            { value: '1', text: translate(texts.oneHour) },
            { value: '6', text: translate(texts.sixHours) },
          ]}
          onChange={setHours}
        />
      </div>
      <QueryStates query={history}>{(data) => <Charts history={data} />}</QueryStates>
      <SupportBundle />
    </OperationsPage>
  );
}

function Charts({ history }: { readonly history: History }): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  const { processes } = history;
  return (
    <>
      <p className={styles['quiet']}>
        {processes === 1 ? translate(texts.oneProcess) : translate(texts.processes, { n: number(processes) })}
      </p>
      {groups.map(({ title, charts }) => (
        <section key={title.en} aria-label={translate(title)}>
          <h2 className={styles['heading']}>{translate(title)}</h2>
          <div className={styles['charts']}>
            {charts.map((chart) => (
              <SeriesChart key={chart.series} chart={chart} history={history} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

/** The browser saves the answer as a file. */
function SupportBundle(): ReactNode {
  const translate = useText();
  return (
    <>
      <h2 className={styles['heading']}>{translate(texts.bundle)}</h2>
      <p className={styles['quiet']}>{translate(texts.bundleText)}</p>
      <p>
        <a href="/api/operations/gateway/support-bundle" download>
          {translate(texts.bundle)}
        </a>
      </p>
    </>
  );
}
