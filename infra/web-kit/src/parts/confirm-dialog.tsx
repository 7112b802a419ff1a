import type { ReactNode } from 'react';
import { commonTexts } from '../i18n/common-texts.ts';
import { useText } from '../i18n/texts.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  readonly title: string;
  /** The text on what will happen. */
  readonly children: ReactNode;
  /** A verb, 'Delete'. */
  readonly confirmText: string;
  readonly isDangerous?: boolean;
  readonly isBusy?: boolean;
  readonly isOpen: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for a confirmation. A dangerous action never has the first focus: Enter on an unread question must not delete. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const translate = useText();
  const { title, children, confirmText, isOpen, onConfirm, onClose } = props;
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} data-autofocus={props.isDangerous || undefined}>
            {translate(commonTexts.cancel)}
          </Button>
          <Button
            kind={props.isDangerous ? 'danger' : 'primary'}
            isBusy={props.isBusy ?? false}
            onClick={onConfirm}
          >
            {confirmText}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
