import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './badge.module.css';

export type Tone = 'neutral' | 'good' | 'attention' | 'bad';

/** A short label of a state; the colour is only a hint. */
export function Badge({
  tone = 'neutral',
  children,
}: {
  readonly tone?: Tone;
  readonly children: ReactNode;
}): ReactNode {
  return <span className={classNames(styles['badge'], styles[tone])}>{children}</span>;
}
