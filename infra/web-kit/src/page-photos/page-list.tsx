import { type ReactNode, useState } from 'react';
import { useText } from '../i18n/texts.ts';
import { Button } from '../parts/button.tsx';
import { FileButton } from '../parts/file-button.tsx';
import { Notice } from '../parts/notice.tsx';
import { PageCard } from './page-card.tsx';
import type { Page } from './page-calls.ts';
import { removePage, restorePage } from './page-changes.ts';
import styles from './page-photos.module.css';
import { texts } from './texts.ts';
import { UploadCard } from './upload-card.tsx';
import type { PagePhotos } from './use-page-photos.ts';

export interface PageListProps {
  /** A heading. */
  readonly heading: ReactNode;
  readonly help: string;
  readonly photos: PagePhotos;
}

/** The pages in their order, those on their way behind them, and the ways to add one: the camera of a phone, or files. */
export function PageList({ heading, help, photos }: PageListProps): ReactNode {
  const { state, queue, add, problem, limit } = photos;
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
      {heading}
      <p className={styles['quiet']}>{help}</p>
      <Picker isFull={pages.length + uploads.length >= limit} onFiles={(files) => void add(files)} />
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

interface PickerProps {
  readonly isFull: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

function Picker({ isFull, onFiles }: PickerProps): ReactNode {
  const translate = useText();
  const choice = { accept: 'image/*', isDisabled: isFull, onFiles };
  return (
    <p className={styles['picker']}>
      <FileButton {...choice} isCamera>
        {translate(texts.camera)}
      </FileButton>
      <FileButton {...choice} isSeveral>
        {translate(texts.choose)}
      </FileButton>
    </p>
  );
}
