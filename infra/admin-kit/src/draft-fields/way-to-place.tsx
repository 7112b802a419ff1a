import type { ReactNode } from 'react';
import styles from './fields.module.css';

export interface WayToPlaceProps {
  readonly onGo: () => void;
  readonly children: ReactNode;
}

/** What is wrong at a place of a form, in words that lead there. */
export function WayToPlace({ onGo, children }: WayToPlaceProps): ReactNode {
  return (
    <button type="button" className={styles['problem']} onClick={onGo}>
      {children}
    </button>
  );
}
