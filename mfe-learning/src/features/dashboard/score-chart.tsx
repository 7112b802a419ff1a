import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { TrendPoint } from '../../continue/dashboard-types.ts';
import { chartShape, chartSize, type ChartShape } from './chart-shape.ts';
import styles from './score-trend.module.css';
import { texts } from './texts.ts';

/** A line of scores; above each, what wrong answers cost. The table below it has the same numbers. */
export function ScoreChart({ points }: { readonly points: readonly TrendPoint[] }): ReactNode {
  const format = useFormat();
  const shape = chartShape(points.map(({ percent, lostPercent }) => ({ percent, lost: lostPercent ?? 0 })));
  const first = points[0];
  const last = points.at(-1);
  return (
    <figure className={styles['figure']} aria-hidden="true">
      <svg viewBox={`0 0 ${chartSize.width} ${chartSize.height}`} className={styles['chart']}>
        <Grid shape={shape} />
        {shape.points.map(({ x, y, top }) => (
          <path key={x} d={`M${x} ${y}V${top}M${x - 5} ${top}h10`} className={styles['lost']} />
        ))}
        <polyline
          points={shape.points.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke="var(--green)"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
        {shape.points.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r="4.5" fill="var(--paper)" stroke="var(--green)" strokeWidth="2.5" />
        ))}
      </svg>
      {first && last && (
        <figcaption className={styles['ends']}>
          <span>{format.shortDate(first.dateTaken)}</span>
          <span>{format.shortDate(last.dateTaken)}</span>
        </figcaption>
      )}
      <Legend hasLost={points.some(({ lostPercent }) => (lostPercent ?? 0) > 0)} />
    </figure>
  );
}

function Grid({ shape }: { readonly shape: ChartShape }): ReactNode {
  const format = useFormat();
  const { width, left, right } = chartSize;
  return shape.lines.map(({ percent, y }) => (
    <g key={percent}>
      <path d={`M${left} ${y}H${width - right}`} stroke="var(--line)" />
      <text x={left - 8} y={y + 5} textAnchor="end" className={styles['tick']}>
        {format.percent(percent)}
      </text>
    </g>
  ));
}

function Legend({ hasLost }: { readonly hasLost: boolean }): ReactNode {
  const translate = useText();
  return (
    <p className={styles['legend']}>
      <svg viewBox="0 0 24 16" width="24" height="16">
        <path d="M0 8h24" stroke="var(--green)" strokeWidth="2.5" />
        <circle cx="12" cy="8" r="4.5" fill="var(--paper)" stroke="var(--green)" strokeWidth="2.5" />
      </svg>
      {translate(commonTexts.score)}
      {hasLost && (
        <>
          <svg viewBox="0 0 24 16" width="24" height="16">
            <path d="M12 15V2M7 2h10" className={styles['lost']} />
          </svg>
          {translate(texts.legendLost)}
        </>
      )}
    </p>
  );
}
