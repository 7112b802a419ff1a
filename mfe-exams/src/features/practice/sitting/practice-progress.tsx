import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { countsOf } from './answers.ts';
import styles from './practice-sitting.module.css';
import { texts } from './texts.ts';
import type { Practice } from './use-practice.ts';

/** Shows how many questions are answered, and how many of them right. */
export function PracticeProgress({ practice }: { readonly practice: Practice }): ReactNode {
  const translate = useText();
  const total = practice.run.questions.length;
  const { answered, right } = countsOf(practice.answers);
  const words = translate(texts.progress, { n: answered, total });
  return (
    <div className={styles['progress']}>
      <span>
        {words}
        {answered > 0 && ` · ${translate(texts.rightSoFar, { n: right })}`}
      </span>
      <progress max={total} value={answered} aria-label={words} />
    </div>
  );
}
