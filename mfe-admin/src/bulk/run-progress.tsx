import { ProgressBar } from '@pathshala/web-kit/parts/progress-bar';
import { type TextInBoth, useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './bulk.module.css';

const leave = {
  en: 'You can leave this page; it goes on by itself.',
  bn: 'পাতাটি ছেড়ে যেতে পারেন; কাজ চলতে থাকবে।',
};

interface RunProgressProps {
  /** `{done}` of `{total}`. */
  readonly text: TextInBoth;
  readonly done: number;
  readonly total: number;
}

/** How far an order is that the server carries out. */
export function RunProgress({ text, done, total }: RunProgressProps): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  return (
    <div className={styles['column']}>
      <ProgressBar
        label={translate(text, { done: number(done), total: number(total) })}
        percent={(done / total) * 100}
      />
      <p>{translate(leave)}</p>
    </div>
  );
}
