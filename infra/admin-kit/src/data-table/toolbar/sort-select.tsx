import { NativeSelect } from '@mantine/core';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { DataColumn } from '../data-table-types.ts';
import type { TableQuery } from '../state/use-table-query.ts';
import styles from './table-toolbar.module.css';

const texts = {
  sort: { en: 'Sort by', bn: 'সাজান' },
  standard: { en: 'Standard order', bn: 'স্বাভাবিক ক্রম' },
};

export interface SortSelectProps {
  readonly columns: readonly Pick<DataColumn<never>, 'id' | 'title' | 'sortable'>[];
  readonly query: TableQuery;
}

/** The sort of cards, which have no head to click on. */
export function SortSelect({ columns, query }: SortSelectProps): ReactNode {
  const translate = useText();
  const sorts = columns
    .filter(({ sortable }) => sortable === true)
    .flatMap(({ id, title }) => [
      { value: id, label: `${title} ▲` },
      { value: `-${id}`, label: `${title} ▼` },
    ]);
  if (sorts.length === 0) return null;
  const standard = query.sort === '' ? [{ value: '', label: translate(texts.standard) }] : [];
  return (
    <NativeSelect
      label={translate(texts.sort)}
      className={styles['filter'] ?? ''}
      value={query.sort}
      data={[...standard, ...sorts]}
      onChange={(event) => query.setSort(event.currentTarget.value)}
    />
  );
}
