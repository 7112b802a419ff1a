import type { ReactNode } from 'react';
import styles from './operations.module.css';

interface FactsTableProps {
  /** For screen readers. */
  readonly caption: string;
  readonly columns: readonly { readonly title: string; readonly isNumber?: boolean }[];
  /** Rows of `FactsRow`. */
  readonly children: ReactNode;
}

/** A short table whose rows load by themselves; on a narrow screen each row is a card. */
export function FactsTable({ caption, columns, children }: FactsTableProps): ReactNode {
  return (
    // Focusable because it may scroll: a keyboard must reach what is beyond the edge.
    <section className={styles['scroller']} aria-label={caption} {...{ tabIndex: 0 }}>
      <table className={styles['table']}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title, isNumber }) => (
              <th key={title} scope="col" className={isNumber === true ? styles['number'] : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

interface FactsRowProps {
  readonly name: string;
  readonly cells: readonly {
    /** The label of the column; empty: shown without a label on a narrow screen. */
    readonly label: string;
    readonly value: ReactNode;
    readonly isNumber?: boolean;
  }[];
}

export function FactsRow({ name, cells }: FactsRowProps): ReactNode {
  return (
    <tr>
      <th scope="row">{name}</th>
      {cells.map(({ label, value, isNumber }, index) => (
        <td
          key={label === '' ? index : label}
          data-label={label}
          className={isNumber === true ? styles['number'] : undefined}
        >
          {value}
        </td>
      ))}
    </tr>
  );
}
