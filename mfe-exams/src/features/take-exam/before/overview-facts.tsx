import type { PaperOverview } from '@pathshala/svc-exams-contract/http';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useFormat } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import { optionalToChoose } from '../model/paper-questions.ts';

/** The numbers of a paper, and what a wrong answer costs. */
export function OverviewFacts({ overview }: { readonly overview: PaperOverview }): ReactNode {
  const say = useTexts();
  const format = useFormat();
  const { timeLimit, totalMarks, negativeMarkingPercentage, opensAt, closesAt } = overview;
  const questions = overview.subjects.reduce((sum, { questionCount }) => sum + questionCount, 0);
  return (
    <>
      <Facts
        facts={[
          [say('fact.time'), timeLimit > 0 ? say('fact.minutes', { n: timeLimit }) : say('fact.untilClose')],
          [say('fact.marks'), format.number(totalMarks)],
          // With optional subjects nobody answers them all: the number is shown with each subject.
          ...(optionalToChoose(overview) > 0
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
      <Notice
        title={say('negative.title')}
        tone={negativeMarkingPercentage > 0 && overview.canStart ? 'attention' : 'neutral'}
      >
        <p>
          {negativeMarkingPercentage > 0
            ? say('negative.text', { percent: format.percent(negativeMarkingPercentage) })
            : say('negative.none')}
        </p>
      </Notice>
    </>
  );
}
