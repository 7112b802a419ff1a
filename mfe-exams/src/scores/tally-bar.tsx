import type { ReactNode } from 'react';
import styles from './tally-bar.module.css';

export interface Tally {
  readonly correct: number;
  readonly wrong: number;
  readonly blank: number;
}

interface TallyBarProps {
  readonly tally: Tally;
  /** `thick` for the one bar of a page. */
  readonly size?: 'thin' | 'thick';
}

const parts = ['correct', 'wrong', 'blank'] as const;

/** Right, wrong and blank as parts of one bar. A `TallyLegend` beside it has the numbers. */
export function TallyBar({ tally, size = 'thin' }: TallyBarProps): ReactNode {
  return (
    <div className={styles['bar']} data-size={size} aria-hidden="true">
      {parts
        .filter((part) => tally[part] > 0)
        .map((part) => (
          <span key={part} data-part={part} style={{ flexGrow: tally[part] }} />
        ))}
    </div>
  );
}
