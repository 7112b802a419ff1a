import type { ApiError } from '@pathshala/web-kit/api-error';
import { Button } from '@pathshala/web-kit/parts/button';
import { Link } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useId } from 'react';
import styles from './student.module.css';
import { texts } from './texts.ts';

interface SectionProps<Data> {
  readonly title: string;
  /** The lists that have more, with the texts of their links. */
  readonly links?: readonly (readonly [to: string, text: string])[];
  readonly query: {
    readonly data: Data | undefined;
    readonly error: ApiError | null;
    readonly refetch: () => unknown;
  };
  readonly children: (data: Data) => ReactNode;
}

/** One part of what is known about a student. While its service is down it says so, and the other parts remain. */
export function Section<Data>({ title, links = [], query, children }: SectionProps<Data>): ReactNode {
  const translate = useText();
  const titleId = useId();
  const { data, error } = query;
  return (
    <section className={styles['section']} aria-labelledby={titleId} aria-busy={!data && !error}>
      <div className={styles['head']}>
        <h2 id={titleId}>{title}</h2>
        <span className={styles['links']}>
          {links.map(([to, text]) => (
            <Link key={to} to={to}>
              {text}
            </Link>
          ))}
        </span>
      </div>
      {data !== undefined && children(data)}
      {data === undefined && error && (
        <div role="alert">
          <p>{translate(texts.failed, { error: error.message })}</p>
          <Button size="small" onClick={() => void query.refetch()}>
            {translate(texts.again)}
          </Button>
        </div>
      )}
      {data === undefined && !error && <p className={styles['quiet']}>{translate(texts.loading)}</p>}
    </section>
  );
}

interface RowsProps<Row> {
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly empty: string;
  readonly children: (row: Row) => ReactNode;
}

export function Rows<Row>({ rows, keyOf, empty, children }: RowsProps<Row>): ReactNode {
  if (rows.length === 0) return <p className={styles['quiet']}>{empty}</p>;
  return (
    <ul className={styles['list']}>
      {rows.map((row) => (
        <li key={keyOf(row)}>{children(row)}</li>
      ))}
    </ul>
  );
}
