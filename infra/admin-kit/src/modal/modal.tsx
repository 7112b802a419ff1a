import { Modal } from '@mantine/core';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './modal.module.css';

export interface AdminModalProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly size?: 'md' | 'lg' | 'xl';
  readonly children: ReactNode;
}

/** A dialog with fields of Mantine, whose lists open above it; others are web-kit's `Dialog`. Buttons are in `ModalActions`, the main one last. */
export function AdminModal({ title, onClose, size = 'md', children }: AdminModalProps): ReactNode {
  const translate = useText();
  return (
    <Modal.Root opened centered size={size} onClose={onClose} transitionProps={{ duration: 0 }}>
      <Modal.Overlay />
      <Modal.Content>
        {/* The dialog has no Modal.Header: its `header` would be a second banner of the page. */}
        <div className={styles['head']}>
          <Modal.Title className={styles['title'] ?? ''}>{title}</Modal.Title>
          <Modal.CloseButton aria-label={translate(commonTexts.close)} />
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

export function ModalActions({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles['actions']}>{children}</div>;
}
