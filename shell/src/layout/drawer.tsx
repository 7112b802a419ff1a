import type { NavEntry } from '@pathshala/web-kit/registry';
import { showModal } from '@pathshala/web-kit/show-modal';
import { useText } from '@pathshala/web-kit/texts';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { NavList } from './nav-list.tsx';
import { texts } from './texts.ts';
import styles from './drawer.module.css';

export interface DrawerProps {
  readonly entries: readonly NavEntry[];
  readonly onClose: () => void;
}

/** The menu of narrow screens: a modal sheet from the side. */
export function Drawer({ entries, onClose }: DrawerProps): ReactNode {
  const translate = useText();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    return dialog ? showModal(dialog) : undefined;
  }, []);
  const closeOutside = (event: MouseEvent): void => {
    if (event.target === ref.current) onClose();
  };
  return (
    <dialog
      ref={ref}
      className={styles['drawer']}
      aria-label={translate(texts.mainMenu)}
      onCancel={onClose}
      onClickCapture={closeOutside}
    >
      <div className={styles['sheet']}>
        <button type="button" className={styles['close']} onClick={onClose}>
          {translate(texts.closeMenu)}
        </button>
        <nav aria-label={translate(texts.mainMenu)}>
          <NavList entries={entries} onFollow={onClose} />
        </nav>
      </div>
    </dialog>
  );
}
