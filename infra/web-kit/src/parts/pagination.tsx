import type { ReactNode } from 'react';
import { useText } from '../i18n/texts.ts';
import { Button } from './button.tsx';
import styles from './pagination.module.css';

const texts = {
  label: { en: 'Pages', bn: 'পাতাগুলো' },
  previous: { en: 'Previous', bn: 'আগের' },
  next: { en: 'Next', bn: 'পরের' },
  where: { en: 'Page {page} of {pages} ({total} in all)', bn: 'পাতা {page} / {pages} (মোট {total}টি)' },
};

export interface PaginationProps {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** Previous and next, and where one is; nothing at all for a single page. */
export function Pagination({ page, pageSize, total, onPage }: PaginationProps): ReactNode {
  const say = useText();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (pages === 1) return null;
  return (
    <nav className={styles['pagination']} aria-label={say(texts.label)}>
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {say(texts.previous)}
      </Button>
      <span aria-live="polite">{say(texts.where, { page, pages, total })}</span>
      <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {say(texts.next)}
      </Button>
    </nav>
  );
}
