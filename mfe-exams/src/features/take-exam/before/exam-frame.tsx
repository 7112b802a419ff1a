import type { PaperOverview } from '@pathshala/svc-exams-contract/http';
import { type ApiError, isApiError } from '@pathshala/web-kit/api-error';
import { FailedState } from '@pathshala/web-kit/parts/failed-state';
import { LoadingState } from '@pathshala/web-kit/parts/loading-state';
import { Page } from '@pathshala/web-kit/parts/page';
import { useQuery } from '@pathshala/web-kit/query';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useCallback } from 'react';
import { NoExamData } from '../../../questions/no-exam-data.tsx';
import { TitleOfCourse } from '../../../questions/title-of-course.tsx';
import { titleWithout } from '../../../questions/title-without.ts';
import { useNamed } from '../../../questions/use-named.ts';
import type { Exam } from '../exam.ts';
import { texts } from '../texts.ts';
import type { ExamDesk } from '../use-exam-desk.ts';
import { OverviewFacts } from './overview-facts.tsx';
import { OverviewSkeleton } from './overview-skeleton.tsx';

interface ExamFrameProps {
  readonly exam: Exam;
  readonly desk: ExamDesk;
  /** Renders what is below the facts. */
  readonly children: (overview: PaperOverview, refresh: () => void) => ReactNode;
}

/** Title, numbers and marking scheme of an exam. */
export function ExamFrame({ exam, desk, children }: ExamFrameProps): ReactNode {
  const say = useText();
  const query = useQuery<PaperOverview, ApiError>({
    queryKey: ['/exams/papers/{paperId}', { params: { paperId: exam.examId } }],
    queryFn: ({ signal }) => desk.entry.overview(exam.examId, signal),
  });
  const { data: overview, error, refetch } = query;
  // A call under way is not cut off by the next one: while the server is slow, none would ever end.
  const again = useCallback(() => void refetch({ cancelRefetch: false }), [refetch]);
  if (!overview) {
    if (!error) {
      return (
        <LoadingState text={say(texts.beforeLoading)}>
          <OverviewSkeleton />
        </LoadingState>
      );
    }
    if (isApiError(error, 404)) return <NoExamData back={exam.back} onRetry={again} />;
    return <FailedState error={error} onRetry={again} />;
  }
  const { examKind = overview.examKind } = exam;
  if (overview.examKind !== examKind) return <NoExamData back={exam.back} onRetry={again} />;
  return (
    <OverviewPage exam={exam} overview={overview}>
      {children(overview, again)}
    </OverviewPage>
  );
}

interface OverviewPageProps {
  readonly exam: Exam;
  readonly overview: PaperOverview;
  readonly children: ReactNode;
}

function OverviewPage({ exam, overview, children }: OverviewPageProps): ReactNode {
  const named = useNamed();
  const { course, parent } = overview;
  const title = named(titleWithout(overview.title, course?.code ?? null));
  const place = course?.name ?? parent?.title ?? null;
  return (
    <Page
      title={title}
      heading={<TitleOfCourse title={title} course={place === null ? null : named(place)} />}
      width="text"
      back={exam.back}
    >
      <OverviewFacts overview={overview} isRanked={exam.isRanked ?? false} />
      {children}
    </Page>
  );
}
