import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button } from '@pathshala/web-kit/parts/button';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './remote-notice.module.css';
import type { VersionError } from './version-error.ts';

const texts = {
  title: { en: 'This part of the site is not available', bn: 'সাইটের এই অংশটি এখন পাওয়া যাচ্ছে না' },
  text: {
    en: 'It did not load. The rest of the site works. Try again, or reload the page.',
    bn: 'এটি লোড হয়নি। সাইটের বাকি অংশ কাজ করছে। আবার চেষ্টা করুন, অথবা পাতাটি নতুন করে খুলুন।',
  },
  otherVersion: {
    en: 'It belongs to another version of the site. The rest of the site works. Reload the page; if that does not help, come back a little later.',
    bn: 'এই অংশটি সাইটের অন্য একটি সংস্করণের। সাইটের বাকি অংশ কাজ করছে। পাতাটি নতুন করে খুলুন; তাতেও না হলে একটু পরে আসুন।',
  },
  reload: { en: 'Reload', bn: 'নতুন করে খুলুন' },
};

interface RemoteNoticeProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Replaces a remote that is slow, broken, missing or of another version. The error itself goes to the console. */
export function RemoteNotice({ error, onRetry }: RemoteNoticeProps): ReactNode {
  const translate = useText();
  const isOtherVersion = isVersionError(error);
  return (
    <section className={styles['notice']} role="alert" aria-label={translate(texts.title)}>
      <h1>{translate(texts.title)}</h1>
      <p>{translate(isOtherVersion ? texts.otherVersion : texts.text)}</p>
      {isOtherVersion && (
        <p>
          <small>{translate(error.summary)}</small>
        </p>
      )}
      <p className={styles['actions']}>
        {!isOtherVersion && (
          <Button kind="primary" onClick={onRetry}>
            {translate(commonTexts.tryAgain)}
          </Button>
        )}
        <Button onClick={() => globalThis.location.reload()}>{translate(texts.reload)}</Button>
      </p>
    </section>
  );
}

/** Its class is loaded only when such an error is made. */
function isVersionError(error: Error): error is VersionError {
  return error.name === 'VersionError';
}
