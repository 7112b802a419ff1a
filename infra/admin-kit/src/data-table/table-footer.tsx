import { Button, NativeSelect } from '@mantine/core';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { ListPage } from './list-source.ts';
import { pageSizes, type TableQuery } from './state/use-table-query.ts';
import styles from './data-table.module.css';

const texts = {
  perPage: { en: 'Rows per page', bn: 'প্রতি পাতায় সারি' },
  shown: { en: '{from}–{to} of {total}', bn: '{total}-এর মধ্যে {from}–{to}' },
  where: { en: 'Page {page} of {pages}', bn: 'পাতা {page} / {pages}' },
  past: { en: 'There is nothing left on this page.', bn: 'এই পাতায় আর কিছু নেই।' },
  last: { en: 'Go to the last page', bn: 'শেষ পাতায় যান' },
};

export interface TableFooterProps {
  readonly page: ListPage<unknown>;
  readonly query: TableQuery;
}

/** Shows which rows these are, how many a page has, and links to other pages. */
export function TableFooter({ page, query }: TableFooterProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { items, total, pageSize } = page;
  if (total === 0) return null;
  const from = (page.page - 1) * pageSize + 1;
  return (
    <footer className={styles['footer']} data-print="no">
      {items.length > 0 && (
        <p className={styles['count']}>
          {translate(texts.shown, { from, to: from + items.length - 1, total })}
        </p>
      )}
      <label className={styles['size']}>
        <span>{translate(texts.perPage)}</span>
        <NativeSelect
          value={String(query.pageSize)}
          data={pageSizes.map((size) => ({ value: String(size), label: format.number(size) }))}
          onChange={(event) => query.setPageSize(Number(event.currentTarget.value))}
        />
      </label>
      <Pages page={page.page} pages={Math.ceil(total / pageSize)} onPage={query.setPage} />
    </footer>
  );
}

interface PagesProps {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

function Pages({ page, pages, onPage }: PagesProps): ReactNode {
  const translate = useText();
  if (page > pages) {
    return (
      <nav className={styles['pages']} aria-label={translate(commonTexts.pages)}>
        <p>{translate(texts.past)}</p>
        <Button variant="default" onClick={() => onPage(pages)}>
          {translate(texts.last)}
        </Button>
      </nav>
    );
  }
  if (pages === 1) return null;
  return (
    <nav className={styles['pages']} aria-label={translate(commonTexts.pages)}>
      <Button variant="default" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {translate(commonTexts.previous)}
      </Button>
      <p aria-live="polite">{translate(texts.where, { page, pages })}</p>
      <Button variant="default" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {translate(commonTexts.next)}
      </Button>
    </nav>
  );
}
