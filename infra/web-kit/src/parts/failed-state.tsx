import type { ReactNode } from 'react';
import { isApiError } from '../api/api-error.ts';
import { useText } from '../i18n/texts.ts';
import { Button } from './button.tsx';
import styles from './states.module.css';

const texts = {
  title: { en: 'This did not work', bn: 'কাজটি হয়নি' },
  again: { en: 'Try again', bn: 'আবার চেষ্টা করুন' },
  reference: { en: 'Reference: {id}', bn: 'সূত্র: {id}' },
};

export interface FailedStateProps {
  readonly title?: string;
  /** Its message is shown: an ApiError's is written for readers. */
  readonly error: Error | string;
  readonly onRetry?: () => void;
}

/** What happened, and Try again. */
export function FailedState({ title, error, onRetry }: FailedStateProps): ReactNode {
  const say = useText();
  const requestId = isApiError(error) ? error.requestId : undefined;
  return (
    <div className={styles['state']} role="alert">
      <p className={styles['title']}>{title ?? say(texts.title)}</p>
      <p>{typeof error === 'string' ? error : error.message}</p>
      {requestId !== undefined && (
        <p className={styles['reference']}>{say(texts.reference, { id: requestId })}</p>
      )}
      {onRetry && <Button onClick={onRetry}>{say(texts.again)}</Button>}
    </div>
  );
}
