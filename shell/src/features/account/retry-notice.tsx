import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useCountdown } from '@pathshala/web-kit/use-countdown';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';

interface RetryNoticeProps {
  /** When the next try begins, epoch milliseconds. */
  readonly until: number;
  readonly onStop: () => void;
}

/** The call was put off and is repeated by itself; the countdown is not announced. */
export function RetryNotice({ until, onStop }: RetryNoticeProps): ReactNode {
  const translate = useText();
  const { clock } = useFormat();
  const seconds = useCountdown(until);
  return (
    <Notice tone="attention">
      <p>
        <output>{translate(texts.busy)}</output>
      </p>
      <p>
        {seconds === 0
          ? translate(texts.retryNow)
          : translate(texts.retryIn, { left: clock(seconds * 1000) })}
      </p>
      <Button size="small" onClick={onStop}>
        {translate(texts.retryStop)}
      </Button>
    </Notice>
  );
}
