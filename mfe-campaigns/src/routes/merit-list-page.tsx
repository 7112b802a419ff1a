import type { readExamCampaign, readOwnPlace } from '@pathshala/svc-campaigns-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { Page } from '@pathshala/web-kit/parts/page';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useParams } from '@pathshala/web-kit/router';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import type { ExamCampaign } from '../campaigns/campaign-types.ts';
import { MeritList } from '../features/merit-list/merit-list.tsx';
import { OwnPlace } from '../features/merit-list/own-place.tsx';
import { useTexts } from '../texts.ts';

/** /campaigns/exam/:id/merit-list (CMP-06): the merit list and the reader's rank. */
export function MeritListPage(): ReactNode {
  const translate = useTexts();
  const half = useBilingual();
  const { id = '' } = useParams();
  const query = useApiQuery<typeof readExamCampaign>('/examcampaigns/{id}', { params: { id } });
  return (
    <QueryStates query={query}>
      {(campaign) => (
        <Page
          title={translate('merit.titleOf', { title: half(campaign.title) })}
          back={{ to: `/campaigns/exam/${id}`, text: translate('merit.back') }}
        >
          <Merit campaign={campaign} />
        </Page>
      )}
    </QueryStates>
  );
}

function Merit({ campaign }: { readonly campaign: ExamCampaign }): ReactNode {
  const translate = useTexts();
  const user = useUser();
  const isReleased = campaign.resultsReleasedAt !== null;
  const own = useApiQuery<typeof readOwnPlace>(
    '/examcampaigns/{id}/merit-list/own',
    { params: { id: campaign._id } },
    { enabled: isReleased && campaign.registration !== undefined },
  );
  if (!isReleased && user?.role !== 'admin') return <EmptyState text={translate('merit.notReleased')} />;
  return (
    <>
      {!isReleased && (
        <Notice tone="attention">
          <p>{translate('merit.early')}</p>
        </Notice>
      )}
      {own.data && <OwnPlace campaignId={campaign._id} place={own.data} />}
      <p>{translate('merit.rule')}</p>
      <MeritList campaignId={campaign._id} ownRollNumber={own.data?.rollNumber ?? undefined} />
    </>
  );
}
