import { Button } from '@mantine/core';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { FormModal } from '../forms/form-modal.tsx';
import type { ConfirmQuestion } from './use-confirm.ts';
import styles from './confirm-modal.module.css';

const texts = { cancel: { en: 'Cancel', bn: 'বাতিল' } };

export interface ConfirmModalProps {
  readonly question: ConfirmQuestion;
  readonly onAnswer: (isConfirmed: boolean) => void;
}

/** A dangerous action never has the first focus: Enter on an unread question must not delete. */
export function ConfirmModal({ question, onAnswer }: ConfirmModalProps): ReactNode {
  const translate = useText();
  const { title, body, confirmText, isDangerous = false } = question;
  return (
    <FormModal title={title} onClose={() => onAnswer(false)} returnsFocus={false}>
      {body !== undefined && <div className={styles['body']}>{body}</div>}
      <div className={styles['actions']} data-dangerous={isDangerous}>
        <Button variant="default" data-autofocus={isDangerous || undefined} onClick={() => onAnswer(false)}>
          {translate(texts.cancel)}
        </Button>
        <Button
          color={isDangerous ? 'red' : 'green'}
          data-autofocus={!isDangerous || undefined}
          onClick={() => onAnswer(true)}
        >
          {confirmText}
        </Button>
      </div>
    </FormModal>
  );
}
