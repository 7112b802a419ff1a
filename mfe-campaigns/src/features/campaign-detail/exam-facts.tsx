import { pointsOfExample, schemeOf } from '@pathshala/rules/marking-scheme';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { MarkingSchemeSummary } from '@pathshala/web-kit/parts/marking-scheme';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { ExamCampaign } from '../../campaigns/campaign-types.ts';
import { sharedTexts } from '../../texts.ts';
import { Syllabus } from './syllabus.tsx';
import { texts } from './texts.ts';

const minuteMs = 60_000;

/** Time and marks of an exam, its subjects, how it is marked, and how equal marks are ranked. */
export function ExamFacts({ campaign }: { readonly campaign: ExamCampaign }): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { exam } = campaign;
  return (
    <>
      <section>
        <h2>{translate(commonTexts.theExam)}</h2>
        <Facts
          facts={[
            [translate(commonTexts.timeLimit), format.duration(exam.timeLimit * minuteMs)],
            [translate(commonTexts.totalMarks), format.number(exam.totalMarks)],
            useResultFact(campaign),
          ]}
        />
      </section>
      <Syllabus exam={exam} />
      <section>
        <h2>{translate(commonTexts.howItIsMarked)}</h2>
        <MarkingSchemeSummary
          scheme={schemeOf({ ...exam, examKind: 'campaign' })}
          points={pointsOfExample(exam.subjects)}
        />
        <h3>{translate(texts.markingTies)}</h3>
        <p>{translate(sharedTexts.meritRule)}</p>
      </section>
    </>
  );
}

/** Says before the end when the own marks can be seen, and after it whether the results are released. */
function useResultFact({ exam, phase, resultsReleasedAt }: ExamCampaign): readonly [string, string] {
  const translate = useText();
  const format = useFormat();
  if (resultsReleasedAt !== null)
    return [
      translate(commonTexts.results),
      translate(texts.factResultsReleased, { date: format.date(resultsReleasedAt) }),
    ];
  if (phase === 'past') return [translate(commonTexts.results), translate(texts.factResultsAwaited)];
  return [translate(texts.factResult), translate(texts.resultTime[exam.scoreVisible])];
}
