import type { readMeritList } from '@pathshala/svc-campaigns-contract/http';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { NothingFound } from '@pathshala/web-kit/parts/nothing-found';
import { Pagination } from '@pathshala/web-kit/parts/pagination';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { SearchBox } from '@pathshala/web-kit/parts/search-box';
import { useText } from '@pathshala/web-kit/texts';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import styles from './merit-list.module.css';
import { MeritTable } from './merit-table.tsx';
import { RanksPending } from './ranks-pending.tsx';
import { untilRanked, useIsRankless } from './until-ranked.ts';
import { Versions } from './versions.tsx';
import { texts } from './texts.ts';

interface MeritListProps {
  readonly campaignId: string;
  /** The reader's roll number, to mark the row. */
  readonly ownRollNumber: string | undefined;
}

const numberIn = (search: URLSearchParams, name: string) => Math.floor(Number(search.get(name))) || 0;

/** The merit list; search, page and version are in the URL. */
export function MeritList({ campaignId, ownRollNumber }: MeritListProps): ReactNode {
  const translate = useText();
  const [search, setSearch] = useQueryParams();
  const q = search.get('q') ?? '';
  const page = Math.max(1, numberIn(search, 'page'));
  const version = numberIn(search, 'version');
  const query = useApiQuery<typeof readMeritList>(
    '/examcampaigns/{id}/merit-list',
    {
      params: { id: campaignId },
      query: { page, ...(q === '' ? {} : { q }), ...(version > 0 ? { version } : {}) },
    },
    { keepPrevious: true, ...untilRanked },
  );
  if (useIsRankless(query)) return <RanksPending />;
  return (
    <div className={styles['list']}>
      <SearchBox
        value={q}
        label={translate(texts.search)}
        onSearch={(text) => setSearch({ q: text, page: undefined })}
      />
      <QueryStates query={query}>
        {(list) => (
          <>
            <Versions list={list} onVersion={(next) => setSearch({ version: next, page: undefined })} />
            {list.total === 0 ? (
              <Nobody isSearched={q !== ''} />
            ) : (
              <>
                <MeritTable entries={list.items} ownRollNumber={ownRollNumber} />
                <Pagination {...list} onPage={(next) => setSearch({ page: next }, { replace: false })} />
              </>
            )}
          </>
        )}
      </QueryStates>
    </div>
  );
}

function Nobody({ isSearched }: { readonly isSearched: boolean }): ReactNode {
  const translate = useText();
  if (isSearched) return <NothingFound text={translate(texts.notFound)} />;
  return <EmptyState text={translate(texts.empty)} />;
}
