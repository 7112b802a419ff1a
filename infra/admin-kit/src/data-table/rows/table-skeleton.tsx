import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './table-grid.module.css';

export interface TableSkeletonProps {
  readonly columns: number;
  readonly rows: number;
  readonly isPhone: boolean;
}

/** The shape of the table while its first page loads. */
export function TableSkeleton({ columns, rows, isPhone }: TableSkeletonProps): ReactNode {
  const cells = Array.from({ length: isPhone ? 1 : columns }, (_, at) => at);
  return (
    <div className={styles['scroller']} aria-hidden="true">
      {Array.from({ length: rows + 1 }, (_, row) => (
        <div key={row} className={isPhone ? styles['skeletonCard'] : styles['skeletonRow']}>
          {cells.map((cell) => (
            <Skeleton key={cell} height={12} width={cell === 0 ? '80%' : '55%'} />
          ))}
        </div>
      ))}
    </div>
  );
}
