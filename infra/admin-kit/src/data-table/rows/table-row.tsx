import type { Row as ModelRow } from '@tanstack/react-table';
import { FlexRender } from '@tanstack/react-table';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { DataTableProps } from '../data-table-types.ts';
import type { ListedRow } from '../list-source.ts';
import { RowActions } from './row-actions.tsx';
import { RowOpener } from './row-opener.tsx';
import { SelectBox } from './select-box.tsx';
import type { TableFeaturesInUse } from '../state/use-data-table.ts';
import { rowAttribute } from '../state/use-table-keys.ts';
import styles from './table-grid.module.css';

export const rowTexts = { select: { en: 'Select {name}', bn: '{name} বাছুন' } };

export interface TableRowProps<Row extends ListedRow> {
  readonly row: ModelRow<TableFeaturesInUse, Row>;
  readonly props: DataTableProps<Row>;
  readonly isSelectable: boolean;
}

export function TableRow<Row extends ListedRow>({ row, props, isSelectable }: TableRowProps<Row>): ReactNode {
  const translate = useText();
  const isNumber = new Map(props.columns.map((column) => [column.id, column.isNumber === true]));
  const name = props.rowName(row.original);
  return (
    <tr className={styles['row']} data-selected={row.getIsSelected()} {...{ [rowAttribute]: true }}>
      {isSelectable && (
        <td className={styles['select']}>
          <SelectBox
            label={translate(rowTexts.select, { name })}
            isChecked={row.getIsSelected()}
            onToggle={row.getToggleSelectedHandler()}
          />
        </td>
      )}
      {row.getVisibleCells().map((cell, at) => (
        <td key={cell.id} className={isNumber.get(cell.column.id) ? styles['number'] : undefined}>
          <div className={styles['lines']}>
            {at === 0 ? (
              <RowOpener row={row.original} props={props}>
                <FlexRender cell={cell} />
              </RowOpener>
            ) : (
              <FlexRender cell={cell} />
            )}
          </div>
        </td>
      ))}
      {props.actions && (
        <td className={styles['actions']}>
          <RowActions name={name} actions={props.actions(row.original)} />
        </td>
      )}
    </tr>
  );
}
