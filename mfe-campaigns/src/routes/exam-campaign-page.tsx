import type { readExamCampaign } from '@pathshala/svc-campaigns-contract/http';
import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { LoadingState } from '@pathshala/web-kit/parts/loading-state';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useParams, useSearchParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useParticipant } from '@pathshala/web-kit/use-session';
import { type ReactNode, Suspense } from 'react';
import { examCampaignPath } from '../campaigns/campaign-path.ts';
import type { ExamCampaign } from '../campaigns/campaign-types.ts';
import { AuthorExamLink } from '../campaigns/author-exam-link.tsx';
import { CampaignLayout } from '../features/campaign-detail/campaign-layout.tsx';
import { ExamFacts } from '../features/campaign-detail/exam-facts.tsx';
import { NameChoice } from '../features/merit-list/name-choice.tsx';
import { Registration } from '../features/registration/registration.tsx';
import { sharedTexts } from '../texts.ts';

/** Most readers come before the end: the first view of a campaign does not load it. */
const OwnOutcome = lazyPage(
  () => import(/* webpackChunkName: "own-outcome" */ '../features/merit-list/own-outcome.tsx'),
  (file) => file.OwnOutcome,
);

/** /campaigns/exam/:id (CMP-02): an exam campaign and its registration. */
export function ExamCampaignPage(): ReactNode {
  const { id = '' } = useParams();
  const isAsked = useSearchParams()[0].get('register') === 'open';
  const query = useApiQuery<typeof readExamCampaign>('/examcampaigns/{id}', { params: { id } });
  return (
    <QueryStates query={query}>
      {(campaign) => (
        <CampaignLayout
          campaign={campaign}
          isExam
          onOver={() => void query.refetch({ cancelRefetch: false })}
          registration={
            <>
              <OwnPart campaign={campaign} isAsked={isAsked} />
              {campaign.registration && (
                <NameChoice campaignId={campaign._id} nameShown={campaign.registration.nameShown} />
              )}
              <AuthorExamLink campaign={campaign} />
            </>
          }
        >
          {campaign.exam.subjects.length > 0 && <ExamFacts campaign={campaign} />}
        </CampaignLayout>
      )}
    </QueryStates>
  );
}

interface OwnPartProps {
  readonly campaign: ExamCampaign;
  readonly isAsked: boolean;
}

/** Shows the registration until the end, and after it the outcome to those who had a place. */
function OwnPart({ campaign, isAsked }: OwnPartProps): ReactNode {
  const translate = useText();
  const participant = useParticipant();
  const isReleased = campaign.resultsReleasedAt !== null;
  const hadPlace = isPlace(campaign) || participant?.participation?.campaignId === campaign._id;
  if ((isReleased || campaign.phase === 'past') && hadPlace)
    return (
      <Suspense fallback={<LoadingState />}>
        <OwnOutcome campaign={campaign} />
      </Suspense>
    );
  return (
    <>
      {isReleased && (
        <LinkButton kind="primary" isWide to={`${examCampaignPath(campaign._id)}/merit-list`}>
          {translate(sharedTexts.meritOpen)}
        </LinkButton>
      )}
      <Registration campaign={campaign} kind="exam" isAsked={isAsked} />
    </>
  );
}

const isPlace = ({ registration }: ExamCampaign): boolean =>
  registration?.status === 'registered' && registration.confirmBy === undefined;
