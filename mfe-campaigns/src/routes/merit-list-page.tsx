import type {
  listOwnBatchesOfList,
  readExamCampaign,
  readOwnPlace,
} from '@pathshala/svc-campaigns-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { Page } from '@pathshala/web-kit/parts/page';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useParams, useSearchParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useParticipant, useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { examCampaignPath } from '../campaigns/campaign-path.ts';
import type { ExamCampaign } from '../campaigns/campaign-types.ts';
import { BatchSwitch } from '../features/merit-list/batch-list.tsx';
import { LogInForPlace } from '../features/merit-list/log-in-for-place.tsx';
import { MeritList } from '../features/merit-list/merit-list.tsx';
import { NameChoice } from '../features/merit-list/name-choice.tsx';
import { OwnPlace } from '../features/merit-list/own-place.tsx';
import { ReleasePanel } from '../features/merit-list/release-panel.tsx';
import { untilRanked } from '../features/merit-list/until-ranked.ts';
import { sharedTexts } from '../texts.ts';
import { texts } from './texts.ts';

/** /campaigns/exam/:id/merit-list (CMP-06): the merit list and the reader's rank. */
export function MeritListPage(): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { id = '' } = useParams();
  const query = useApiQuery<typeof readExamCampaign>('/examcampaigns/{id}', { params: { id } });
  return (
    <QueryStates query={query}>
      {(campaign) => (
        <Page
          title={translate(texts.titleOf, { title: inLanguage(campaign.title) })}
          back={{ to: examCampaignPath(id), text: translate(texts.back) }}
        >
          <Merit campaign={campaign} />
        </Page>
      )}
    </QueryStates>
  );
}

function Merit({ campaign }: { readonly campaign: ExamCampaign }): ReactNode {
  const user = useUser();
  const isReleased = campaign.resultsReleasedAt !== null;
  const isAdmin = user?.role === 'admin';
  return (
    <>
      {isAdmin && <ReleasePanel campaignId={campaign._id} />}
      {isReleased || isAdmin ? <Ranks campaign={campaign} /> : <Awaited campaign={campaign} />}
    </>
  );
}

/** Lets registered students choose before the release what the list will show of them. */
function Awaited({ campaign: { _id, registration } }: { readonly campaign: ExamCampaign }): ReactNode {
  const translate = useText();
  return (
    <>
      <EmptyState text={translate(texts.notReleased)} />
      {registration && <NameChoice campaignId={_id} nameShown={registration.nameShown} />}
    </>
  );
}

/**
 * Returns the place of a student who registered, or of a visitor with a mailed link, in the version that the address names.
 */
function useOwnPlace(campaign: ExamCampaign) {
  const participant = useParticipant();
  const mayRank =
    campaign.registration !== undefined || participant?.participation?.campaignId === campaign._id;
  const version = Math.floor(Number(useSearchParams()[0].get('version'))) || 0;
  return useApiQuery<typeof readOwnPlace>(
    '/examcampaigns/{id}/merit-list/own',
    { params: { id: campaign._id }, query: version > 0 ? { version } : {} },
    { enabled: campaign.resultsReleasedAt !== null && mayRank, ...untilRanked },
  );
}

function Ranks({ campaign }: { readonly campaign: ExamCampaign }): ReactNode {
  const translate = useText();
  const isReleased = campaign.resultsReleasedAt !== null;
  const user = useUser();
  const own = useOwnPlace(campaign);
  const ownRollNumber = own.data?.rollNumber ?? undefined;
  const batches = useApiQuery<typeof listOwnBatchesOfList>(
    '/examcampaigns/{id}/merit-list/batches',
    { params: { id: campaign._id } },
    { enabled: isReleased && user?.role === 'student', ...untilRanked },
  );
  return (
    <>
      {!isReleased && (
        <Notice tone="attention">
          <p>{translate(texts.early)}</p>
        </Notice>
      )}
      {isReleased && <LogInForPlace campaignId={campaign._id} />}
      {own.data && <OwnPlace campaignId={campaign._id} place={own.data} />}
      <p>{translate(sharedTexts.meritRule)}</p>
      <BatchSwitch
        batches={batches.data?.items ?? []}
        campaignId={campaign._id}
        ownRollNumber={ownRollNumber}
      >
        <MeritList campaignId={campaign._id} ownRollNumber={ownRollNumber} />
      </BatchSwitch>
    </>
  );
}
