import type { listAudit } from '@pathshala/svc-auth-contract/http';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { Link } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { ChangeTable } from '../../audit/change-table.tsx';
import { auditPaths } from '../../audit/paths.ts';
import { useAuthorName } from '../../audit/use-audit-words.ts';
import styles from './settings.module.css';
import { texts } from './texts.ts';

/** Lists who changed which setting, the latest first. */
export function LastChanges(): ReactNode {
  const translate = useText();
  const { shortDateTime } = useFormat();
  const nameOf = useAuthorName();
  const query = useApiQuery<typeof listAudit>('/audit', { query: { thing: 'settings', pageSize: 5 } });
  return (
    <section className={styles['changes']} aria-labelledby="last-changes">
      <h2 id="last-changes">{translate(texts.lastChanges)}</h2>
      <QueryStates query={query} failedTitle={() => translate(texts.changesFailed)}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles['help']}>{translate(texts.noChanges)}</p>
          ) : (
            <>
              <ol className={styles['entries']}>
                {items.map((entry) => {
                  const head = { time: shortDateTime(entry.at), name: nameOf(entry) };
                  return (
                    <li key={entry._id}>
                      <h3>{translate(texts.changedBy, head)}</h3>
                      <ChangeTable entry={entry} />
                    </li>
                  );
                })}
              </ol>
              <Link to={auditPaths.of('settings')}>{translate(texts.allChanges)}</Link>
            </>
          )
        }
      </QueryStates>
    </section>
  );
}
