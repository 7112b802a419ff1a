import { useInRouterContext } from '@pathshala/web-kit/router';
import { type ReactNode, use } from 'react';
import { isApiError } from '../api/api-error.ts';
import { commonTexts } from '../i18n/common-texts.ts';
import { useText } from '../i18n/texts.ts';
import { Button } from './button.tsx';
import { sentenceOf } from './failure-sentence.ts';
import { InsidePage, Page } from './page.tsx';
import styles from './states.module.css';

const texts = {
  title: { en: 'This did not work', bn: 'কাজটি হয়নি' },
  reference: { en: 'Reference: {id}', bn: 'সূত্র: {id}' },
};

export interface FailedStateProps {
  readonly title?: string;
  /** A string or an ApiError's message is for users and shown; any other error shows only its kind. */
  readonly error: Error | string;
  readonly onRetry?: () => void;
}

/** The failure and Try again; with a page title of its own if it replaces a page. */
export function FailedState({ title, error, onRetry }: FailedStateProps): ReactNode {
  const translate = useText();
  const hasRouter = useInRouterContext();
  const isPage = !use(InsidePage) && hasRouter;
  const requestId = isApiError(error) ? error.requestId : undefined;
  const sentence = sentenceOf(error);
  const message = typeof sentence === 'string' ? sentence : translate(sentence);
  const heading = title ?? translate(texts.title);
  const state = (
    <div className={styles['state']} role="alert">
      <LampGoneOut />
      {!isPage && <p className={styles['title']}>{heading}</p>}
      {!heading.includes(message) && <p>{message}</p>}
      {requestId !== undefined && (
        <p className={styles['reference']}>{translate(texts.reference, { id: requestId })}</p>
      )}
      {onRetry && <Button onClick={onRetry}>{translate(commonTexts.tryAgain)}</Button>}
    </div>
  );
  return isPage ? <Page title={heading}>{state}</Page> : state;
}

/** Decoration: a lantern that has gone out. */
function LampGoneOut(): ReactNode {
  return (
    <svg className={styles['picture']} viewBox="0 0 120 72" aria-hidden="true" fill="none" strokeWidth="2">
      <path d="M28 66h64" stroke="var(--line-strong)" />
      <path d="M48 66v-6c0-3 4-5 12-5s12 2 12 5v6" stroke="var(--quiet)" />
      <path d="M53 55c-7-7-7-19 0-27h14c7 8 7 20 0 27" stroke="var(--green)" />
      <path d="M51 28h18M55 28l2-6h6l2 6" stroke="var(--quiet)" />
      <path d="M48 62c-14-18-12-54 12-54s26 36 12 54" stroke="var(--quiet)" />
      <path d="M60 55v-8" stroke="var(--quiet)" />
      <path d="M60 43c-3-3 3-5 0-9" stroke="var(--line-strong)" strokeDasharray="3 3" />
    </svg>
  );
}
