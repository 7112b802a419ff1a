import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { LoadingState } from '@pathshala/web-kit/parts/loading-state';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, Suspense, useState } from 'react';
import { loadSittingPage, sittingFile } from '../load-sitting-page.ts';
import { texts } from '../texts.ts';
import { useSittingPageAhead } from '../use-sitting-page-ahead.ts';
import type { BeforeExamProps, EntryStateProps } from './entry-state.ts';
import { ExamFrame } from './exam-frame.tsx';
import { OpenedNow } from './opened-now.tsx';
import { Refusal } from './refusal.tsx';
import { StartForm } from './start-form.tsx';

const LazyResume = lazyPage(loadSittingPage, (file) => file.ResumeExam);

/** Shows before Start what the exam is, and how to start it, resume it or get access. */
export function BeforeExam({ BeforeWritten, ...props }: BeforeExamProps): ReactNode {
  const say = useText();
  return (
    <ExamFrame exam={props.exam} desk={props.desk}>
      {(overview, refresh) => (
        // Start is not there before the page of a written exam is loaded: its time would run without it.
        <Suspense fallback={<LoadingState text={say(texts.beforeLoading)} />}>
          {overview.examType === 'Written' && <BeforeWritten timeLimit={overview.timeLimit} />}
          <EntryState {...props} overview={overview} onRefresh={refresh} />
        </Suspense>
      )}
    </ExamFrame>
  );
}

function EntryState(props: EntryStateProps): ReactNode {
  const { openAttemptId, refusal } = props.overview;
  useSittingPageAhead(openAttemptId !== null || refusal === 'exams.not-open-yet');
  return (
    <>
      <OpenedNow {...props} />
      <WayIn {...props} />
    </>
  );
}

function WayIn(props: EntryStateProps): ReactNode {
  const [ResumeExam] = useState(() => sittingFile()?.ResumeExam ?? LazyResume);
  if (props.overview.openAttemptId !== null) {
    return <ResumeExam {...props} attemptId={props.overview.openAttemptId} />;
  }
  return props.overview.canStart ? <StartForm {...props} /> : <Refusal {...props} />;
}
