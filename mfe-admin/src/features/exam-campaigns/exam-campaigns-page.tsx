import type { listExamCampaigns } from '@pathshala/svc-campaigns-contract/http';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { NothingFound } from '@pathshala/web-kit/parts/nothing-found';
import { Page } from '@pathshala/web-kit/parts/page';
import { Pagination } from '@pathshala/web-kit/parts/pagination';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { SearchBox } from '@pathshala/web-kit/parts/search-box';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../texts.ts';
import { ExamCampaignsTable } from './exam-campaigns-table.tsx';
import type { ListedExamCampaign } from './listed-exam-campaign.ts';
import styles from './exam-campaigns.module.css';
import { ReleaseResults } from './release-results.tsx';

/** /boss/campaign-management: exam campaigns with their registrations, and the release of results. */
export function ExamCampaignsPage(): ReactNode {
  const translate = useTexts();
  const [search, setSearch] = useQueryParams();
  const [released, release] = useState<ListedExamCampaign>();
  const q = search.get('q') ?? '';
  const page = Math.max(1, Number(search.get('page')) || 1);
  const query = useApiQuery<typeof listExamCampaigns>(
    '/examcampaigns',
    { query: { page, ...(q === '' ? {} : { q }) } },
    { keepPrevious: true },
  );
  return (
    <Page title={translate('menu.examCampaigns')}>
      <div className={styles['tools']}>
        <SearchBox
          value={q}
          label={translate('examCampaigns.search')}
          onSearch={(text) => setSearch({ q: text, page: undefined })}
        />
      </div>
      <QueryStates query={query} failedTitle={(error) => translate('list.error', { error: error.message })}>
        {(campaigns) =>
          campaigns.total === 0 ? (
            <Nothing isFiltered={q !== ''} />
          ) : (
            <>
              <ExamCampaignsTable campaigns={campaigns.items} onRelease={release} />
              <Pagination {...campaigns} onPage={(next) => setSearch({ page: next }, { replace: false })} />
            </>
          )
        }
      </QueryStates>
      {released && <ReleaseResults campaign={released} onClose={() => release(undefined)} />}
    </Page>
  );
}

function Nothing({ isFiltered }: { readonly isFiltered: boolean }): ReactNode {
  const translate = useTexts();
  if (isFiltered) return <NothingFound text={translate('examCampaigns.notFound')} />;
  return <EmptyState text={translate('examCampaigns.empty')} />;
}
