import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { campaignPath } from '../../campaigns/campaign-path.ts';
import type { CampaignItem } from '../../campaigns/campaign-types.ts';
import { CampaignSection } from './campaign-section.tsx';
import { PastCampaigns } from './past-campaigns.tsx';
import type { ListKind, ListFilter } from './use-campaigns.ts';
import { useCampaigns } from './use-campaigns.ts';
import { texts } from './texts.ts';

interface CampaignGroupProps {
  readonly kind: ListKind;
  readonly filter: ListFilter;
  readonly page: number;
  /** The page of the past campaigns; null while they are folded. */
  readonly pastPage: number | null;
  readonly onPage: (page: number) => void;
  readonly onPastPage: (page: number | undefined) => void;
  readonly onShowAll: () => void;
}

/** Campaigns of a kind: those that are not over, and the past ones folded. With a search or a filter, all that match. */
export function CampaignGroup(props: CampaignGroupProps): ReactNode {
  const { kind, filter, page, pastPage, onPage, onPastPage, onShowAll } = props;
  const translate = useText();
  const isFiltered = filter.q !== undefined || filter.phase !== undefined;
  const shown = useCampaigns(kind, isFiltered ? filter : { phase: 'current' }, { page });
  const past = useCampaigns(kind, { phase: 'past' }, { page: pastPage ?? 1, enabled: pastPage !== null });
  const title = translate(texts.list[kind]);
  const pathOf = ({ _id }: CampaignItem) =>
    campaignPath({ _id, kind: kind === 'exams' ? 'exam' : 'general' });
  return (
    <section>
      <h2>{title}</h2>
      <CampaignSection
        title={title}
        query={shown}
        pathOf={pathOf}
        onPage={onPage}
        nothing={
          isFiltered ? { text: translate(texts.notFound), onShowAll } : { text: translate(texts.empty[kind]) }
        }
      />
      {!isFiltered && (
        <PastCampaigns
          title={title}
          isOpen={pastPage !== null}
          onToggle={(isOpen) => onPastPage(isOpen ? 1 : undefined)}
        >
          <CampaignSection
            title={translate(texts.pastList, { title })}
            query={past}
            pathOf={pathOf}
            onPage={onPastPage}
            nothing={{ text: translate(texts.pastEmpty) }}
          />
        </PastCampaigns>
      )}
    </section>
  );
}
