import { Button } from '@mantine/core';
import { Link } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { BulkDialog } from './bulk-dialog.tsx';
import type { BulkAction, DataTableProps } from '../data-table-types.ts';
import type { ListedRow } from '../list-source.ts';
import type { ListState } from '../state/use-list-page.ts';
import type { Selection } from './use-selection.ts';
import type { TableQuery } from '../state/use-table-query.ts';
import styles from './bulk.module.css';

const texts = {
  label: { en: 'Selected rows', bn: 'বেছে নেওয়া সারি' },
  selected: { en: '{n} selected', bn: '{n}টি বাছা হয়েছে' },
  all: { en: 'Select all {n} that match', bn: 'মিলেছে এমন {n}টির সব বাছুন' },
  clear: { en: 'Clear', bn: 'বাছাই তুলে নিন' },
};

export interface BulkBarProps<Row extends ListedRow> {
  readonly props: DataTableProps<Row>;
  readonly query: TableQuery;
  readonly list: ListState<Row>;
  readonly selection: Selection<Row>;
}

/** While rows are selected: how many, and what can be done with them. */
export function BulkBar<Row extends ListedRow>({
  props,
  query,
  list,
  selection,
}: BulkBarProps<Row>): ReactNode {
  const translate = useText();
  const [action, start] = useState<BulkAction<Row>>();
  const total = list.page?.total ?? 0;
  const n = selection.isAll ? total : selection.rows.length;
  if (n === 0) return null;
  return (
    <section className={styles['bar']} aria-label={translate(texts.label)}>
      <p className={styles['count']} aria-live="polite">
        {translate(texts.selected, { n })}
      </p>
      {n < total && (
        <Button variant="subtle" onClick={selection.selectAll}>
          {translate(texts.all, { n: total })}
        </Button>
      )}
      {props.bulkActions?.map((one) => (
        <Button
          key={one.id}
          variant="default"
          className={one.isDangerous === true ? (styles['danger'] ?? '') : ''}
          onClick={() => start(one)}
        >
          {one.text}
        </Button>
      ))}
      {props.bulkLinks?.map(({ id, text, href }) => (
        <Button
          key={id}
          component={Link}
          variant="default"
          to={href(selection.isAll ? 'all' : selection.rows)}
        >
          {text}
        </Button>
      ))}
      <Button variant="subtle" onClick={selection.clear}>
        {translate(texts.clear)}
      </Button>
      {action && (
        <BulkDialog
          action={action}
          rowName={props.rowName}
          selected={selection.isAll ? { source: props.source, request: query.request } : selection.rows}
          onChanged={list.invalidate}
          onClose={(isDone) => {
            start(undefined);
            if (isDone) selection.clear();
          }}
        />
      )}
    </section>
  );
}
