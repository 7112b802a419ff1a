import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './sitting-page.module.css';
import type { SittingView } from './sitting-view.ts';
import { texts } from './texts.ts';

/** Submitted offline: sent when the connection is back; can be cancelled until then. */
export function QueuedSubmit({ view }: { readonly view: SittingView }): ReactNode {
  const say = useText();
  const { sitting, counts, work } = view;
  return (
    <Notice tone="attention" title={say(texts.queuedTitle)} isLive>
      {work === null && <p>{say(texts.queuedText, { n: counts.allAnswered })}</p>}
      <p>{say(texts.queuedDeadline)}</p>
      <p className={styles['queued']}>
        <Button kind="primary" onClick={sitting.retry}>
          {say(texts.overRetry)}
        </Button>
        <Button onClick={sitting.takeBack}>{say(texts.queuedTakeBack)}</Button>
      </p>
    </Notice>
  );
}
