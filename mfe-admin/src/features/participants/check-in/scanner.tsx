import { Notice } from '@pathshala/web-kit/parts/notice';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from '../participants.module.css';
import { checkInTexts as texts } from '../texts.ts';
import { useCamera } from './use-camera.ts';

/** The picture of the camera, in which QR codes are read. */
export function Scanner({ onCode }: { readonly onCode: (text: string) => void }): ReactNode {
  const translate = useText();
  const { video, hasFailed } = useCamera(onCode);
  if (hasFailed)
    return (
      <Notice tone="bad" isLive>
        <p>{translate(texts.noCamera)}</p>
      </Notice>
    );
  return (
    <video ref={video} className={styles['camera']} aria-label={translate(texts.picture)} muted playsInline />
  );
}
