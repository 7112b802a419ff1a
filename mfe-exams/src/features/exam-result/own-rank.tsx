import type { listOwnBatchesOfList, readOwnPlace } from '@pathshala/svc-campaigns-contract/http';
import type { readOwnBatchRanks } from '@pathshala/svc-exams-contract/batch-results';
import type { Result } from '@pathshala/svc-exams-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { isApiError } from '@pathshala/web-kit/api-error';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useUser } from '@pathshala/web-kit/use-session';
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
      {query.data && <InBatches examId={result.examId} />}
      <LinkButton to={`/campaigns/exam/${result.examId}/merit-list`} data-print="no">
        {text(texts.rankList)}
      </LinkButton>
    </div>
  );
}

/** The rank within each batch of the student; a visitor without an account has none. */
function InBatches({ examId }: { readonly examId: string }): ReactNode {
  const user = useUser();
  const { data } = useApiQuery<typeof listOwnBatchesOfList>(
    '/examcampaigns/{id}/merit-list/batches',
    { params: { id: examId } },
    { enabled: user?.role === 'student' },
  );
  return <BatchRanks items={data?.items ?? []} />;
}

/** The rank in an exam of a course within the batches that it is addressed to; nothing for other exams. */
export function CourseBatchRanks({ examId }: { readonly examId: string }): ReactNode {
  const user = useUser();
  const { data } = useApiQuery<typeof readOwnBatchRanks>(
    '/exams/own-batch-ranks/{examId}',
    { params: { examId } },
    { enabled: user?.role === 'student' },
  );
  return <BatchRanks items={data?.items ?? []} />;
}

interface BatchRanksProps {
  readonly items: AnswerOf<typeof readOwnBatchRanks>['items'];
}

function BatchRanks({ items }: BatchRanksProps): ReactNode {
  const text = useText();
  const nameOf = useBilingual();
  return items.map(
    ({ _id, name, rank, of }) =>
      rank !== null && (
        <p key={_id} className={styles['text']}>
          {text(texts.rankInBatch, { batch: nameOf(name), rank, of })}
        </p>
      ),
  );
}

/** Whole percent, rounded up: the sentence stays true with ties. */
function topPercent(rank: number, of: number): number {
  return Math.max(1, Math.ceil((rank / Math.max(1, of)) * 100));
}
