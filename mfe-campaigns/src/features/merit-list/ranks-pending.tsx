import { Notice } from '@pathshala/web-kit/parts/notice';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';

/** The ranks are being worked out; the page asks by itself. */
export function RanksPending(): ReactNode {
  const text = useText();
  return (
    <Notice isLive>
      <p>{text(texts.pending)}</p>
    </Notice>
  );
}
