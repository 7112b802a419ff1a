import { FlexRender } from '@tanstack/react-table';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { ListedRow } from '../list-source.ts';
import { RowActions } from './row-actions.tsx';
import { RowOpener } from './row-opener.tsx';
import { SelectBox } from './select-box.tsx';
import type { TableRowsProps } from './table-grid.tsx';
import { rowTexts } from './table-row.tsx';
import { rowAttribute } from '../state/use-table-keys.ts';
import styles from './table-cards.module.css';

/** The rows as cards, for a phone: each value beside the title of its column. */
export function TableCards<Row extends ListedRow>(rows: TableRowsProps<Row>): ReactNode {
  const { props, table, isSelectable, isBusy } = rows;
  const translate = useText();
  const titles = new Map(props.columns.map(({ id, title }) => [id, title]));
  return (
    <ul className={styles['cards']} aria-label={props.title} aria-busy={isBusy}>
      {table.getRowModel().rows.map((row) => {
        const [first, ...others] = row.getVisibleCells();
        const name = props.rowName(row.original);
        return (
          <li
            key={row.id}
            className={styles['card']}
            data-selected={row.getIsSelected()}
            {...{ [rowAttribute]: true }}
          >
            <div className={styles['head']}>
              {isSelectable && (
                <SelectBox
                  label={translate(rowTexts.select, { name })}
                  isChecked={row.getIsSelected()}
                  onToggle={row.getToggleSelectedHandler()}
                />
              )}
              <div className={styles['name']}>
                <RowOpener row={row.original} props={props}>
                  {first && <FlexRender cell={first} />}
                </RowOpener>
              </div>
              {props.actions && <RowActions name={name} actions={props.actions(row.original)} />}
            </div>
            <dl className={styles['facts']}>
              {others.map((cell) => (
                <div key={cell.id}>
                  <dt>{titles.get(cell.column.id)}</dt>
                  <dd>
                    <FlexRender cell={cell} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
