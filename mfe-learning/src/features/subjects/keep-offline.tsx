import { Button } from '@pathshala/web-kit/parts/button';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { OutlineChapter } from '../../lessons/lesson-types.ts';
import styles from './subjects.module.css';
import { texts } from './texts.ts';
import { useStoredChapter } from './use-stored-chapter.ts';

interface KeepOfflineProps {
  readonly courseId: string;
  readonly chapter: OutlineChapter;
}

/** Only where this page could be opened without a connection: the worker of the site runs. */
export function KeepOffline(props: KeepOfflineProps): ReactNode {
  return hasWorker() && <Keeping {...props} />;
}

function hasWorker(): boolean {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  return serviceWorker?.controller != null && 'caches' in globalThis;
}

/** A megabyte has a million bytes, as in the settings of a phone. */
const bytesOfMegabyte = 1_000_000;

function Keeping({ courseId, chapter }: KeepOfflineProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { stored, isBusy, error, keep, remove } = useStoredChapter(courseId, chapter);
  if (stored === undefined) return null;
  const megabytes = Math.max(0.1, (stored?.bytes ?? 0) / bytesOfMegabyte);
  const size = format.number(megabytes, { maximumFractionDigits: 1 });
  return (
    <div className={styles['keep']} aria-live="polite">
      {stored && <span>{translate(texts.stored, { size })}</span>}
      <Button size="small" isBusy={isBusy} onClick={keep}>
        {translate(stored ? texts.keepAnew : texts.keep)}
      </Button>
      {stored && (
        <Button size="small" kind="quiet" onClick={remove}>
          {translate(texts.removeStored)}
        </Button>
      )}
      {!stored && <span className={styles['about']}>{translate(texts.keepAbout)}</span>}
      {error !== null && <p role="alert">{error}</p>}
    </div>
  );
}
