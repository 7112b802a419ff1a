import { Card } from '@pathshala/web-kit/parts/card';
import { Skeleton } from '@pathshala/web-kit/parts/loading-state';
import type { ReactNode } from 'react';
import layout from './course-page.module.css';
import panel from './course-panel.module.css';
import styles from './detail-skeleton.module.css';

/** Placeholder for a course page: title, cover and facts, text. */
export function DetailSkeleton(): ReactNode {
  return (
    <div aria-hidden="true">
      <div className={styles['title']}>
        <Skeleton lines={2} />
      </div>
      <div className={layout['columns']}>
        <Card className={panel['panel']}>
          <div className={styles['picture']} />
          <Skeleton lines={4} />
        </Card>
        <Skeleton lines={12} />
      </div>
    </div>
  );
}
