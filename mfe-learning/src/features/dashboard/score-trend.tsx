import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useFormat } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import { chartShape, chartSize } from './chart-shape.ts';
import type { TrendPoint } from './dashboard-types.ts';
import styles from './score-trend.module.css';

/** The trend of the scores as a line chart, and as a table for screen readers. */
export function ScoreTrend({ points }: { readonly points: readonly TrendPoint[] }): ReactNode {
  const translate = useTexts();
  const format = useFormat();
  const first = points[0];
  const last = points.at(-1);
  return (
    <section>
      <h2>{translate('dashboard.trend')}</h2>
      <figure className={styles['figure']}>
        <Line points={points} />
        {first && last && (
          <figcaption className={styles['ends']} aria-hidden="true">
            <span>{format.date(first.dateTaken)}</span>
            <span>{format.date(last.dateTaken)}</span>
          </figcaption>
        )}
        <div className="visually-hidden">
          <TrendTable points={points} />
        </div>
      </figure>
    </section>
  );
}

function Line({ points }: { readonly points: readonly TrendPoint[] }): ReactNode {
  const format = useFormat();
  const { width, height, left, right } = chartSize;
  const shape = chartShape(points.map(({ percent }) => percent));
  const last = shape.points.at(-1);
  const lastPercent = points.at(-1)?.percent ?? 0;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles['chart']} aria-hidden="true">
      {shape.lines.map(({ percent, y }) => (
        <g key={percent}>
          <path d={`M${left} ${y}H${width - right}`} stroke="var(--line)" />
          <text x={left - 8} y={y + 5} textAnchor="end" className={styles['tick']}>
            {format.percent(percent)}
          </text>
        </g>
      ))}
      <polyline
        points={shape.points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke="var(--green)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      {shape.points.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="4" fill="var(--paper)" stroke="var(--green)" strokeWidth="2.5" />
      ))}
      {last && (
        <text
          x={last.x}
          y={last.y < 40 ? last.y + 24 : last.y - 12}
          textAnchor="end"
          className={styles['last']}
        >
          {format.percent(lastPercent)}
        </text>
      )}
    </svg>
  );
}

function TrendTable({ points }: { readonly points: readonly TrendPoint[] }): ReactNode {
  const translate = useTexts();
  const half = useBilingual();
  const format = useFormat();
  return (
    <table>
      <caption>{translate('dashboard.trend')}</caption>
      <thead>
        <tr>
          <th scope="col">{translate('dashboard.date')}</th>
          <th scope="col">{translate('dashboard.exam')}</th>
          <th scope="col">{translate('dashboard.score')}</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ dateTaken, title, percent }) => (
          <tr key={dateTaken}>
            <td>{format.dateTime(dateTaken)}</td>
            <td>{format.digits(half(title))}</td>
            <td>{format.percent(percent)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
