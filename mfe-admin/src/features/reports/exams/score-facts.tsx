import type { ExamReport } from '@pathshala/svc-exams-contract/http';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';

/** Shows how many sat, with which scores, and how many passed. */
export function ScoreFacts({ report }: { readonly report: ExamReport }): ReactNode {
  const translate = useText();
  const { number, percent } = useFormat();
  const { sittings, scores, totalMarks, passing } = report;
  if (scores === null) return null;
  const marks = (value: number): string => number(value, { maximumFractionDigits: 2 });
  const { mean, median, highest, lowest } = scores;
  return (
    <Facts
      facts={[
        [translate(texts.sittings), number(sittings)],
        [translate(texts.mean), translate(texts.of, { score: marks(mean), total: marks(totalMarks) })],
        [translate(texts.median), marks(median)],
        [translate(texts.highest), marks(highest)],
        [translate(texts.lowest), marks(lowest)],
        ...(passing === null
          ? []
          : [
              [
                translate(texts.passed, { mark: marks(passing.passMark) }),
                translate(texts.passedValue, {
                  n: number(passing.passed),
                  share: percent((passing.passed / sittings) * 100),
                }),
              ] as const,
            ]),
      ]}
    />
  );
}
