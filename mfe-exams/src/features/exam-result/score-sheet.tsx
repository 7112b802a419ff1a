import { useNameOf } from '@pathshala/web-kit/bilingual';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useSession } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { TallyBar } from '../../scores/tally-bar.tsx';
import { TallyLegend } from '../../scores/tally-legend.tsx';
import { sharedTexts } from '../../texts.ts';
import { hasQuestions } from './has-questions.ts';
import { lostMarks } from './lost-marks.ts';
import { Passed } from './passed.tsx';
import type { ScoredResult } from './scored-result.ts';
import styles from './score-sheet.module.css';
import { texts } from './texts.ts';
import { useFeedback } from './use-feedback.ts';

/** The score, large, as a bar of right, wrong and blank, and how it came about. */
export function ScoreSheet({ result }: { readonly result: ScoredResult }): ReactNode {
  const text = useText();
  const format = useFormat();
  const { user } = useSession();
  const feedback = useFeedback(result);
  const nameOf = useNameOf();
  const { score, totalMarks: total, attemptNo, meritScore } = result;
  const lost = hasQuestions(result) ? lostMarks(result) : null;
  return (
    <div className={styles['sheet']}>
      {user?._id === result.studentId && <p className={styles['whose']}>{nameOf(user)}</p>}
      <p className={styles['label']}>{text(texts.label)}</p>
      <p className={styles['score']}>{text(commonTexts.scoreOfTotal, { score, total })}</p>
      <Passed result={result} />
      {hasQuestions(result) && (
        <div className={styles['bar']}>
          <TallyBar tally={result} size="thick" />
          <TallyLegend tally={result} />
        </div>
      )}
      <Facts
        facts={[
          ...(meritScore === null ? [] : [[text(texts.merit), format.number(meritScore)] as const]),
          ...(lost === null ? [] : [[text(texts.lost), format.number(lost)] as const]),
          [text(texts.resultTime), format.duration(wholeSeconds(result.durationMs))],
          [text(sharedTexts.resultTaken), format.dateTime(result.dateTaken)],
          ...(attemptNo > 1 ? [[text(texts.attempt), format.number(attemptNo)] as const] : []),
        ]}
      />
      <p className={styles['feedback']}>{feedback}</p>
    </div>
  );
}

/** A second that has begun counts, as it does in the merit list and in its order. */
function wholeSeconds(milliseconds: number): number {
  return Math.ceil(milliseconds / 1000) * 1000;
}
