import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Page } from '@pathshala/web-kit/parts/page';
import { SearchBox } from '@pathshala/web-kit/parts/search-box';
import { useText } from '@pathshala/web-kit/texts';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import type { ReactNode } from 'react';
import { CampaignGroup } from './campaign-group.tsx';
import styles from './campaign-list-page.module.css';
import { PhaseFilter, phases } from './phase-filter.tsx';
import { texts } from './texts.ts';

const kinds = ['exams', 'others'] as const;
const pastParam = { exams: 'past-exams', others: 'past-others' } as const;

/** /campaigns (CMP-02): exam campaigns, then the others; search, phase, pages and what is unfolded are in the URL. */
export function CampaignsPage(): ReactNode {
  const translate = useText();
  const [search, setSearch] = useQueryParams();
  const q = search.get('q') ?? '';
  const phase = phases.find((one) => one === search.get('phase'));
  const change = (changes: Record<string, string | undefined>) =>
    setSearch({
      exams: undefined,
      others: undefined,
      'past-exams': undefined,
      'past-others': undefined,
      ...changes,
    });
  return (
    <Page title={translate(commonTexts.campaigns)} lead={translate(texts.lead)}>
      <div className={styles['tools']}>
        <SearchBox value={q} label={translate(texts.search)} onSearch={(text) => change({ q: text })} />
        <PhaseFilter phase={phase} onChange={(next) => change({ phase: next })} />
      </div>
      {kinds.map((kind) => (
        <CampaignGroup
          key={kind}
          kind={kind}
          filter={{ ...(q === '' ? {} : { q }), ...(phase ? { phase } : {}) }}
          page={pageIn(search, kind) ?? 1}
          pastPage={pageIn(search, pastParam[kind])}
          onPage={(page) => setSearch({ [kind]: page })}
          onPastPage={(page) => setSearch({ [pastParam[kind]]: page })}
          onShowAll={() => change({ q: undefined, phase: undefined })}
        />
      ))}
    </Page>
  );
}

/** A page number in the URL; null without one. */
function pageIn(search: URLSearchParams, name: string): number | null {
  const page = search.get(name);
  return page === null ? null : Math.max(1, Number(page) || 1);
}
