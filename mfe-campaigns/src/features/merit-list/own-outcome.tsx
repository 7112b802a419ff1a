import type { readOwnPlace } from '@pathshala/svc-campaigns-contract/http';
import type { listResults } from '@pathshala/svc-exams-contract/http';
import { isApiError } from '@pathshala/web-kit/api-error';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { examCampaignPath } from '../../campaigns/campaign-path.ts';
import type { ExamCampaign } from '../../campaigns/campaign-types.ts';
import styles from './merit-list.module.css';
import { outcomeTexts as texts } from './outcome-texts.ts';
import { RanksPending } from './ranks-pending.tsx';
import { untilRanked, useIsRankless } from './until-ranked.ts';
import { texts as meritListTexts } from './texts.ts';

type Result = AnswerOf<typeof listResults>['items'][number];

interface OwnOutcomeProps {
  readonly campaign: ExamCampaign;
}

/** An exam that is over, for somebody who had a place: marks and rank as far as they are known, the result and the merit list. */
export function OwnOutcome({ campaign }: OwnOutcomeProps): ReactNode {
  const text = useText();
  const format = useFormat();
  const isReleased = campaign.resultsReleasedAt !== null;
  const rollNumber = campaign.registration?.rollNumber;
  return (
    <div className={styles['outcome']}>
      {isReleased ? <RankedOutcome campaign={campaign} /> : <SatOutcome campaign={campaign} />}
      {rollNumber !== undefined && <p>{text(texts.roll, { roll: format.digits(rollNumber) })}</p>}
    </div>
  );
}

/** Shows the place on the merit list after the release. */
function RankedOutcome({ campaign }: OwnOutcomeProps): ReactNode {
  const translate = useText();
  const query = useApiQuery<typeof readOwnPlace>(
    '/examcampaigns/{id}/merit-list/own',
    { params: { id: campaign._id }, query: {} },
    untilRanked,
  );
  if (useIsRankless(query)) return <RanksPending />;
  if (isApiError(query.error, 404)) return <SatOutcome campaign={campaign} />;
  return (
    <QueryStates query={query}>
      {({ score, totalMarks, rank, of, resultId }) => (
        <>
          <OwnMarks score={score} total={totalMarks} />
          <p>{translate(meritListTexts.place, { rank, of })}</p>
          <ToResult resultId={resultId} />
          <ToMeritList campaignId={campaign._id} kind="secondary" />
        </>
      )}
    </QueryStates>
  );
}

/**
 * Says, without a place on the merit list, whether the exam was sat, with its marks. A participant without an account gets a
 * mail.
 */
function SatOutcome({ campaign }: OwnOutcomeProps): ReactNode {
  const user = useUser();
  const query = useApiQuery<typeof listResults>(
    '/exams/results',
    { query: { studentId: user?._id ?? '', examId: campaign._id, pageSize: 1 } },
    { enabled: user !== null },
  );
  if (user === null) return <ByMail campaign={campaign} />;
  return (
    <QueryStates query={query}>
      {({ items: [result] }) => (
        <>
          {result ? <Marks result={result} /> : <NotSat />}
          {campaign.resultsReleasedAt === null ? (
            <Awaited hasSat={result !== undefined} />
          ) : (
            <ToMeritList campaignId={campaign._id} kind={result ? 'secondary' : 'primary'} />
          )}
        </>
      )}
    </QueryStates>
  );
}

function ByMail({ campaign }: OwnOutcomeProps): ReactNode {
  const text = useText();
  const isReleased = campaign.resultsReleasedAt !== null;
  return (
    <>
      <p>{text(isReleased ? texts.mailed : texts.willBeMailed)}</p>
      {isReleased && <ToMeritList campaignId={campaign._id} kind="primary" />}
    </>
  );
}

function OwnMarks({ score, total }: { readonly score: number; readonly total: number }): ReactNode {
  const text = useText();
  return <p className={styles['place']}>{text(texts.marks, { score, total })}</p>;
}

function Marks({
  result: { _id, score, totalMarks, scoreVisibleFrom },
}: {
  readonly result: Result;
}): ReactNode {
  const text = useText();
  const format = useFormat();
  const later =
    scoreVisibleFrom === null
      ? text(texts.beingMarked)
      : text(texts.marksFrom, { time: format.dateTime(scoreVisibleFrom) });
  return (
    <>
      {score === null ? <p>{later}</p> : <OwnMarks score={score} total={totalMarks} />}
      <ToResult resultId={_id} />
    </>
  );
}

function NotSat(): ReactNode {
  const text = useText();
  return <p>{text(texts.notSat)}</p>;
}

function Awaited({ hasSat }: { readonly hasSat: boolean }): ReactNode {
  const text = useText();
  return <p>{text(hasSat ? texts.rankAwaited : texts.listAwaited)}</p>;
}

function ToResult({ resultId }: { readonly resultId: string }): ReactNode {
  const text = useText();
  return (
    <LinkButton kind="primary" isWide to={`/exams/results/${resultId}`}>
      {text(commonTexts.seeTheResult)}
    </LinkButton>
  );
}

interface ToMeritListProps {
  readonly campaignId: string;
  readonly kind: 'primary' | 'secondary';
}

function ToMeritList({ campaignId, kind }: ToMeritListProps): ReactNode {
  const translate = useText();
  return (
    <LinkButton kind={kind} isWide to={`${examCampaignPath(campaignId)}/merit-list`}>
      {translate(meritListTexts.title)}
    </LinkButton>
  );
}
