import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { DeskTableProps } from './desk-table-props.ts';
import { DeskTableRow } from './desk-table-row.tsx';
import styles from './exam-desk.module.css';
import { texts } from './texts.ts';

const titles = [
  texts.student,
  texts.rollNumber,
  texts.state,
  texts.started,
  texts.lastSave,
  texts.lastSeen,
  texts.answered,
  texts.timeLeft,
  texts.act,
];

/** One line for each student; on a narrow screen a card, its values with their names. */
export function DeskTable({ rows, ...rest }: DeskTableProps): ReactNode {
  const translate = useText();
  return (
    <table className={styles['table']}>
      <caption className="visually-hidden">{translate(texts.table)}</caption>
      <thead>
        <tr>
          {titles.map((title) => (
            <th key={title.en} scope="col">
              {translate(title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <DeskTableRow key={row.studentId} row={row} {...rest} />
        ))}
      </tbody>
    </table>
  );
}
