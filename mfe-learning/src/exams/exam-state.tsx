import type { ExamForStudent } from '@pathshala/svc-exams-contract/exam';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './exams.module.css';
import { texts } from './texts.ts';

/** Shows the state of an exam for the student; renders nothing for one that is open and was never taken. */
export function ExamState({ exam }: { readonly exam: ExamForStudent }): ReactNode {
  const translate = useText();
  if (exam.state === 'upcoming' || (exam.state === 'open' && exam.lock)) {
    return <Badge>{translate(exam.lock?.reason === 'closed' ? texts.closed : texts.upcoming)}</Badge>;
  }
  if (exam.state === 'in-progress') return <Badge tone="attention">{translate(texts.inProgress)}</Badge>;
  return exam.lastResult && <LastResult exam={exam} result={exam.lastResult} />;
}

interface LastResultProps {
  readonly exam: ExamForStudent;
  readonly result: NonNullable<ExamForStudent['lastResult']>;
}

function LastResult({ exam: { attempts, bestResult }, result }: LastResultProps): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  const { score, totalMarks } = result;
  return (
    <span className={styles['state']}>
      {score === null ? (
        <Badge tone="attention">{translate(texts.awaitsMarks)}</Badge>
      ) : (
        <Badge tone="good">
          {translate(texts.score, { score: number(score), total: number(totalMarks) })}
        </Badge>
      )}
      {attempts > 1 && bestResult?.score != null && (
        <small className={styles['quiet']}>
          {translate(texts.best, { score: number(bestResult.score), n: number(attempts) })}
        </small>
      )}
    </span>
  );
}
