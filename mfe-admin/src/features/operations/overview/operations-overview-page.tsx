import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { FactsRow, FactsTable } from '../facts-table.tsx';
import { OperationsPage } from '../operations-page.tsx';
import styles from '../operations.module.css';
import { texts as common } from '../texts.ts';
import { useParts, type Parts } from '../use-services-list.ts';
import { HealthBadge } from './health-badge.tsx';
import { RemoteRows } from './remote-rows.tsx';
import { ServiceRow } from './service-row.tsx';
import { StandbyRow } from './standby-row.tsx';
import { texts } from './texts.ts';

/** /boss/operations: each service and remote as a row, with its health in words. */
export function OperationsOverviewPage(): ReactNode {
  const translate = useText();
  const parts = useParts({ isRefreshed: true });
  return (
    <OperationsPage title={translate(common.title)} lead={translate(texts.lead)}>
      <h2 className={styles['heading']}>{translate(texts.services)}</h2>
      <QueryStates query={parts}>{(data) => <ServiceTable parts={data} />}</QueryStates>
      <h2 className={styles['heading']}>{translate(texts.remotes)}</h2>
      <RemoteRows />
    </OperationsPage>
  );
}

function ServiceTable({ parts }: { readonly parts: Parts }): ReactNode {
  const translate = useText();
  const { shortDateTime } = useFormat();
  const { version, startedAt, hasKeyValue, services, standby } = parts;
  const words = [texts.part, texts.state, texts.version, texts.started];
  const figures = [texts.queue, texts.retrying, texts.dead, texts.outbox];
  return (
    <FactsTable
      caption={translate(texts.services)}
      columns={[
        ...words.map((title) => ({ title: translate(title) })),
        ...figures.map((title) => ({ title: translate(title), isNumber: true })),
      ]}
    >
      <FactsRow
        name="gateway"
        cells={[
          {
            label: '',
            value: (
              <HealthBadge
                health={hasKeyValue ? 'ready' : 'degraded'}
                degraded={hasKeyValue ? [] : ['key-value']}
              />
            ),
          },
          { label: translate(texts.version), value: version ?? translate(texts.checkout) },
          { label: translate(texts.started), value: shortDateTime(startedAt) },
          ...figures.map((title) => ({ label: translate(title), value: '–', isNumber: true })),
        ]}
      />
      {services.map((service) => (
        <ServiceRow key={service.name} service={service} />
      ))}
      {standby !== null && (
        <StandbyRow
          standby={standby}
          others={[
            { label: translate(texts.version) },
            { label: translate(texts.started) },
            ...figures.map((title) => ({ label: translate(title), isNumber: true })),
          ]}
        />
      )}
    </FactsTable>
  );
}
