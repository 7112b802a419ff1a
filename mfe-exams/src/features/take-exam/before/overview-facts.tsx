import type { PaperOverview } from '@pathshala/svc-exams-contract/http';
import { pointsOfExample, schemeOf } from '@pathshala/rules/marking-scheme';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { MarkingSchemeSummary } from '@pathshala/web-kit/parts/marking-scheme';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { optionalToChoose } from '../model/paper-questions.ts';
import { sharedTexts } from '../../../texts.ts';
import { texts } from './texts.ts';

interface OverviewFactsProps {
  readonly overview: PaperOverview;
  /** True if there is a merit list: its tie rule is stated before the exam. */
  readonly isRanked: boolean;
}

/** The numbers of a paper, and how it is marked. */
export function OverviewFacts({ overview, isRanked }: OverviewFactsProps): ReactNode {
  const say = useText();
  const format = useFormat();
  const { timeLimit, totalMarks, opensAt, closesAt } = overview;
  const questions = overview.subjects.reduce((sum, { questionCount }) => sum + questionCount, 0);
  return (
    <>
      <Facts
        facts={[
          [
            say(commonTexts.timeLimit),
            timeLimit > 0 ? say(sharedTexts.factMinutes, { n: timeLimit }) : say(sharedTexts.factUntilClose),
          ],
          [say(commonTexts.totalMarks), format.number(totalMarks)],
          // With optional subjects nobody answers them all: the number is shown with each subject.
          ...(optionalToChoose(overview) > 0 || questions === 0
            ? []
            : [[say(commonTexts.questions), format.number(questions)] as const]),
          ...(overview.attempts > 0
            ? [[say(texts.factAttempts), say(texts.factTimes, { n: overview.attempts })] as const]
            : []),
        ]}
      />
      {opensAt !== null && closesAt !== null && (
        <p>
          <strong>{say(texts.factWindow)}:</strong>{' '}
          {say(commonTexts.fromTo, { from: format.dateTime(opensAt), to: format.dateTime(closesAt) })} (
          {say(sharedTexts.factZone)})
        </p>
      )}
      <Marking overview={overview} isRanked={isRanked} />
    </>
  );
}

function Marking({ overview, isRanked }: OverviewFactsProps): ReactNode {
  const say = useText();
  // A written exam is marked by criteria.
  if (overview.examType === 'Written') return null;
  const scheme = schemeOf(overview);
  const hasLoss = scheme.wrong.costs !== 'nothing';
  return (
    <Notice
      title={say(hasLoss ? commonTexts.negativeMarking : commonTexts.howItIsMarked)}
      tone={hasLoss && overview.canStart ? 'attention' : 'neutral'}
    >
      <MarkingSchemeSummary
        scheme={scheme}
        points={pointsOfExample(overview.subjects)}
        passingScore={overview.passingScore}
      />
      {isRanked && <p>{say(texts.markingTies)}</p>}
    </Notice>
  );
}
