import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { DataTableProps } from '../data-table-types.ts';
import type { ListedRow } from '../list-source.ts';
import type { TableModel } from '../state/use-data-table.ts';
import { SelectBox } from './select-box.tsx';
import styles from './table-grid.module.css';

const texts = {
  selectPage: { en: 'Select all rows of this page', bn: 'এই পাতার সব সারি বাছুন' },
  actions: { en: 'Actions', bn: 'কাজ' },
};

export interface TableHeadProps<Row extends ListedRow> {
  readonly table: TableModel<Row>;
  readonly props: DataTableProps<Row>;
  readonly isSelectable: boolean;
}

export function TableHead<Row extends ListedRow>({
  table,
  props,
  isSelectable,
}: TableHeadProps<Row>): ReactNode {
  const translate = useText();
  const isNumber = new Map(props.columns.map((column) => [column.id, column.isNumber === true]));
  const nameOf = (id: string): ReactNode => {
    const column = props.columns.find((one) => one.id === id);
    return column?.shortTitle === undefined ? null : <ShortName {...column} shortTitle={column.shortTitle} />;
  };
  return (
    <thead>
      <tr>
        {isSelectable && (
          <th scope="col" className={styles['select']}>
            <SelectBox
              label={translate(texts.selectPage)}
              isChecked={table.getIsAllRowsSelected()}
              isPartial={table.getIsSomeRowsSelected()}
              onToggle={table.getToggleAllRowsSelectedHandler()}
            />
          </th>
        )}
        {table.getFlatHeaders().map((header) => (
          <th
            key={header.id}
            scope="col"
            className={isNumber.get(header.column.id) ? styles['number'] : undefined}
            aria-sort={sortOf(header.column.getCanSort(), header.column.getIsSorted())}
          >
            {header.column.getCanSort() ? (
              <button
                type="button"
                className={styles['sort']}
                onClick={header.column.getToggleSortingHandler()}
              >
                {nameOf(header.column.id) ?? <table.FlexRender header={header} />}
                <SortMark direction={header.column.getIsSorted()} />
              </button>
            ) : (
              (nameOf(header.column.id) ?? <table.FlexRender header={header} />)
            )}
          </th>
        ))}
        {props.actions && (
          <th scope="col" className={styles['actions']}>
            <span className="visually-hidden">{translate(texts.actions)}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface ShortNameProps {
  readonly title: string;
  readonly shortTitle: string;
}

function ShortName({ title, shortTitle }: ShortNameProps): ReactNode {
  return (
    <span title={title}>
      <span aria-hidden="true">{shortTitle}</span>
      <span className="visually-hidden">{title}</span>
    </span>
  );
}

type Sorted = false | 'asc' | 'desc';

function sortOf(canSort: boolean, direction: Sorted): 'none' | 'ascending' | 'descending' | undefined {
  if (!canSort) return undefined;
  if (direction === false) return 'none';
  return direction === 'asc' ? 'ascending' : 'descending';
}

function SortMark({ direction }: { readonly direction: Sorted }): ReactNode {
  const mark = { asc: '▲', desc: '▼', none: '↕' }[direction === false ? 'none' : direction];
  return (
    <span aria-hidden="true" className={styles['mark']}>
      {mark}
    </span>
  );
}
