import type { ReactNode } from 'react';
import { useText } from '../i18n/texts.ts';
import { Button } from '../parts/button.tsx';
import { PagePicture } from '../parts/page-picture.tsx';
import styles from './page-photos.module.css';
import { texts } from './texts.ts';
import type { Page } from './page-calls.ts';
import { movePage, type PageChange, rotatePage } from './page-changes.ts';

export interface PageCardProps {
  readonly page: Page;
  /** The number of the page, from 1. */
  readonly number: number;
  readonly isLast: boolean;
  readonly onChange: (change: PageChange) => void;
  readonly onRemove: () => void;
}

/** A page with the buttons that move, rotate and remove it. */
export function PageCard({ page, number: n, isLast, onChange, onRemove }: PageCardProps): ReactNode {
  const translate = useText();
  const { pageId, rotation } = page;
  const url = `/api${page.url}`;
  const button = (text: Parameters<typeof translate>[0], sign: string, onClick: () => void) => (
    <Button size="small" aria-label={translate(text, { n })} title={translate(text, { n })} onClick={onClick}>
      {sign}
    </Button>
  );
  return (
    <li className={styles['card']}>
      <a href={url} target="_blank" rel="noopener" aria-label={translate(texts.open, { n })}>
        <PagePicture url={url} rotation={rotation} alt={translate(texts.page, { n })} />
      </a>
      <p className={styles['cardHead']}>{translate(texts.page, { n })}</p>
      <p className={styles['cardButtons']}>
        {n > 1 && button(texts.earlier, '←', () => onChange(movePage(pageId, -1)))}
        {!isLast && button(texts.later, '→', () => onChange(movePage(pageId, 1)))}
        {button(texts.rotate, '↻', () => onChange(rotatePage(pageId)))}
        {button(texts.remove, '✕', onRemove)}
      </p>
    </li>
  );
}
