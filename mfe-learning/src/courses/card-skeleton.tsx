import { Card, CardList } from '@pathshala/web-kit/parts/card';
import { Skeleton } from '@pathshala/web-kit/parts/loading-state';
import type { ReactNode } from 'react';
import styles from './card-skeleton.module.css';

export interface CardSkeletonProps {
  /**
   * The fields of a course with its picture and its name: the page that is sent before its scripts shows them as soon as
   * the answer is there.
   */
  readonly fields?: { readonly picture: string; readonly name: string } | undefined;
}

const cards = [1, 2, 3] as const;

/** Placeholder for course cards. */
export function CardSkeleton({ fields }: CardSkeletonProps): ReactNode {
  return (
    <div aria-hidden="true">
      <CardList>
        {cards.map((card) => (
          <Card as="li" key={card} data-item={fields && ''}>
            <div className={styles['picture']}>
              {fields && <img alt="" data-fill={fields.picture} hidden />}
            </div>
            <div className={styles['words']}>
              {fields && <p className={styles['name']} data-fill={fields.name} hidden />}
              <Skeleton lines={3} />
            </div>
          </Card>
        ))}
      </CardList>
    </div>
  );
}
