import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { ScoredResult } from './scored-result.ts';
import styles from './lesson-cards.module.css';
import { texts } from './texts.ts';

/**
 * Shows what negative marking cost and what blank answers in place of the wrong ones would have given; renders nothing where
 * it cost nothing.
 */
export function WrongAnswersCost({ result }: { readonly result: ScoredResult }): ReactNode {
  const text = useText();
  const { marksLost, scoreWithoutWrong } = result;
  if (marksLost === null || scoreWithoutWrong === null || marksLost === 0) return null;
  return (
    <section className={styles['card']}>
      <h2 className={styles['title']}>{text(texts.negativeTitle)}</h2>
      <p>{text(texts.negativeText, { lost: marksLost, score: scoreWithoutWrong })}</p>
    </section>
  );
}
