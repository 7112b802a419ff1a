import { Button, NativeSelect, Popover, TextInput } from '@mantine/core';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import type { ColumnFilter, DataColumn } from '../data-table-types.ts';
import { parametersOf, type TableQuery } from '../state/use-table-query.ts';
import { popoverSettings } from '../popup-settings.ts';
import styles from './table-toolbar.module.css';

const texts = {
  anyTime: { en: 'Any time', bn: 'যেকোনো সময়' },
  from: { en: 'From', bn: 'থেকে' },
  to: { en: 'To', bn: 'পর্যন্ত' },
  since: { en: 'from {from}', bn: '{from} থেকে' },
  until: { en: 'to {to}', bn: '{to} পর্যন্ত' },
  backwards: { en: 'This day is before the first one.', bn: 'এই তারিখ শুরুর তারিখের আগের।' },
  clear: { en: 'Clear filters', bn: 'বাছাই মুছুন' },
};

interface FilterProps<Filter extends ColumnFilter = ColumnFilter> {
  /** The query parameter, or its beginning. */
  readonly id: string;
  readonly title: string;
  readonly filter: Filter;
  readonly query: TableQuery;
}

export interface FilterControlsProps {
  readonly columns: readonly Pick<DataColumn<never>, 'id' | 'title' | 'filter'>[];
  readonly query: TableQuery;
}

/** The filters of the columns that have one, but for the named ones, and a way to clear all. */
export function FilterControls({ columns, query }: FilterControlsProps): ReactNode {
  const translate = useText();
  const names = columns.flatMap(({ id, filter }) => (filter ? parametersOf(id, filter) : []));
  return (
    <>
      {columns.map(
        ({ id, title, filter }) =>
          filter && (
            <FilterControl
              key={id}
              id={filter.name ?? id}
              title={filter.label ?? title}
              filter={filter}
              query={query}
            />
          ),
      )}
      {Object.keys(query.filters).length > 0 && (
        <Button
          variant="subtle"
          className={styles['tool'] ?? ''}
          onClick={() => query.setFilters(Object.fromEntries(names.map((name) => [name, undefined])))}
        >
          {translate(texts.clear)}
        </Button>
      )}
    </>
  );
}

function FilterControl({ filter, ...props }: FilterProps): ReactNode {
  if (filter.kind === 'choice') return <ChoiceFilter {...props} filter={filter} />;
  if (filter.kind === 'named') return null;
  return <DateRangeFilter {...props} filter={filter} />;
}

function ChoiceFilter({
  id,
  title,
  filter,
  query,
}: FilterProps<ColumnFilter & { kind: 'choice' }>): ReactNode {
  const translate = useText();
  return (
    <NativeSelect
      label={title}
      className={styles['filter'] ?? ''}
      value={query.filters[id] ?? ''}
      onChange={(event) => query.setFilters({ [id]: event.currentTarget.value })}
      data={[
        { value: '', label: filter.unset ?? translate(commonTexts.all) },
        ...filter.options.map(({ value, text }) => ({ value, label: text })),
      ]}
    />
  );
}

function DateRangeFilter({ id, title, query }: FilterProps): ReactNode {
  const translate = useText();
  const from = query.filters[`${id}From`] ?? '';
  const to = query.filters[`${id}To`] ?? '';
  const range = useRangeText(from, to);
  const [isOpen, open] = useState(false);
  const isBackwards = from !== '' && to !== '' && to < from;
  const day = (name: string, label: string, error: string | false = false): ReactNode => (
    <TextInput
      type="date"
      label={label}
      error={error}
      value={query.filters[name] ?? ''}
      onChange={(event) => query.setFilters({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <Popover opened={isOpen} onChange={open} shadow="md" {...popoverSettings}>
      <Popover.Target>
        <Button variant="default" className={styles['tool'] ?? ''} onClick={() => open(!isOpen)}>
          {title}: {range}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={styles['dropdown'] ?? ''} aria-label={title}>
        {day(`${id}From`, translate(texts.from))}
        {day(`${id}To`, translate(texts.to), isBackwards && translate(texts.backwards))}
      </Popover.Dropdown>
    </Popover>
  );
}

function useRangeText(from: string, to: string): string {
  const translate = useText();
  const format = useFormat();
  /** Noon in UTC is the same day in Dhaka. */
  const dayOf = (day: string): string => (day === '' ? '' : format.date(`${day}T12:00:00Z`));
  const days = { from: dayOf(from), to: dayOf(to) };
  if (days.from !== '' && days.to !== '') return translate(commonTexts.fromTo, days);
  if (days.from !== '') return translate(texts.since, days);
  return days.to === '' ? translate(texts.anyTime) : translate(texts.until, days);
}
