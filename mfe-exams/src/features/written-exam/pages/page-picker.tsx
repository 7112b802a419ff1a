import { useText } from '@pathshala/web-kit/texts';
import type { ChangeEvent, ReactNode } from 'react';
import { texts } from '../texts.ts';
import styles from '../written.module.css';

export interface PagePickerProps {
  readonly onFiles: (files: readonly File[]) => Promise<void>;
  readonly isFull: boolean;
}

/** The camera of a phone, or files; each input looks like a button. */
export function PagePicker({ onFiles, isFull }: PagePickerProps): ReactNode {
  const translate = useText();
  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    void onFiles([...(target.files ?? [])]);
    // The same file can be chosen again.
    target.value = '';
  }
  const shared = { type: 'file', accept: 'image/*', disabled: isFull, onChange: choose } as const;
  return (
    <p className={styles['picker']}>
      <label className={styles['pick']}>
        <input {...shared} capture="environment" />
        {translate(texts.camera)}
      </label>
      <label className={styles['pick']}>
        <input {...shared} multiple />
        {translate(texts.choose)}
      </label>
    </p>
  );
}
