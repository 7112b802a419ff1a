import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import { NeedsYou } from './needs-you.tsx';
import { OverviewCard } from './overview-card.tsx';
import type { Overviews } from './use-overviews.ts';

interface Loading {
  readonly data: unknown;
  readonly error: unknown;
}

function isLoading(isSeen: boolean, { data, error }: Loading): boolean {
  return isSeen && data === undefined && error === null;
}

/** What waits, with the states of the first query that this administrator may see. All are shown at once: a line that comes later would move the page. */
export function NeedsYouCard({ overviews }: { readonly overviews: Overviews }): ReactNode {
  const title = useTexts()('start.needsYou');
  const { seesCampaigns, campaigns, seesClaims, claims, seesReports, reports } = overviews;
  const isWaiting = isLoading(seesClaims, claims) || isLoading(seesReports, reports);
  if (seesCampaigns) {
    const query = isWaiting ? { ...campaigns, data: undefined } : campaigns;
    return (
      <OverviewCard title={title} query={query}>
        {(overview) => <NeedsYou campaigns={overview} claims={claims.data} reports={reports.data} />}
      </OverviewCard>
    );
  }
  if (seesClaims) {
    const query = isWaiting ? { ...claims, data: undefined } : claims;
    return (
      <OverviewCard title={title} query={query}>
        {(open) => <NeedsYou claims={open} reports={reports.data} />}
      </OverviewCard>
    );
  }
  if (!seesReports) return null;
  return (
    <OverviewCard title={title} query={reports}>
      {(open) => <NeedsYou reports={open} />}
    </OverviewCard>
  );
}
