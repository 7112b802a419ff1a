import type { ReactNode } from 'react';
import { useFormat } from '../i18n/texts.ts';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  /** The name of the progress: 'Course progress'. */
  readonly label: string;
  /** 0 to 100. */
  readonly percent: number;
}

/** Shows a progress, in a bar and in words. */
export function ProgressBar({ label, percent }: ProgressBarProps): ReactNode {
  const format = useFormat();
  const value = Math.min(100, Math.max(0, percent));
  return (
    <div className={styles['progress']}>
      <span className={styles['words']}>
        <span>{label}</span>
        <span>{format.percent(value)}</span>
      </span>
      <progress className={styles['bar']} max={100} value={value} aria-label={label} />
    </div>
  );
}
