import { Button } from '@pathshala/web-kit/parts/button';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './keep-offline.module.css';
import type { PartAnswers } from './stored-part.ts';
import { texts } from './texts.ts';
import { useStoredPart } from './use-stored-part.ts';

interface KeepOfflineProps {
  /** `chapter/<id>`, `unit/<id>`. */
  readonly name: string;
  /** Says what is stored of the part. */
  readonly about: string;
  /** Asks for what its pages ask for, and loads their code. */
  readonly read: () => Promise<PartAnswers>;
}

/** Is shown only if this page could be opened without a connection: the worker of the site runs. */
export function KeepOffline(props: KeepOfflineProps): ReactNode {
  return hasWorker() && <Keeping {...props} />;
}

function hasWorker(): boolean {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  return serviceWorker?.controller != null && 'caches' in globalThis;
}

/** A megabyte has a million bytes, as in the settings of a phone. */
const bytesOfMegabyte = 1_000_000;

function Keeping({ name, about, read }: KeepOfflineProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { stored, isBusy, error, keep, remove } = useStoredPart(name, read);
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
      {!stored && <span className={styles['about']}>{about}</span>}
      {error !== null && <p role="alert">{error}</p>}
    </div>
  );
}
