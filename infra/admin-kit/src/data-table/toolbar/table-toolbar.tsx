import { Button } from '@mantine/core';
import { SearchBox } from '@pathshala/web-kit/parts/search-box';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useId, useState } from 'react';
import { ColumnChooser } from './column-chooser.tsx';
import type { DataTableProps } from '../data-table-types.ts';
import type { ListedRow } from '../list-source.ts';
import { ExportMenu } from '../export/export-menu.tsx';
import { FilterControls } from './filter-controls.tsx';
import { NamedFilters } from './named-filters.tsx';
import { KeysHelp } from './keys-help.tsx';
import { SortSelect } from './sort-select.tsx';
import { Icon } from '../../icons/icon.tsx';
import { useLabel } from '../state/use-label.ts';
import type { HiddenColumns } from '../state/use-hidden-columns.ts';
import type { TableKeys } from '../state/use-table-keys.ts';
import type { TableQuery } from '../state/use-table-query.ts';
import styles from './table-toolbar.module.css';

const texts = {
  filters: { en: 'Filters', bn: 'বাছাই' },
  sortAndFilter: { en: 'Sort, filter', bn: 'সাজান, বাছুন' },
};

/** More filters than this do not fit beside the search. */
const inlineFilters = 3;

export interface TableToolbarProps<Row extends ListedRow> {
  readonly props: DataTableProps<Row>;
  readonly query: TableQuery;
  readonly hidden: HiddenColumns;
  readonly total: number;
  readonly isPhone: boolean;
  readonly keys: TableKeys;
}

/** Search and filters, and what concerns the whole table: columns, export, keys. */
export function TableToolbar<Row extends ListedRow>(toolbar: TableToolbarProps<Row>): ReactNode {
  const { props, query, hidden, total, isPhone, keys } = toolbar;
  const { columns, name } = props;
  const label = useLabel();
  const filtersId = useId();
  const [isOpen, open] = useState(false);
  const filterCount = columns.filter(({ filter }) => filter && filter.kind !== 'named').length;
  const hasSort = columns.some(({ sortable }) => sortable === true);
  const isCollapsible = filterCount > (isPhone ? 0 : inlineFilters) || (isPhone && hasSort);
  const controls = filterCount > 0 && <FilterControls columns={columns} query={query} />;
  return (
    <div className={styles['toolbar']} data-print="no">
      <div className={styles['row']}>
        {props.texts.search !== undefined && (
          <SearchBox value={query.q} label={label(props.texts.search)} onSearch={query.search} />
        )}
        <NamedFilters columns={columns} query={query} />
        {!isCollapsible && controls}
        <div className={styles['tools']}>
          {isCollapsible && (
            <FiltersButton {...{ query, isOpen, filtersId, isPhone }} onToggle={() => open(!isOpen)} />
          )}
          <ColumnChooser columns={columns} hidden={hidden} />
          <ExportMenu {...{ name, columns, query, total }} source={props.source} />
          <KeysHelp keys={keys} isPhone={isPhone} />
        </div>
      </div>
      {isCollapsible && (
        <div id={filtersId} className={styles['row']} hidden={!isOpen}>
          {isPhone && <SortSelect columns={columns} query={query} />}
          {controls}
        </div>
      )}
    </div>
  );
}

interface FiltersButtonProps {
  readonly query: TableQuery;
  readonly isOpen: boolean;
  readonly isPhone: boolean;
  readonly filtersId: string;
  readonly onToggle: () => void;
}

function FiltersButton({ query, isOpen, isPhone, filtersId, onToggle }: FiltersButtonProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const n = Object.keys(query.filters).length;
  return (
    <Button
      variant="default"
      className={styles['tool'] ?? ''}
      leftSection={<Icon name="filter" />}
      aria-expanded={isOpen}
      aria-controls={filtersId}
      onClick={onToggle}
    >
      {translate(isPhone ? texts.sortAndFilter : texts.filters)}
      {n > 0 && ` (${format.number(n)})`}
    </Button>
  );
}
