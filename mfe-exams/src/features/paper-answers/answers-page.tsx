import type { PaperOverview, readPaperOverview } from '@pathshala/svc-exams-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { FailedState } from '@pathshala/web-kit/parts/failed-state';
import { LoadingState } from '@pathshala/web-kit/parts/loading-state';
import { Page } from '@pathshala/web-kit/parts/page';
import { useParams, useSearchParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { NoExamData } from '../../questions/no-exam-data.tsx';
import { RightOnItsWay } from '../../questions/right-on-its-way.tsx';
import { useRightToSit } from '../../questions/use-right-to-sit.ts';
import { sharedTexts } from '../../texts.ts';
import { PaperAnswers } from './paper-answers.tsx';

/** …/units/years/correct-answers?yearId=&unitId=: 'View Answers', a study tool (EXM-20). */
export function AnswersPage(): ReactNode {
  const say = useText();
  const { coursecode = '' } = useParams();
  const [search] = useSearchParams();
  const paperId = search.get('yearId') ?? '';
  const course = `/courses/admission/${encodeURIComponent(coursecode)}`;
  const back = { to: `${course}/units`, text: say(sharedTexts.back.units) };
  const query = useApiQuery<typeof readPaperOverview>(
    '/exams/papers/{paperId}',
    { params: { paperId } },
    { enabled: paperId !== '', staleTime: 60_000 },
  );
  const { data: overview, error } = query;
  if (overview) {
    const { paperUrl, keyUrl } = overview;
    if (paperUrl === null || keyUrl === null) {
      const again = () => void query.refetch({ cancelRefetch: false });
      return <NoAnswers overview={overview} course={course} onRefresh={again} />;
    }
    return <PaperAnswers paperUrl={paperUrl} keyUrl={keyUrl} back={back} />;
  }
  if (paperId === '' || error?.status === 404) return <NoExamData back={back} />;
  if (!error) return <LoadingState text={say(sharedTexts.answersLoading)} />;
  return <FailedState error={error} onRetry={() => void query.refetch()} />;
}

interface NoAnswersProps {
  readonly overview: PaperOverview;
  readonly course: string;
  readonly onRefresh: () => void;
}

/** The reader may not see the answers: why, and where the right to them is to be had. */
function NoAnswers({ overview, course, onRefresh }: NoAnswersProps): ReactNode {
  const say = useText();
  const right = useRightToSit(overview);
  if (right.isAsked) return <LoadingState text={say(sharedTexts.answersLoading)} />;
  if (right.isLate) {
    return (
      <Page title={say(commonTexts.questionsAndAnswers)}>
        <RightOnItsWay refusal="exams.not-enrolled" onRefresh={onRefresh} />
      </Page>
    );
  }
  const isEnrolled = overview.refusal !== 'exams.not-enrolled';
  return (
    <Page title={say(commonTexts.questionsAndAnswers)}>
      <EmptyState
        text={isEnrolled ? say(sharedTexts.resultLater) : say(sharedTexts.refusal['exams.not-enrolled'])}
        action={
          <LinkButton to={course} kind="primary">
            {say(sharedTexts.goCourse)}
          </LinkButton>
        }
      />
    </Page>
  );
}
