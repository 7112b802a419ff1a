import { Button } from '@pathshala/web-kit/parts/button';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './remote-notice.module.css';

const texts = {
  title: { en: 'This part of the site is not available', bn: 'সাইটের এই অংশটি এখন পাওয়া যাচ্ছে না' },
  text: {
    en: 'It did not load. The rest of the site works. Try again, or reload the page.',
    bn: 'এটি লোড হয়নি। সাইটের বাকি অংশ কাজ করছে। আবার চেষ্টা করুন, অথবা পাতাটি নতুন করে খুলুন।',
  },
  again: { en: 'Try again', bn: 'আবার চেষ্টা করুন' },
  reload: { en: 'Reload', bn: 'নতুন করে খুলুন' },
};

export interface RemoteNoticeProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** In the place of a remote that is slow, broken or missing. */
export function RemoteNotice({ error, onRetry }: RemoteNoticeProps): ReactNode {
  const say = useText();
  return (
    <section className={styles['notice']} role="alert" aria-label={say(texts.title)}>
      <h1>{say(texts.title)}</h1>
      <p>{say(texts.text)}</p>
      <p className={styles['actions']}>
        <Button kind="primary" onClick={onRetry}>
          {say(texts.again)}
        </Button>
        <Button onClick={() => globalThis.location.reload()}>{say(texts.reload)}</Button>
      </p>
      <p className={styles['detail']}>{error.message}</p>
    </section>
  );
}
