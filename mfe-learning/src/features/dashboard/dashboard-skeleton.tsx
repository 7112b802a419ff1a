import { Skeleton } from '@pathshala/web-kit/parts/loading-state';
import type { ReactNode } from 'react';
import styles from './dashboard.module.css';

/** The plan with goal and streak beside it, and the courses below. */
export function DashboardSkeleton(): ReactNode {
  return (
    <>
      <div className={styles['columns']}>
        <div className={styles['panel']}>
          <Skeleton lines={9} />
        </div>
        <div className={styles['panel']}>
          <Skeleton lines={7} />
        </div>
      </div>
      <div className={styles['columns']}>
        <Skeleton lines={5} />
        <Skeleton lines={4} />
      </div>
    </>
  );
}
