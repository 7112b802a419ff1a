import type { ReactNode } from 'react';
import type { DrawingProps } from './chart-types.ts';
import styles from './chart.module.css';

/** Units of the drawing, which is stretched to its box. */
const [width, height] = [100, 40];

/** The chart as a small SVG: shown at once, before Recharts is fetched, and if it cannot be fetched. */
export function StaticDrawing({ kind, points, height: pixels, formatValue }: DrawingProps): ReactNode {
  const highest = Math.max(1, ...points.map(({ value }) => value));
  return (
    <div className={styles['static']} style={{ blockSize: pixels }} aria-hidden="true">
      <span className={styles['highest']}>{formatValue(highest)}</span>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className={styles['drawing']}>
        {kind === 'bar' ? bars(points, highest) : curve(points, highest, kind)}
      </svg>
      <span className={styles['ends']}>
        <span>{points[0]?.label}</span>
        <span>{points.at(-1)?.label}</span>
      </span>
    </div>
  );
}

function bars(points: DrawingProps['points'], highest: number): ReactNode {
  const step = width / points.length;
  return points.map(({ label, value }, index) => {
    const size = (value / highest) * height;
    return (
      <rect
        key={label}
        className={styles['fill']}
        x={index * step + step * 0.15}
        y={height - size}
        width={step * 0.7}
        height={size}
      />
    );
  });
}

function curve(points: DrawingProps['points'], highest: number, kind: 'line' | 'area'): ReactNode {
  // A single value is a line across the whole box: a corner alone cannot be seen.
  const [first] = points;
  const drawn = points.length === 1 && first !== undefined ? [first, first] : points;
  const step = width / Math.max(1, drawn.length - 1);
  const corners = drawn.map(({ value }, index) => `${index * step},${height - (value / highest) * height}`);
  return (
    <>
      {kind === 'area' && (
        <polygon className={styles['tint']} points={`0,${height} ${corners.join(' ')} ${width},${height}`} />
      )}
      <polyline className={styles['stroke']} points={corners.join(' ')} vectorEffect="non-scaling-stroke" />
    </>
  );
}
