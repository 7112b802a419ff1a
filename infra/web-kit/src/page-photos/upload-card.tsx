import { type ReactNode, useEffect, useState } from 'react';
import { commonTexts } from '../i18n/common-texts.ts';
import { useText } from '../i18n/texts.ts';
import { Button } from '../parts/button.tsx';
import { ProgressBar } from '../parts/progress-bar.tsx';
import styles from './page-photos.module.css';
import type { Upload } from './page-queue.ts';
import { texts } from './texts.ts';

export interface UploadCardProps {
  readonly upload: Upload;
  /** The number of the page, from 1. */
  readonly number: number;
  readonly onRetry: () => void;
  readonly onGiveUp: () => void;
}

/** A picture on its way: how far it is, or why it is not, with what can be done. */
export function UploadCard({ upload, number: n, onRetry, onGiveUp }: UploadCardProps): ReactNode {
  const translate = useText();
  const { picture, state, percent, problem } = upload;
  const preview = usePreview(picture);
  return (
    <li className={styles['card']}>
      <img className={styles['preview']} src={preview} alt="" />
      {problem === null ? (
        <ProgressBar label={translate(texts.uploading, { n })} percent={percent} />
      ) : (
        <output>{problem.isOffline ? translate(texts.waiting) : problem.message}</output>
      )}
      {state !== 'sending' && (
        <p className={styles['cardButtons']}>
          {problem !== null && (
            <Button size="small" onClick={onRetry}>
              {translate(commonTexts.tryAgain)}
            </Button>
          )}
          <Button size="small" onClick={onGiveUp}>
            {translate(texts.giveUp)}
          </Button>
        </p>
      )}
    </li>
  );
}

/** The address of the picture in this browser. */
function usePreview(picture: Blob): string {
  const [preview] = useState(() => URL.createObjectURL(picture));
  useEffect(() => () => URL.revokeObjectURL(preview), [preview]);
  return preview;
}
