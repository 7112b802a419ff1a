import { pageLimit } from '@pathshala/svc-exams-contract/written';
import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { texts } from '../texts.ts';
import styles from '../written.module.css';
import { PageCard } from './page-card.tsx';
import { type Page, removePage, restorePage } from './page-changes.ts';
import { PagePicker } from './page-picker.tsx';
import { UploadCard } from './upload-card.tsx';
import type { WrittenPagesOfAttempt } from './use-written-pages.ts';

/** The pages in their order, those on their way behind them, and the ways to add one. */
export function PageList({ state, queue, add, problem }: WrittenPagesOfAttempt): ReactNode {
  const translate = useText();
  const [removed, setRemoved] = useState<{ readonly page: Page; readonly index: number } | null>(null);
  const { pages, uploads, refusal } = state;
  const message = problem ?? refusal;

  function remove(page: Page): void {
    setRemoved({ page, index: pages.indexOf(page) });
    queue.change(removePage(page.pageId));
  }
  function bringBack(): void {
    if (removed !== null) queue.change(restorePage(removed.page, removed.index));
    setRemoved(null);
  }
  return (
    <section>
      <h2>{translate(texts.pages)}</h2>
      <p className={styles['quiet']}>{translate(texts.pagesHelp, { max: pageLimit })}</p>
      <PagePicker onFiles={add} isFull={pages.length + uploads.length >= pageLimit} />
      {message !== null && (
        <Notice tone="bad" isLive>
          <p>{message}</p>
        </Notice>
      )}
      {removed !== null && (
        <Notice isLive>
          <p>
            {translate(texts.removed)}{' '}
            <Button size="small" onClick={bringBack}>
              {translate(texts.undo)}
            </Button>
          </p>
        </Notice>
      )}
      <ol className={styles['pages']}>
        {pages.map((page, index) => (
          <PageCard
            key={page.pageId}
            page={page}
            number={index + 1}
            isLast={index === pages.length - 1}
            onChange={queue.change}
            onRemove={() => remove(page)}
          />
        ))}
        {uploads.map((upload, index) => (
          <UploadCard
            key={upload.uploadId}
            upload={upload}
            number={pages.length + index + 1}
            onRetry={queue.retry}
            onGiveUp={() => queue.giveUp(upload.uploadId)}
          />
        ))}
      </ol>
    </section>
  );
}
