import { Button } from '@pathshala/web-kit/parts/button';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useId, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import styles from './crop-dialog.module.css';
import { type CutArea, cutOut } from './cut-out.ts';
import { texts } from './texts.ts';

export interface CropDialogProps {
  /** The address of the picture. */
  readonly url: string;
  readonly isBusy: boolean;
  readonly error: string | undefined;
  readonly onCut: (photo: Blob) => void;
  readonly onClose: () => void;
}

const maxZoom = 4;

/** Moves and zooms a picture below a round window: by finger, mouse, wheel, arrow keys and slider. */
export function CropDialog({ url, isBusy, error, onCut, onClose }: CropDialogProps): ReactNode {
  const translate = useText();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [isBroken, setBroken] = useState(false);
  const area = useRef<CutArea>(undefined);
  const zoomId = useId();
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
      <div className={styles['stage']}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={maxZoom}
          aspect={1}
          cropShape="round"
          objectFit="cover"
          showGrid={false}
          keyboardStep={8}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_percent, pixels) => {
            area.current = pixels;
          }}
          cropperProps={{ role: 'group', 'aria-label': translate(texts.cropArea) }}
          disableAutomaticStylesInjection
          classes={{
            containerClassName: styles['container'] ?? '',
            mediaClassName: styles['media'] ?? '',
            cropAreaClassName: styles['window'] ?? '',
          }}
        />
      </div>
      <label className={styles['zoom']} htmlFor={zoomId}>
        {translate(texts.zoom)}
        <input
          id={zoomId}
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
      {(isBroken || error !== undefined) && (
        <Notice tone="bad" isLive>
          <p>{isBroken ? translate(texts.broken) : error}</p>
        </Notice>
      )}
    </Dialog>
  );
}
