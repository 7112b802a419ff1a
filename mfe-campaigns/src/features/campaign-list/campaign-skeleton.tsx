import { Card, CardList } from '@pathshala/web-kit/parts/card';
import { Skeleton } from '@pathshala/web-kit/parts/loading-state';
import type { ReactNode } from 'react';
import styles from './campaign-skeleton.module.css';

const cards = [1, 2, 3] as const;

/** Placeholder for campaign cards. */
export function CampaignSkeleton(): ReactNode {
  return (
    <div aria-hidden="true">
      <CardList>
        {cards.map((card) => (
          <Card as="li" key={card}>
            <div className={styles['poster']} />
            <div className={styles['words']}>
              <Skeleton lines={4} />
            </div>
          </Card>
        ))}
      </CardList>
    </div>
  );
}
