import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './badge.module.css';

export type Tone = 'neutral' | 'good' | 'attention' | 'bad';

/** A short word about a state: the word tells it, the colour only helps. */
export function Badge({
  tone = 'neutral',
  children,
}: {
  readonly tone?: Tone;
  readonly children: ReactNode;
}): ReactNode {
  return <span className={classNames(styles['badge'], styles[tone])}>{children}</span>;
}
