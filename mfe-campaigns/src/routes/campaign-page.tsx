import type { readCampaign } from '@pathshala/svc-campaigns-contract/http';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useParams, useSearchParams } from '@pathshala/web-kit/router';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { CampaignLayout } from '../features/campaign-detail/campaign-layout.tsx';
import { Registration } from '../features/registration/registration.tsx';

/** /campaigns/:id: a general campaign and its registration. */
export function CampaignPage(): ReactNode {
  const { id = '' } = useParams();
  const isAsked = useSearchParams()[0].get('register') === 'open';
  const query = useApiQuery<typeof readCampaign>('/campaign/campaigns/{id}', { params: { id } });
  return (
    <QueryStates query={query}>
      {(campaign) => (
        <CampaignLayout
          campaign={campaign}
          isExam={false}
          onOver={() => void query.refetch({ cancelRefetch: false })}
          registration={<Registration campaign={campaign} kind="general" isAsked={isAsked} />}
        />
      )}
    </QueryStates>
  );
}
