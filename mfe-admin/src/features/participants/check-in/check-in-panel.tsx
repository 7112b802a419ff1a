import { TextInput } from '@mantine/core';
import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useText } from '@pathshala/web-kit/texts';
import { type FormEvent, type ReactNode, useState } from 'react';
import styles from '../participants.module.css';
import { checkInTexts as texts } from '../texts.ts';
import { type CheckInOutcome, useCheckIn } from './use-check-in.ts';
import { useCamera } from './use-camera.ts';

/**
 * Checks participants in at the entrance: by a code or roll number from the keyboard, or by the QR code of the admit card
 * with the camera.
 */
export function CheckInPanel({ campaignId }: { readonly campaignId: string }): ReactNode {
  const translate = useText();
  const [typed, setTyped] = useState('');
  const [isScanning, setScanning] = useState(false);
  const [outcome, setOutcome] = useState<CheckInOutcome>();
  const { isBusy, checkIn } = useCheckIn(campaignId, setOutcome);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    checkIn(typed);
    setTyped('');
  };
  return (
    <section className={styles['checkIn']}>
      <h2>{translate(texts.title)}</h2>
      <form className={styles['entry']} onSubmit={submit}>
        <TextInput
          label={translate(texts.label)}
          description={translate(texts.help)}
          inputWrapperOrder={['label', 'input', 'description']}
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={60}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {translate(texts.submit)}
        </Button>
        <Button onClick={() => setScanning(!isScanning)}>
          {translate(isScanning ? texts.stop : texts.scan)}
        </Button>
      </form>
      {isScanning && <Scanner onCode={checkIn} />}
      <div aria-live="polite" className={styles['outcome']}>
        {outcome && (
          <Notice tone={outcome.tone}>
            <p>{outcome.text}</p>
          </Notice>
        )}
      </div>
    </section>
  );
}

/** The picture of the camera, in which QR codes are read. */
function Scanner({ onCode }: { readonly onCode: (text: string) => void }): ReactNode {
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
