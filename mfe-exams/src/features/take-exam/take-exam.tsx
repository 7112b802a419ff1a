import type { Result } from '@pathshala/svc-exams-contract/http';
import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { LoadingState } from '@pathshala/web-kit/parts/loading-state';
import { useQueryClient } from '@pathshala/web-kit/query';
import { useNavigate } from '@pathshala/web-kit/router';
import { type ReactNode, Suspense, useState } from 'react';
import type { WrittenParts } from '../../written/written-answer-props.ts';
import { BeforeExam } from './before/before-exam.tsx';
import type { OpenedExam } from './engine/open-exam.ts';
import type { SittingEnd } from './engine/sitting.ts';
import type { Exam } from './exam.ts';
import { loadSittingPage, sittingFile } from './load-sitting-page.ts';
import { useExamDesk } from './use-exam-desk.ts';

const LazySitting = lazyPage(loadSittingPage, (file) => file.SittingPage);

interface TakeExamProps {
  readonly exam: Exam;
  /** The parts of the feature that has written exams. */
  readonly written: WrittenParts;
  /** The exam is open on this page. */
  readonly onOpened: () => void;
}

/** The one way any exam is sat: overview, sitting, and then its result. */
export function TakeExam({ exam, written, onOpened }: TakeExamProps): ReactNode {
  const desk = useExamDesk(loadSittingPage);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState<OpenedExam | null>(null);

  function end({ resultId, result }: SittingEnd): void {
    // The answer to the submit is the result page's answer too: it need not be fetched again.
    const key = ['/exams/results/{resultId}', { params: { resultId } }];
    if (result) queryClient.setQueryData<Result>(key, result);
    for (const stale of ['/exams/registered', '/exams/papers/{paperId}', '/exams/results']) {
      void queryClient.invalidateQueries({ queryKey: [stale], refetchType: 'none' });
    }
    void navigate(exam.resultPath(resultId), { replace: true });
  }

  function enter(next: OpenedExam): void {
    const { resultId } = next.attempt;
    if (resultId !== null) return end({ resultId });
    setOpened(next);
    onOpened();
  }

  const SittingPage = sittingFile()?.SittingPage ?? LazySitting;
  return opened ? (
    <Suspense fallback={<LoadingState />}>
      <SittingPage
        key={opened.attempt.attemptId}
        exam={opened}
        desk={desk}
        onDone={end}
        WrittenAnswer={written.Answer}
      />
    </Suspense>
  ) : (
    <BeforeExam exam={exam} desk={desk} onOpened={enter} BeforeWritten={written.Before} />
  );
}
