import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../i18n/texts.ts';
import { showModal } from './show-modal.ts';
import styles from './side-sheet.module.css';

const close = { en: 'Close the menu', bn: 'মেনু বন্ধ করুন' };

export interface SideSheetProps {
  /** The name for screen readers. */
  readonly label: string;
  /** Called by Escape, the close button and a click outside. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The menu of narrow screens: a modal sheet from the side. */
export function SideSheet({ label, onClose, children }: SideSheetProps): ReactNode {
  const translate = useText();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => (ref.current ? showModal(ref.current) : undefined), []);
  const closeOutside = (event: MouseEvent): void => {
    if (event.target === ref.current) onClose();
  };
  return (
    <dialog
      ref={ref}
      className={styles['side']}
      aria-label={label}
      onCancel={onClose}
      onClickCapture={closeOutside}
    >
      <div className={styles['sheet']}>
        <button type="button" className={styles['close']} onClick={onClose}>
          {translate(close)}
        </button>
        {children}
      </div>
    </dialog>
  );
}
