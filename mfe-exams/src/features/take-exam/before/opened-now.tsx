import { Notice } from '@pathshala/web-kit/parts/notice';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useEffect, useState } from 'react';
import type { EntryStateProps } from './entry-state.ts';
import { texts } from './texts.ts';

/**
 * Says that the exam has opened to who has waited for it, and fetches the paper: Start then finds it in the browser. The
 * server answers no paper before the opening.
 */
export function OpenedNow({ overview, desk }: Pick<EntryStateProps, 'overview' | 'desk'>): ReactNode {
  const say = useText();
  const isWaiting = overview.refusal === 'exams.not-open-yet';
  const [hasWaited, setHasWaited] = useState(isWaiting);
  if (isWaiting && !hasWaited) setHasWaited(true);
  const isOpened = hasWaited && overview.canStart;
  const { calls } = desk;
  const { paperUrl } = overview;
  useEffect(() => {
    if (!isOpened || paperUrl === null) return;
    // Missing it now costs nothing: Start asks for it again, and says why it fails.
    calls.paper(paperUrl).catch(() => undefined);
  }, [isOpened, paperUrl, calls]);
  if (!isOpened) return null;
  return (
    <Notice tone="good" isLive>
      <p>{say(texts.waitOpen)}</p>
    </Notice>
  );
}
