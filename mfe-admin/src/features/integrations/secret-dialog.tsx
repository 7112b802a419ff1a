import { Button } from '@mantine/core';
import { AdminModal, ModalActions } from '@pathshala/admin-kit/modal/modal';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './integrations.module.css';
import { texts } from './texts.ts';

interface SecretDialogProps {
  readonly title: string;
  readonly lead: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** A secret that is shown once. */
export function SecretDialog({ title, lead, secret, onClose }: SecretDialogProps): ReactNode {
  const translate = useText();
  const { toast } = useServices();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(secret);
      toast.success(translate(texts.copied));
    } catch {
      // Browsers allow it on secure pages only: the text can be marked.
      toast.error(translate(texts.notCopied));
    }
  }
  return (
    <AdminModal title={title} onClose={onClose}>
      <p>{lead}</p>
      <pre className={styles['exact']} {...{ tabIndex: 0 }}>
        {secret}
      </pre>
      <ModalActions>
        <Button variant="default" onClick={() => void copy()}>
          {translate(texts.copy)}
        </Button>
        <Button onClick={onClose}>{translate(texts.done)}</Button>
      </ModalActions>
    </AdminModal>
  );
}
