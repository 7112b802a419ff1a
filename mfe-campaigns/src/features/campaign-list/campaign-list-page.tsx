import type { listCampaigns, listExamCampaigns } from '@pathshala/svc-campaigns-contract/http';
import { Page } from '@pathshala/web-kit/parts/page';
import { SearchBox } from '@pathshala/web-kit/parts/search-box';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import { CampaignSection } from './campaign-section.tsx';
import styles from './campaign-list-page.module.css';
import { PhaseFilter, phases } from './phase-filter.tsx';

const pageIn = (search: URLSearchParams, name: string) => Math.max(1, Number(search.get(name)) || 1);

/** /campaigns (CMP-02): exam campaigns, then the others; search, phase and pages are in the URL. */
export function CampaignsPage(): ReactNode {
  const translate = useTexts();
  const [search, setSearch] = useQueryParams();
  const q = search.get('q') ?? '';
  const phase = phases.find((one) => one === search.get('phase'));
  const filter = { ...(q === '' ? {} : { q }), ...(phase ? { phase } : {}) };
  const exams = useApiQuery<typeof listExamCampaigns>(
    '/examcampaigns',
    { query: { ...filter, page: pageIn(search, 'exams') } },
    { keepPrevious: true },
  );
  const others = useApiQuery<typeof listCampaigns>(
    '/campaign/campaigns',
    { query: { ...filter, page: pageIn(search, 'others') } },
    { keepPrevious: true },
  );
  const change = (changes: Record<string, string | undefined>) =>
    setSearch({ exams: undefined, others: undefined, ...changes });
  const shared = {
    isFiltered: q !== '' || phase !== undefined,
    onShowAll: () => change({ q: undefined, phase: undefined }),
  };
  return (
    <Page title={translate('list.title')} lead={translate('list.lead')}>
      <div className={styles['tools']}>
        <SearchBox value={q} label={translate('list.search')} onSearch={(text) => change({ q: text })} />
        <PhaseFilter phase={phase} onChange={(next) => change({ phase: next })} />
      </div>
      <CampaignSection
        {...shared}
        title={translate('list.exams')}
        query={exams}
        pathOf={({ _id }) => `/campaigns/exam/${_id}`}
        onPage={(page) => setSearch({ exams: page }, { replace: false })}
      />
      <CampaignSection
        {...shared}
        title={translate('list.others')}
        query={others}
        pathOf={({ _id }) => `/campaigns/${_id}`}
        onPage={(page) => setSearch({ others: page }, { replace: false })}
      />
    </Page>
  );
}
