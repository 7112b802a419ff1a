import { showModal } from '@pathshala/web-kit/show-modal';
import { useText } from '@pathshala/web-kit/texts';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Menu } from './menu.tsx';
import styles from './menu-drawer.module.css';

const texts = {
  label: { en: 'Boss area menu', bn: 'প্রশাসন মেনু' },
  close: { en: 'Close the menu', bn: 'মেনু বন্ধ করুন' },
};

/** The menu of narrow screens: a modal sheet from the side. */
export function MenuDrawer({ onClose }: { readonly onClose: () => void }): ReactNode {
  const translate = useText();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => (ref.current ? showModal(ref.current) : undefined), []);
  const closeOutside = (event: MouseEvent): void => {
    if (event.target === ref.current) onClose();
  };
  return (
    <dialog
      ref={ref}
      className={styles['drawer']}
      aria-label={translate(texts.label)}
      onCancel={onClose}
      onClickCapture={closeOutside}
    >
      <div className={styles['sheet']}>
        <button type="button" className={styles['close']} onClick={onClose}>
          {translate(texts.close)}
        </button>
        <Menu />
      </div>
    </dialog>
  );
}
