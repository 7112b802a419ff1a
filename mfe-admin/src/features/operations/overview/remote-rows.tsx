import type { listBrowserErrors, readReleases } from '@pathshala/gateway-contract/http';
import type { Releases } from '@pathshala/gateway-contract/releases';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { Link } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { FactsRow, FactsTable } from '../facts-table.tsx';
import styles from '../operations.module.css';
import { texts } from './texts.ts';

type Remote = Releases['remotes'][number];

/** While the page is visible; the store of the remotes may be a bucket, which costs for each request. */
const refreshMs = 30_000;
const allErrors = 100;

/** The remotes: what visitors get, and how often their pages failed. */
export function RemoteRows(): ReactNode {
  const translate = useText();
  const releases = useApiQuery<typeof readReleases>(
    '/operations/gateway/remotes',
    {},
    { refetchInterval: refreshMs },
  );
  const errors = useApiQuery<typeof listBrowserErrors>(
    '/operations/gateway/browser-errors',
    { query: { page: 1, pageSize: allErrors } },
    { refetchInterval: refreshMs },
  );
  const columns = [texts.part, texts.state, texts.version].map((title) => ({ title: translate(title) }));
  return (
    <QueryStates query={releases}>
      {({ remotes }) => (
        <FactsTable
          caption={translate(texts.remotes)}
          columns={[...columns, { title: translate(texts.errors), isNumber: true }]}
        >
          {remotes.map((remote) => (
            <RemoteRow
              key={remote.name}
              remote={remote}
              errors={errors.data?.items
                .filter(({ part }) => part === remote.name)
                .reduce((sum, { total }) => sum + total, 0)}
            />
          ))}
        </FactsTable>
      )}
    </QueryStates>
  );
}

function RemoteRow({ remote, errors }: { readonly remote: Remote; readonly errors: number | undefined }) {
  const translate = useText();
  const { number } = useFormat();
  const { name, live, built } = remote;
  return (
    <FactsRow
      name={name}
      cells={[
        { label: '', value: <RemoteState remote={remote} /> },
        {
          label: translate(texts.version),
          value: <span className={styles['version']}>{live?.version ?? built ?? '–'}</span>,
        },
        {
          label: translate(texts.errors),
          isNumber: true,
          value:
            errors === undefined || errors === 0 ? (
              ((errors?.toString() && number(0)) ?? '–')
            ) : (
              <Link to={`/boss/operations/browser-errors?part=${name}`}>{number(errors)}</Link>
            ),
        },
      ]}
    />
  );
}

function RemoteState({ remote: { live, built, canary } }: { readonly remote: Remote }): ReactNode {
  const translate = useText();
  const { percent } = useFormat();
  const word = live !== null ? texts.live : built !== null ? texts.onDisk : texts.notLive;
  return (
    <div className={styles['state']}>
      <Badge tone={live === null && built === null ? 'neutral' : 'good'}>{translate(word)}</Badge>
      {canary && (
        <p className={styles['reason']}>
          {translate(texts.canary, { version: canary.version, percent: percent(canary.percent) })}
        </p>
      )}
    </div>
  );
}
