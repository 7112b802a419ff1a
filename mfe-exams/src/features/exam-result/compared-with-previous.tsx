import { sumOfMarks } from '@pathshala/rules/paper';
import { Link } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './lesson-cards.module.css';
import type { ScoredResult } from './scored-result.ts';
import { texts } from './texts.ts';

/** The difference to the own last attempt at the exam; in percent where the total has changed. */
export function ComparedWithPrevious({ result }: { readonly result: ScoredResult }): ReactNode {
  const text = useText();
  const { previous } = result;
  const sentence = useSentence(result);
  if (previous === null || sentence === null) return null;
  return (
    <section className={styles['card']}>
      <h2 className={styles['title']}>{text(texts.previousTitle)}</h2>
      <p>
        {sentence} <Link to={`/exams/results/${previous.resultId}`}>{text(texts.previousLink)}</Link>
      </p>
    </section>
  );
}

function useSentence({ score, totalMarks, previous }: ScoredResult): string | null {
  const text = useText();
  const format = useFormat();
  if (previous === null || previous.score === null) return null;
  const date = format.date(previous.submittedAt);
  if (previous.totalMarks !== totalMarks) {
    if (previous.totalMarks <= 0 || totalMarks <= 0) return null;
    const percentOf = (marks: number, total: number) => format.percent((marks / total) * 100);
    const [now, before] = [percentOf(score, totalMarks), percentOf(previous.score, previous.totalMarks)];
    return text(texts.previousPercent, { now, before, date });
  }
  const difference = sumOfMarks([score, -previous.score]);
  const wording =
    difference > 0 ? texts.previousMore : difference < 0 ? texts.previousLess : texts.previousSame;
  const values = { difference: Math.abs(difference), date, score: previous.score, total: totalMarks };
  return text(wording, values);
}
