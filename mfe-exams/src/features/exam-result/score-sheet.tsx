import { Facts } from '@pathshala/web-kit/parts/facts';
import { useFormat } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import { lostMarks } from './lost-marks.ts';
import type { ScoredResult } from './scored-result.ts';
import styles from './score-sheet.module.css';
import { useFeedback } from './use-feedback.ts';

/** The score, large, and how it came about. */
export function ScoreSheet({ result }: { readonly result: ScoredResult }): ReactNode {
  const say = useTexts();
  const format = useFormat();
  const user = useUser();
  const feedback = useFeedback(result);
  const { score, totalMarks: total, correct, wrong, blank, attemptNo } = result;
  const lost = lostMarks(result);
  return (
    <div className={styles['sheet']}>
      {user?._id === result.studentId && <p className={styles['whose']}>{user.name || user.username}</p>}
      <p className={styles['label']}>{say('result.label')}</p>
      <p className={styles['score']}>{say('result.score', { score, total })}</p>
      <p>{feedback}</p>
      <Facts
        facts={[
          [say('result.correct'), format.number(correct)],
          [say('result.wrong'), format.number(wrong)],
          [say('result.blank'), format.number(blank)],
          ...(lost === null ? [] : [[say('result.lost'), format.number(lost)] as const]),
          [say('result.time'), format.duration(wholeSeconds(result.durationMs))],
          [say('result.taken'), format.dateTime(result.dateTaken)],
          ...(attemptNo > 1 ? [[say('result.attempt'), format.number(attemptNo)] as const] : []),
        ]}
      />
    </div>
  );
}

/** A second that has begun counts, as it does in the merit list and in its order. */
function wholeSeconds(milliseconds: number): number {
  return Math.ceil(milliseconds / 1000) * 1000;
}
