import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import styles from './crop-dialog.module.css';
import type { CutArea } from './cut-out.ts';
import { texts } from './texts.ts';

interface CropStageProps {
  readonly url: string;
  /** The part in the window, in pixels of the picture. */
  readonly onArea: (area: CutArea) => void;
}

const maxZoom = 4;

/** Moves and zooms a picture below a round window: by finger, mouse, wheel, arrow keys and slider. */
export function CropStage({ url, onArea }: CropStageProps): ReactNode {
  const translate = useText();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const zoomId = useId();
  return (
    <>
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
          onCropAreaChange={(_percent, pixels) => onArea(pixels)}
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
    </>
  );
}
