import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { commonTexts } from '../i18n/common-texts.ts';
import { useText } from '../i18n/texts.ts';
import { showModal } from './show-modal.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** Called by Escape, the close button and a click outside. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons, the main one last. */
  readonly actions?: ReactNode;
}

/** A native modal dialog: the browser traps the focus. */
export function Dialog({ title, isOpen, onClose, children, actions }: DialogProps): ReactNode {
  const translate = useText();
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return undefined;
    return showModal(dialog);
  }, [isOpen]);
  if (!isOpen) return null;
  const closeOutside = (event: MouseEvent): void => {
    if (event.target === ref.current) onClose();
  };
  return (
    // The click is only a shortcut: Escape and the close button do the same by keyboard.
    <dialog
      ref={ref}
      className={styles['dialog']}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClickCapture={closeOutside}
    >
      <div className={styles['sheet']}>
        <header className={styles['head']}>
          <h2 id={titleId}>{title}</h2>
          <button
            type="button"
            className={styles['close']}
            aria-label={translate(commonTexts.close)}
            onClick={onClose}
          >
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d="m5 5 10 10M15 5 5 15" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </button>
        </header>
        {children}
        {actions !== undefined && <footer className={styles['actions']}>{actions}</footer>}
      </div>
    </dialog>
  );
}
