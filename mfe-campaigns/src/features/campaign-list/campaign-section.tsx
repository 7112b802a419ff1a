import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button } from '@pathshala/web-kit/parts/button';
import { CardList } from '@pathshala/web-kit/parts/card';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { Pagination } from '@pathshala/web-kit/parts/pagination';
import { QueryStates, type QueryStatesProps } from '@pathshala/web-kit/parts/query-states';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { CampaignItem } from '../../campaigns/campaign-types.ts';
import { CampaignCard } from './campaign-card.tsx';
import { CampaignSkeleton } from './campaign-skeleton.tsx';
import { useOwnPlaces } from './use-own-places.ts';
import { texts } from './texts.ts';

interface CampaignPage {
  readonly items: readonly CampaignItem[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

interface CampaignSectionProps {
  readonly title: string;
  readonly query: QueryStatesProps<CampaignPage>['query'] & {
    readonly refetch: (options: { readonly cancelRefetch: boolean }) => unknown;
  };
  /** Returns the address of the campaign's page. */
  readonly pathOf: (campaign: CampaignItem) => string;
  readonly onPage: (page: number) => void;
  /** The text for an empty section, and the action that shows the rest. */
  readonly nothing: { readonly text: string; readonly onShowAll?: (() => void) | undefined };
}

/** A page of campaigns as cards, and its other states. */
export function CampaignSection({ title, query, nothing, pathOf, onPage }: CampaignSectionProps): ReactNode {
  const translate = useText();
  return (
    <QueryStates
      query={query}
      skeleton={<CampaignSkeleton />}
      failedTitle={(error) => translate(commonTexts.errorWith, { error: error.message })}
    >
      {(page) =>
        page.total === 0 ? (
          <Nothing {...nothing} />
        ) : (
          <>
            <Cards
              title={title}
              items={page.items}
              pathOf={pathOf}
              onOver={() => void query.refetch({ cancelRefetch: false })}
            />
            <Pagination page={page.page} pageSize={page.pageSize} total={page.total} onPage={onPage} />
          </>
        )
      }
    </QueryStates>
  );
}

interface CardsProps extends Pick<CampaignSectionProps, 'title' | 'pathOf'> {
  readonly items: readonly CampaignItem[];
  readonly onOver: () => void;
}

function Cards({ title, items, pathOf, onOver }: CardsProps): ReactNode {
  const placeIn = useOwnPlaces();
  return (
    <CardList label={title}>
      {items.map((campaign) => (
        <CampaignCard
          key={campaign._id}
          campaign={campaign}
          to={pathOf(campaign)}
          place={placeIn(campaign._id)}
          onOver={onOver}
        />
      ))}
    </CardList>
  );
}

function Nothing({ text, onShowAll }: CampaignSectionProps['nothing']): ReactNode {
  const translate = useText();
  return (
    <EmptyState
      text={text}
      action={onShowAll && <Button onClick={onShowAll}>{translate(texts.showAll)}</Button>}
    />
  );
}
