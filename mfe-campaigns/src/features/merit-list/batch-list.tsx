import type { listOwnBatchesOfList, readBatchMeritList } from '@pathshala/svc-campaigns-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { ChoiceBar } from '@pathshala/web-kit/parts/choice-bar';
import { Pagination } from '@pathshala/web-kit/parts/pagination';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import type { ReactNode } from 'react';
import styles from './merit-list.module.css';
import { MeritTable } from './merit-table.tsx';
import { texts } from './texts.ts';

type OwnBatch = AnswerOf<typeof listOwnBatchesOfList>['items'][number];

interface BatchSwitchProps {
  readonly batches: readonly OwnBatch[];
  readonly campaignId: string;
  readonly ownRollNumber: string | undefined;
  /** The list for all. */
  readonly children: ReactNode;
}

/** Switches between the list for all and the ranks within a batch of the reader; the choice is in the URL. */
export function BatchSwitch({ batches, campaignId, ownRollNumber, children }: BatchSwitchProps): ReactNode {
  const text = useText();
  const nameOf = useBilingual();
  const [search, setSearch] = useQueryParams();
  const chosen = batches.find(({ _id }) => _id === search.get('batch'));
  if (batches.length === 0) return children;
  return (
    <>
      <ChoiceBar
        label={text(texts.ranksOf)}
        value={chosen?._id ?? ''}
        choices={[
          { value: '', text: text(texts.all) },
          ...batches.map(({ _id, name }) => ({ value: _id, text: nameOf(name) })),
        ]}
        onChange={(batch) =>
          setSearch({ batch: batch === '' ? undefined : batch, page: undefined, q: undefined })
        }
      />
      {chosen === undefined ? (
        children
      ) : (
        <BatchList batchId={chosen._id} campaignId={campaignId} ownRollNumber={ownRollNumber} />
      )}
    </>
  );
}

interface BatchListProps extends Pick<BatchSwitchProps, 'campaignId' | 'ownRollNumber'> {
  readonly batchId: string;
}

function BatchList({ batchId, campaignId, ownRollNumber }: BatchListProps): ReactNode {
  const text = useText();
  const [search, setSearch] = useQueryParams();
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1);
  const query = useApiQuery<typeof readBatchMeritList>(
    '/examcampaigns/{id}/merit-list/batches/{batchId}',
    { params: { id: campaignId, batchId }, query: { page } },
    { keepPrevious: true },
  );
  return (
    <div className={styles['list']}>
      <QueryStates query={query}>
        {({ batch: { rank, of }, ...list }) => (
          <>
            {rank !== null && <p>{text(texts.batchPlace, { rank, of })}</p>}
            <MeritTable entries={list.items} ownRollNumber={ownRollNumber} />
            <Pagination {...list} onPage={(next) => setSearch({ page: next }, { replace: false })} />
          </>
        )}
      </QueryStates>
    </div>
  );
}
