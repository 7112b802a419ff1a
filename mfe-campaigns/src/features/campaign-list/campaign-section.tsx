import { Button } from '@pathshala/web-kit/parts/button';
import { CardList } from '@pathshala/web-kit/parts/card';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { Pagination } from '@pathshala/web-kit/parts/pagination';
import { QueryStates, type QueryStatesProps } from '@pathshala/web-kit/parts/query-states';
import type { ReactNode } from 'react';
import type { CampaignItem } from '../../campaigns/campaign-types.ts';
import { useTexts } from '../../texts.ts';
import { CampaignCard } from './campaign-card.tsx';
import { CampaignSkeleton } from './campaign-skeleton.tsx';

interface CampaignPage {
  readonly items: readonly CampaignItem[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

export interface CampaignSectionProps {
  readonly title: string;
  readonly query: QueryStatesProps<CampaignPage>['query'];
  /** The address of a campaign's own page. */
  readonly pathOf: (campaign: CampaignItem) => string;
  readonly onPage: (page: number) => void;
  readonly isFiltered: boolean;
  readonly onShowAll: () => void;
}

export function CampaignSection(props: CampaignSectionProps): ReactNode {
  const translate = useTexts();
  return (
    <section>
      <h2>{props.title}</h2>
      <QueryStates
        query={props.query}
        skeleton={<CampaignSkeleton />}
        failedTitle={(error) => translate('list.error', { error: error.message })}
      >
        {(page) => (page.total === 0 ? <Nothing {...props} /> : <Cards {...props} page={page} />)}
      </QueryStates>
    </section>
  );
}

function Cards({
  title,
  page,
  pathOf,
  onPage,
}: CampaignSectionProps & { readonly page: CampaignPage }): ReactNode {
  return (
    <>
      <CardList label={title}>
        {page.items.map((campaign) => (
          <CampaignCard key={campaign._id} campaign={campaign} to={pathOf(campaign)} />
        ))}
      </CardList>
      <Pagination page={page.page} pageSize={page.pageSize} total={page.total} onPage={onPage} />
    </>
  );
}

function Nothing({ isFiltered, onShowAll }: CampaignSectionProps): ReactNode {
  const translate = useTexts();
  if (!isFiltered) return <EmptyState text={translate('list.empty')} />;
  return (
    <EmptyState
      text={translate('list.notFound')}
      action={<Button onClick={onShowAll}>{translate('list.showAll')}</Button>}
    />
  );
}
