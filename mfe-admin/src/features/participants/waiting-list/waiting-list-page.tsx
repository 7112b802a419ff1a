import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { listParticipants } from '@pathshala/svc-campaigns-contract/participants';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Pagination } from '@pathshala/web-kit/parts/pagination';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import type { ReactNode } from 'react';
import { campaignPaths } from '../../../campaigns/paths.ts';
import { participantsPath, type Summary, useSummary } from '../participant-calls.ts';
import { texts, waitingTexts } from '../texts.ts';
import { WaitingRows } from './waiting-rows.tsx';

const pageSize = 100;

/** /boss/campaign-management/participants/:campaignId/waiting-list: who gets the next place, and in which order. */
export function WaitingListPage(): ReactNode {
  const translate = useText();
  return (
    <QueryStates query={useSummary()} failedTitle={() => translate(texts.loadFailed)}>
      {({ campaign }) => <WaitingList key={campaign._id} campaign={campaign} />}
    </QueryStates>
  );
}

function WaitingList({ campaign }: Pick<Summary, 'campaign'>): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const [query, change] = useQueryParams();
  const page = Math.max(1, Math.floor(Number(query.get('page'))) || 1);
  const list = useApiQuery<typeof listParticipants>(
    participantsPath,
    { params: { campaignId: campaign._id }, query: { state: 'waiting', page, pageSize } },
    { keepPrevious: true },
  );
  return (
    <AdminPage
      title={translate(waitingTexts.title, { name: inLanguage(campaign.title) })}
      lead={translate(waitingTexts.lead)}
      breadcrumbs={[
        { text: translate(texts.management), to: campaignPaths.list[campaign.kind] },
        { text: translate(texts.participants), to: campaignPaths.participants(campaign._id) },
      ]}
    >
      <QueryStates query={list} failedTitle={() => translate(texts.loadFailed)}>
        {({ items, total }) =>
          total === 0 ? (
            <p>{translate(waitingTexts.empty)}</p>
          ) : (
            <>
              <WaitingRows campaignId={campaign._id} rows={items} total={total} />
              <Pagination
                page={page}
                pageSize={pageSize}
                total={total}
                onPage={(to) => change({ page: to })}
              />
            </>
          )
        }
      </QueryStates>
    </AdminPage>
  );
}
