import { Facts } from '@pathshala/web-kit/parts/facts';
import { Skeleton } from '@pathshala/web-kit/parts/loading-state';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import styles from './overview-skeleton.module.css';

/** The page of an exam that is still being fetched: its shape, and what is said before every exam. */
export function OverviewSkeleton(): ReactNode {
  const say = useTexts();
  const unknown = <Skeleton lines={1} />;
  return (
    <div className={styles['page']} aria-hidden="true">
      <div className={styles['title']}>
        <Skeleton lines={2} />
      </div>
      <Facts
        facts={[
          [say('fact.time'), unknown],
          [say('fact.marks'), unknown],
        ]}
      />
      <p>{say('before.server')}</p>
      <p>{say('before.focus')}</p>
      <Skeleton lines={5} />
    </div>
  );
}
