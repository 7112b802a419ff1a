import { commonTexts } from '@pathshala/web-kit/common-texts';
import { PageAttempt } from '@pathshala/web-kit/lazy-page';
import { Button } from '@pathshala/web-kit/parts/button';
import { FallbackBoundary } from '@pathshala/web-kit/parts/fallback-boundary';
import { useText } from '@pathshala/web-kit/texts';
import { Fragment, type ReactNode, Suspense, useState } from 'react';
import styles from './rich-text.module.css';

const texts = {
  failed: {
    en: 'The editor could not be loaded. Check your connection.',
    bn: 'সম্পাদনার অংশটি আসেনি। ইন্টারনেট সংযোগ দেখুন।',
  },
};

export interface LoadingProps {
  /** Shown until the editor is there. */
  readonly content: ReactNode;
  readonly children: ReactNode;
}

/** Shows the text while its editor is loaded, and a way to try again if that fails. */
export function Loading({ content, children }: LoadingProps): ReactNode {
  const translate = useText();
  const [attempt, setAttempt] = useState({ number: 0 });
  const failed = (
    <>
      {content}
      <p className={styles['row']}>
        {translate(texts.failed)}{' '}
        <Button size="small" onClick={() => setAttempt(({ number }) => ({ number: number + 1 }))}>
          {translate(commonTexts.tryAgain)}
        </Button>
      </p>
    </>
  );
  return (
    <PageAttempt value={attempt}>
      <Fragment key={attempt.number}>
        <FallbackBoundary fallback={failed}>
          <Suspense fallback={content}>{children}</Suspense>
        </FallbackBoundary>
      </Fragment>
    </PageAttempt>
  );
}
