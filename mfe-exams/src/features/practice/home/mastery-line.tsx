import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './subject-tiles.module.css';
import { texts } from './texts.ts';

/** Mastery as a bar and in words; without an answer yet it says so, which is not 0 %. Nothing while it is not loaded. */
export function MasteryLine({ percent }: { readonly percent: number | null | undefined }): ReactNode {
  const translate = useText();
  const format = useFormat();
  if (percent === undefined) return null;
  if (percent === null) return <span className={styles['note']}>{translate(texts.notPractised)}</span>;
  return (
    <span className={styles['mastery']}>
      <span className={styles['bar']} aria-hidden="true">
        <span style={{ inlineSize: `${percent}%` }} />
      </span>
      <span className={styles['note']}>
        {translate(texts.mastered, { percent: format.percent(percent) })}
      </span>
    </span>
  );
}
