import { useFormat } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './bar-list.module.css';

export interface BarListProps {
  readonly title: string;
  readonly points: readonly {
    readonly key: string;
    readonly label: string;
    readonly value: number;
  }[];
  /** The number in the digits of the language by default. */
  readonly formatValue?: (value: number) => string;
  /** The value of the full width, such as 100 percent; the highest value by default. */
  readonly highest?: number;
}

/** Horizontal bars with their labels, for things with names, such as files or the steps of a funnel. */
export function BarList(props: BarListProps): ReactNode {
  const { number } = useFormat();
  const { title, points, formatValue = number } = props;
  const highest = props.highest ?? Math.max(1, ...points.map(({ value }) => value));
  return (
    <figure className={styles['figure']} aria-label={title}>
      <figcaption className={styles['title']}>{title}</figcaption>
      <ul className={styles['list']}>
        {points.map(({ key, label, value }) => (
          <li key={key}>
            <span className={styles['label']}>{label}</span>
            <span className={styles['value']}>{formatValue(value)}</span>
            <span className={styles['track']} aria-hidden="true">
              <span className={styles['bar']} style={{ inlineSize: `${(value / highest) * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
