import type { PaperOverview } from '@pathshala/svc-exams-contract/http';
import { pointsOfExample, schemeOf } from '@pathshala/rules/marking-scheme';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { MarkingSchemeSummary } from '@pathshala/web-kit/parts/marking-scheme';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useFormat } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import { optionalToChoose } from '../model/paper-questions.ts';

interface OverviewFactsProps {
  readonly overview: PaperOverview;
  /** True if there is a merit list: its tie rule is stated before the exam. */
  readonly isRanked: boolean;
}

/** The numbers of a paper, and how it is marked. */
export function OverviewFacts({ overview, isRanked }: OverviewFactsProps): ReactNode {
  const say = useTexts();
  const format = useFormat();
  const { timeLimit, totalMarks, opensAt, closesAt } = overview;
  const questions = overview.subjects.reduce((sum, { questionCount }) => sum + questionCount, 0);
  return (
    <>
      <Facts
        facts={[
          [say('fact.time'), timeLimit > 0 ? say('fact.minutes', { n: timeLimit }) : say('fact.untilClose')],
          [say('fact.marks'), format.number(totalMarks)],
          // With optional subjects nobody answers them all: the number is shown with each subject.
          ...(optionalToChoose(overview) > 0 || questions === 0
            ? []
            : [[say('fact.questions'), format.number(questions)] as const]),
          ...(overview.attempts > 0
            ? [[say('fact.attempts'), say('fact.times', { n: overview.attempts })] as const]
            : []),
        ]}
      />
      {opensAt !== null && closesAt !== null && (
        <p>
          <strong>{say('fact.window')}:</strong>{' '}
          {say('fact.from', { from: format.dateTime(opensAt), to: format.dateTime(closesAt) })} (
          {say('fact.zone')})
        </p>
      )}
      <Marking overview={overview} isRanked={isRanked} />
    </>
  );
}

function Marking({ overview, isRanked }: OverviewFactsProps): ReactNode {
  const say = useTexts();
  // A written exam is marked by criteria.
  if (overview.examType === 'Written') return null;
  const scheme = schemeOf(overview);
  const hasLoss = scheme.wrong.costs !== 'nothing';
  return (
    <Notice
      title={say(hasLoss ? 'negative.title' : 'marking.title')}
      tone={hasLoss && overview.canStart ? 'attention' : 'neutral'}
    >
      <MarkingSchemeSummary
        scheme={scheme}
        points={pointsOfExample(overview.subjects)}
        passingScore={overview.passingScore}
      />
      {isRanked && <p>{say('marking.ties')}</p>}
    </Notice>
  );
}
