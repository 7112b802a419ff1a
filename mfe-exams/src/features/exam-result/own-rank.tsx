import type { readOwnPlace } from '@pathshala/svc-campaigns-contract/http';
import type { Result } from '@pathshala/svc-exams-contract/http';
import { isApiError } from '@pathshala/web-kit/api-error';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import styles from './own-rank.module.css';

/** The rank in a campaign whose results are released, with a link to the merit list. */
export function OwnRank({ result }: { readonly result: Result }): ReactNode {
  const say = useTexts();
  const query = useApiQuery<typeof readOwnPlace>(
    '/examcampaigns/{id}/merit-list/own',
    { params: { id: result.examId } },
    { enabled: result.counts },
  );
  if (!result.counts) return <p>{say('rank.uncounted')}</p>;
  return (
    <div className={styles['rank']}>
      {isApiError(query.error, 404) ? (
        <p className={styles['text']}>{say('rank.soon')}</p>
      ) : (
        <QueryStates query={query}>
          {({ rank, of }) => (
            <p className={styles['text']}>
              <span className={styles['label']}>{say('rank.label')}</span>
              <strong className={styles['place']}>{say('rank.place', { rank, of })}</strong>
            </p>
          )}
        </QueryStates>
      )}
      <LinkButton to={`/campaigns/exam/${result.examId}/merit-list`}>{say('rank.list')}</LinkButton>
    </div>
  );
}
