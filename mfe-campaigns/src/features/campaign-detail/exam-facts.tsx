import { pointsOfExample, schemeOf } from '@pathshala/rules/marking-scheme';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { MarkingSchemeSummary } from '@pathshala/web-kit/parts/marking-scheme';
import { useFormat } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { ExamCampaign } from '../../campaigns/campaign-types.ts';
import { useTexts } from '../../texts.ts';
import { Syllabus } from './syllabus.tsx';

const minuteMs = 60_000;

/** Time and marks of an exam, its subjects, how it is marked, and how equal marks are ranked. */
export function ExamFacts({ campaign }: { readonly campaign: ExamCampaign }): ReactNode {
  const translate = useTexts();
  const format = useFormat();
  const { exam } = campaign;
  return (
    <>
      <section>
        <h2>{translate('detail.exam')}</h2>
        <Facts
          facts={[
            [translate('fact.time'), format.duration(exam.timeLimit * minuteMs)],
            [translate('fact.marks'), format.number(exam.totalMarks)],
            useResultFact(campaign),
          ]}
        />
      </section>
      <Syllabus exam={exam} />
      <section>
        <h2>{translate('marking.title')}</h2>
        <MarkingSchemeSummary
          scheme={schemeOf({ ...exam, examKind: 'campaign' })}
          points={pointsOfExample(exam.subjects)}
        />
        <h3>{translate('marking.ties')}</h3>
        <p>{translate('merit.rule')}</p>
      </section>
    </>
  );
}

/** Says before the end when the own marks can be seen, and after it whether the results are released. */
function useResultFact({ exam, phase, resultsReleasedAt }: ExamCampaign): readonly [string, string] {
  const translate = useTexts();
  const format = useFormat();
  if (resultsReleasedAt !== null)
    return [
      translate('fact.results'),
      translate('fact.results.released', { date: format.date(resultsReleasedAt) }),
    ];
  if (phase === 'past') return [translate('fact.results'), translate('fact.results.awaited')];
  return [translate('fact.result'), translate(`fact.result.${exam.scoreVisible}`)];
}
