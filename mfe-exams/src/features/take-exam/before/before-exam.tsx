import type { PaperOverview } from '@pathshala/svc-exams-contract/http';
import { type ApiError, isApiError } from '@pathshala/web-kit/api-error';
import { FailedState } from '@pathshala/web-kit/parts/failed-state';
import { LoadingState } from '@pathshala/web-kit/parts/loading-state';
import { Page } from '@pathshala/web-kit/parts/page';
import { useQuery } from '@pathshala/web-kit/query';
import { type ReactNode, useCallback } from 'react';
import { NoExamData } from '../../../questions/no-exam-data.tsx';
import { TitleOfCourse } from '../../../questions/title-of-course.tsx';
import { titleWithout } from '../../../questions/title-without.ts';
import { useNamed } from '../../../questions/use-named.ts';
import { useTexts } from '../../../texts.ts';
import { OverviewFacts } from './overview-facts.tsx';
import { Refusal } from './refusal.tsx';
import { ResumeExam } from './resume-exam.tsx';
import { StartForm } from './start-form.tsx';
import type { BeforeExamProps, EntryStateProps } from './entry-state.ts';

/** Before Start: what the exam is, and how to start it, resume it or get access. */
export function BeforeExam(props: BeforeExamProps): ReactNode {
  const say = useTexts();
  const named = useNamed();
  const { exam, desk } = props;
  const query = useQuery<PaperOverview, ApiError>({
    queryKey: ['/exams/papers/{paperId}', { params: { paperId: exam.examId } }],
    queryFn: ({ signal }) => desk.calls.overview(exam.examId, signal),
  });
  const { data: overview, error, refetch } = query;
  const again = useCallback(() => void refetch(), [refetch]);
  if (!overview) {
    if (!error) return <LoadingState text={say('before.loading')} />;
    if (isApiError(error, 404)) return <NoExamData back={exam.back} onRetry={again} />;
    return <FailedState error={error} onRetry={again} />;
  }
  if (overview.examKind !== exam.examKind) return <NoExamData back={exam.back} onRetry={again} />;
  const { course } = overview;
  const title = named(titleWithout(overview.title, course?.code ?? null));
  return (
    <Page
      title={title}
      heading={<TitleOfCourse title={title} course={course === null ? null : named(course.name)} />}
      width="text"
      back={exam.back}
    >
      <OverviewFacts overview={overview} />
      <EntryState {...props} overview={overview} onRefresh={again} />
    </Page>
  );
}

function EntryState(props: EntryStateProps): ReactNode {
  if (props.overview.openAttemptId !== null) {
    return <ResumeExam {...props} attemptId={props.overview.openAttemptId} />;
  }
  return props.overview.canStart ? <StartForm {...props} /> : <Refusal {...props} />;
}
