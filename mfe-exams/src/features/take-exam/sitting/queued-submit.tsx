import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import styles from './sitting-page.module.css';
import type { SittingView } from './sitting-view.ts';

/** Submitted offline: sent when the connection is back; can be cancelled until then. */
export function QueuedSubmit({ view }: { readonly view: SittingView }): ReactNode {
  const say = useTexts();
  const { sitting, counts, work } = view;
  return (
    <Notice tone="attention" title={say('queued.title')} isLive>
      {work === null && <p>{say('queued.text', { n: counts.allAnswered })}</p>}
      <p>{say('queued.deadline')}</p>
      <p className={styles['queued']}>
        <Button kind="primary" onClick={sitting.retry}>
          {say('over.retry')}
        </Button>
        <Button onClick={sitting.takeBack}>{say('queued.takeBack')}</Button>
      </p>
    </Notice>
  );
}
