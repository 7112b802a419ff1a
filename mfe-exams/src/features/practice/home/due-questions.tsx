import { Button } from '@pathshala/web-kit/parts/button';
import { useSiteFeatures } from '@pathshala/web-kit/site-settings';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useMistakesReview } from '../../../practice/use-mistakes-review.ts';
import styles from './practice-home.module.css';
import { texts } from './texts.ts';

/** Lists the questions of the notebook that are due today; renders nothing if none is. */
export function DueQuestions(): ReactNode {
  const translate = useText();
  const { practice } = useSiteFeatures();
  const { summary, review, isStarting } = useMistakesReview();
  const due = summary.data?.due ?? 0;
  if (due === 0) return null;
  return (
    <div className={styles['dueCard']}>
      <strong>{due === 1 ? translate(texts.dueOne) : translate(texts.due, { n: due })}</strong>
      {practice && (
        <Button isBusy={isStarting} onClick={review}>
          {translate(texts.review)}
        </Button>
      )}
    </div>
  );
}
