import type { ReactNode } from 'react';
import type { ChartProps } from './chart-types.ts';
import styles from './chart.module.css';

export interface ChartTableProps extends ChartProps {
  readonly formatValue: (value: number) => string;
  /** True while the drawing is shown: the table is for screen readers only. */
  readonly isHidden: boolean;
}

/** The numbers of a chart. */
export function ChartTable(props: ChartTableProps): ReactNode {
  const { title, labelHeading, valueHeading, points, isHidden, formatValue } = props;
  return (
    <div className={isHidden ? 'visually-hidden' : styles['scroller']}>
      <table className={styles['table']}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{labelHeading}</th>
            <th scope="col">{valueHeading}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{formatValue(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
