import { Button } from '@pathshala/web-kit/parts/button';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './lesson.module.css';
import type { Theater } from './use-theater.ts';
import { texts } from './video/video-texts.ts';

/** Is shown on wide screens only: a narrow one shows the video over its whole width anyway. */
export function TheaterButton({ theater }: { readonly theater: Theater }): ReactNode {
  const translate = useText();
  return (
    <Button
      size="small"
      className={styles['theater'] ?? ''}
      aria-pressed={theater.isOn}
      aria-keyshortcuts="t"
      title={translate(texts.theaterKey)}
      onClick={theater.toggle}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor">
        <rect x="1.5" y="4.5" width="17" height="11" rx="2" strokeWidth="1.6" />
        {theater.isOn && (
          <rect x="4.5" y="7" width="11" height="6" rx="1" fill="currentColor" stroke="none" />
        )}
      </svg>
      {translate(texts.theater)}
    </Button>
  );
}
