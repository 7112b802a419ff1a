import type { ReactNode } from 'react';
import { commonTexts } from '../i18n/common-texts.ts';
import { useText } from '../i18n/texts.ts';
import { Button } from './button.tsx';
import styles from './pagination.module.css';

const texts = {
  past: { en: 'There is nothing left on this page.', bn: 'এই পাতায় আর কিছু নেই।' },
  last: { en: 'Go to the last page', bn: 'শেষ পাতায় যান' },
  where: { en: 'Page {page} of {pages} ({total} in all)', bn: 'পাতা {page} / {pages} (মোট {total}টি)' },
};

export interface PaginationProps {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** Previous, next and the current page; nothing for a single page. From a page after the last one it links back. */
export function Pagination({ page, pageSize, total, onPage }: PaginationProps): ReactNode {
  const translate = useText();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (page > pages) {
    return (
      <nav className={styles['pagination']} aria-label={translate(commonTexts.pages)}>
        <span>{translate(texts.past)}</span>
        <Button onClick={() => onPage(pages)}>{translate(texts.last)}</Button>
      </nav>
    );
  }
  if (pages === 1) return null;
  return (
    <nav className={styles['pagination']} aria-label={translate(commonTexts.pages)}>
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {translate(commonTexts.previous)}
      </Button>
      <span aria-live="polite">{translate(texts.where, { page, pages, total })}</span>
      <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {translate(commonTexts.next)}
      </Button>
    </nav>
  );
}
