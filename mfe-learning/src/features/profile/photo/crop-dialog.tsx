import { Button } from '@pathshala/web-kit/parts/button';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useRef, useState } from 'react';
import styles from './crop-dialog.module.css';
import { CropStage } from './crop-stage.tsx';
import { type CutArea, cutOut } from './cut-out.ts';
import { texts } from './texts.ts';

interface CropDialogProps {
  /** The address of the picture. */
  readonly url: string;
  readonly isBusy: boolean;
  readonly error: string | undefined;
  readonly onCut: (photo: Blob) => void;
  readonly onClose: () => void;
}

/** The part of the picture that becomes the photo, cut out when it is saved. */
export function CropDialog({ url, isBusy, error, onCut, onClose }: CropDialogProps): ReactNode {
  const translate = useText();
  const [isBroken, setBroken] = useState(false);
  const area = useRef<CutArea>(undefined);
  const save = (): void => {
    if (area.current === undefined) return;
    cutOut(url, area.current).then(onCut, () => setBroken(true));
  };
  return (
    <Dialog
      title={translate(texts.cropTitle)}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate(texts.cancel)}</Button>
          <Button kind="primary" isBusy={isBusy} onClick={save}>
            {translate(texts.save)}
          </Button>
        </>
      }
    >
      <p className={styles['help']}>{translate(texts.cropHelp)}</p>
      <CropStage
        url={url}
        onArea={(pixels) => {
          area.current = pixels;
        }}
      />
      {(isBroken || error !== undefined) && (
        <Notice tone="bad" isLive>
          <p>{isBroken ? translate(texts.broken) : error}</p>
        </Notice>
      )}
    </Dialog>
  );
}
