import type { ReportCard } from '@pathshala/svc-exams-contract/http';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './report-card.module.css';
import { texts } from './texts.ts';
import { trendShape, trendSize } from './trend-shape.ts';

/** A line of percentages, one point an exam; the table below has the same numbers. */
export function Trend({ trend }: Pick<ReportCard, 'trend'>): ReactNode {
  const text = useText();
  const format = useFormat();
  const { width, height, left, right } = trendSize;
  const { points, lines } = trendShape(trend.map(({ percent }) => percent));
  const [first, last] = [trend[0], trend.at(-1)];
  if (first === undefined || last === undefined) return null;
  const ends = { first: format.percent(first.percent), last: format.percent(last.percent) };
  return (
    <section className={styles['part']}>
      <h2>{text(texts.trend)}</h2>
      <p>{text(texts.trendText, ends)}</p>
      <svg viewBox={`0 0 ${width} ${height}`} className={styles['chart']} aria-hidden="true">
        {lines.map(({ percent, y }) => (
          <g key={percent}>
            <path d={`M${left} ${y}H${width - right}`} stroke="var(--line)" />
            <text x={left - 8} y={y + 5} textAnchor="end" className={styles['tick']}>
              {format.percent(percent)}
            </text>
          </g>
        ))}
        <polyline
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke="var(--green)"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
        {points.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r="5" fill="var(--raised)" stroke="var(--green)" strokeWidth="2.5" />
        ))}
      </svg>
      <p className={styles['ends']} aria-hidden="true">
        <span>{format.shortDate(first.dateTaken)}</span>
        <span>{format.shortDate(last.dateTaken)}</span>
      </p>
    </section>
  );
}
