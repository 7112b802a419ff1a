import { AdminModal } from '@pathshala/admin-kit/modal/modal';
import type { ShownDeadLetter } from '@pathshala/contract-kit/operations';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from '../operations.module.css';
import { texts } from './texts.ts';

interface LetterDialogProps {
  readonly letter: ShownDeadLetter;
  readonly onClose: () => void;
}

/** One failed event in full, without secrets. */
export function LetterDialog({ letter, onClose }: LetterDialogProps): ReactNode {
  const translate = useText();
  const { dateTime, number } = useFormat();
  const { _id, event, aggregateId, reason, failedAt, attempts, body } = letter;
  return (
    <AdminModal title={event} size="lg" onClose={onClose}>
      <Facts
        isList
        facts={[
          [translate(texts.id), _id],
          [translate(texts.about), aggregateId ?? '–'],
          [translate(texts.failedAt), dateTime(failedAt)],
          [translate(texts.attempts), number(attempts)],
          [translate(texts.reason), reason],
        ]}
      />
      {body !== '' && (
        <pre className={styles['body']} aria-label={translate(texts.body)} {...{ tabIndex: 0 }}>
          {body}
        </pre>
      )}
    </AdminModal>
  );
}
