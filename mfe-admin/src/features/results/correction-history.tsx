import type { ResultSummary } from '@pathshala/svc-exams-contract/result';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useAccountName } from '../../students/account-name.tsx';
import { texts } from './texts.ts';

type Correction = NonNullable<ResultSummary['corrections']>[number];

/** Lists who corrected what and why, the latest first. */
export function CorrectionHistory({
  corrections,
}: {
  readonly corrections: readonly Correction[];
}): ReactNode {
  const translate = useText();
  if (corrections.length === 0) return null;
  return (
    <section>
      <h3>{translate(texts.history)}</h3>
      <ul>
        {corrections.toReversed().map((correction) => (
          <HistoryItem key={correction.correctedAt} correction={correction} />
        ))}
      </ul>
    </section>
  );
}

function HistoryItem({ correction }: { readonly correction: Correction }): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { correctedAt, correctedBy, reason, scoreBefore, score } = correction;
  const by = useAccountName(correctedBy);
  const date = format.shortDateTime(correctedAt);
  return <li>{translate(texts.historyItem, { date, by, before: scoreBefore, after: score, reason })}</li>;
}
