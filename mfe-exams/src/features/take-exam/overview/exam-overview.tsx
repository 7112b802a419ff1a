import { commonTexts } from '@pathshala/web-kit/common-texts';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { ExamFrame } from '../before/exam-frame.tsx';
import type { EntryStateProps } from '../before/entry-state.ts';
import { Refusal } from '../before/refusal.tsx';
import type { Exam } from '../exam.ts';
import { loadSittingPage } from '../load-sitting-page.ts';
import { useExamDesk } from '../use-exam-desk.ts';
import { OwnResults } from './own-results.tsx';
import { texts } from './texts.ts';

interface ExamOverviewProps {
  readonly exam: Exam;
  /** The page where it is sat. */
  readonly takePath: string;
}

/** An exam before it is sat: title, facts, how it is marked, the own results, and one action. */
export function ExamOverview({ exam, takePath }: ExamOverviewProps): ReactNode {
  const desk = useExamDesk(loadSittingPage);
  return (
    <ExamFrame exam={exam} desk={desk}>
      {(overview, refresh) => (
        <>
          <NextStep exam={exam} desk={desk} overview={overview} onRefresh={refresh} takePath={takePath} />
          <OwnResults examId={exam.examId} resultPath={exam.resultPath} />
        </>
      )}
    </ExamFrame>
  );
}

type NextStepProps = Omit<EntryStateProps, 'onOpened'> & Pick<ExamOverviewProps, 'takePath'>;

/** Leads to the page where the exam is sat, or says why it cannot be. */
function NextStep({ takePath, ...entry }: NextStepProps): ReactNode {
  const say = useText();
  const { openAttemptId, canStart, attempts } = entry.overview;
  if (openAttemptId === null && !canStart) return <Refusal {...entry} />;
  const text =
    openAttemptId === null ? (attempts > 0 ? texts.again : texts.take) : commonTexts.continueTheExam;
  return (
    <p>
      <LinkButton to={takePath} kind="primary" isWide>
        {say(text)}
      </LinkButton>
    </p>
  );
}
