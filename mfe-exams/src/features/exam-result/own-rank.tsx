import type { readOwnPlace } from '@pathshala/svc-campaigns-contract/http';
import type { Result } from '@pathshala/svc-exams-contract/http';
import { isApiError } from '@pathshala/web-kit/api-error';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import styles from './own-rank.module.css';
import { texts } from './texts.ts';

/** The rank in a campaign whose results are released, and how far up in the field it is, with a link to the merit list. */
export function OwnRank({ result }: { readonly result: Result }): ReactNode {
  const text = useText();
  const { percent } = useFormat();
  const query = useApiQuery<typeof readOwnPlace>(
    '/examcampaigns/{id}/merit-list/own',
    { params: { id: result.examId } },
    { enabled: result.counts },
  );
  if (!result.counts) return <p>{text(texts.rankUncounted)}</p>;
  return (
    <div className={styles['rank']}>
      {isApiError(query.error, 404) ? (
        <p className={styles['text']}>{text(texts.rankSoon)}</p>
      ) : (
        <QueryStates query={query}>
          {({ rank, of }) => (
            <p className={styles['text']}>
              <span className={styles['label']}>{text(texts.rankLabel)}</span>
              <strong className={styles['place']}>{text(commonTexts.rankOf, { rank, of })}</strong>
              <span>{text(texts.topPercent, { percent: percent(topPercent(rank, of)) })}</span>
            </p>
          )}
        </QueryStates>
      )}
      <LinkButton to={`/campaigns/exam/${result.examId}/merit-list`} data-print="no">
        {text(texts.rankList)}
      </LinkButton>
    </div>
  );
}

/** Whole percent, rounded up: the sentence stays true with ties. */
function topPercent(rank: number, of: number): number {
  return Math.max(1, Math.ceil((rank / Math.max(1, of)) * 100));
}
