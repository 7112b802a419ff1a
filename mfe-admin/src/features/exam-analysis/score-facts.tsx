import type { ExamAnalysis } from '@pathshala/svc-exams-contract/analysis';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { attemptsForReliability, reliabilityWord } from './analysis-values.ts';
import { texts } from './texts.ts';

const digits = { maximumFractionDigits: 2 };

/** The scores in a line, and how far they can be relied on. */
export function ScoreFacts({ analysis }: { readonly analysis: ExamAnalysis }): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  const { scores, totalMarks: total } = analysis;
  if (scores === null) return null;
  const shown = (value: number): string => number(value, digits);
  return (
    <section aria-label={translate(texts.scores)}>
      <Facts
        facts={[
          [translate(texts.mean), translate(texts.of, { score: shown(scores.mean), total: number(total) })],
          [translate(texts.median), shown(scores.median)],
          [translate(texts.deviation), shown(scores.standardDeviation)],
          [translate(texts.highest), shown(scores.highest)],
          [translate(texts.lowest), shown(scores.lowest)],
        ]}
      />
      <p>
        <strong>{translate(texts.reliability)}:</strong> <ReliabilityInWords {...analysis} />
      </p>
    </section>
  );
}

function ReliabilityInWords(analysis: ExamAnalysis): string {
  const translate = useText();
  const { number } = useFormat();
  const word = reliabilityWord(analysis);
  if (word === null) return translate(texts.tooFew, { n: attemptsForReliability });
  return translate(texts[word], { n: number(analysis.reliability ?? 0, digits) });
}
