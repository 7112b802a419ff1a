import { useCountdown } from '@pathshala/web-kit/use-countdown';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';
import { UnlockOffer } from './unlock-offer.tsx';

interface LockNoticeProps {
  readonly identifier: string;
  /** Epoch milliseconds. */
  readonly until: number;
}

/** Says how long a locked account waits, with the link that ends the wait for its owner. */
export function LockNotice({ identifier, until }: LockNoticeProps): ReactNode {
  const translate = useText();
  const { clock } = useFormat();
  const seconds = useCountdown(until);
  if (seconds === 0) return <p>{translate(texts.lockOver)}</p>;
  return (
    <>
      <p>{translate(texts.lockLeft, { left: clock(seconds * 1000) })}</p>
      <UnlockOffer identifier={identifier} />
    </>
  );
}
