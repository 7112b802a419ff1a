import { useFormat } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { Tally } from '../../../scores/tally-bar.tsx';
import styles from './practice-end.module.css';

const parts = ['correct', 'wrong', 'blank'] as const;

/** Right, wrong and blank as parts of a ring around the success rate. The legend beside it has the numbers. */
export function TallyRing({
  tally,
  percent,
}: {
  readonly tally: Tally;
  readonly percent: number;
}): ReactNode {
  const format = useFormat();
  const total = tally.correct + tally.wrong + tally.blank;
  const arcs = parts
    .filter((part) => tally[part] > 0)
    .map((part, at, shown) => ({
      part,
      length: (tally[part] / total) * 100,
      start: shown.slice(0, at).reduce((sum, before) => sum + (tally[before] / total) * 100, 0),
    }));
  return (
    <div className={styles['ring']}>
      <svg viewBox="0 0 44 44" aria-hidden="true" focusable="false">
        {arcs.map(({ part, length, start }) => (
          <circle
            key={part}
            data-part={part}
            cx="22"
            cy="22"
            r="18"
            pathLength="100"
            strokeDasharray={`${gapped(length)} 100`}
            strokeDashoffset={-start}
          />
        ))}
      </svg>
      <strong>{format.percent(percent)}</strong>
    </div>
  );
}

/** A whole ring has no gap. */
function gapped(length: number): number {
  return length === 100 ? 100 : Math.max(1, length - 1.5);
}
