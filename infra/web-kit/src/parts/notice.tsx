import type { ReactNode } from 'react';
import type { Tone } from './badge.tsx';
import { classNames } from './class-names.ts';
import styles from './notice.module.css';

export interface NoticeProps {
  readonly tone?: Tone;
  readonly title?: string;
  /** True: announced when it appears. */
  readonly isLive?: boolean;
  readonly children: ReactNode;
}

/** An important message in the flow of the page. */
export function Notice({ tone = 'neutral', title, isLive = false, children }: NoticeProps): ReactNode {
  return (
    <div
      className={classNames(styles['notice'], styles[tone])}
      {...(isLive && { role: tone === 'bad' ? 'alert' : 'status' })}
    >
      {title !== undefined && <p className={styles['title']}>{title}</p>}
      {children}
    </div>
  );
}
