import type { ReactNode } from 'react';
import { useText } from '../i18n/texts.ts';
import { Button } from './button.tsx';
import { useCountdown } from './use-countdown.ts';

const texts = {
  resend: { en: 'Send a new code', bn: 'নতুন কোড পাঠান' },
  seconds: {
    en: 'A new code can be sent in {seconds} seconds',
    bn: '{seconds} সেকেন্ড পরে নতুন কোড পাঠানো যাবে',
  },
  minutes: {
    en: 'A new code can be sent in {minutes} minutes',
    bn: '{minutes} মিনিট পরে নতুন কোড পাঠানো যাবে',
  },
};

export interface ResendButtonProps {
  /** When the server sends the next code, epoch milliseconds. */
  readonly readyAt: number;
  readonly isBusy: boolean;
  readonly onResend: () => void;
}

/** Sends a new code; counts down until the server allows it. */
export function ResendButton({ readyAt, isBusy, onResend }: ResendButtonProps): ReactNode {
  const translate = useText();
  // The key restarts the countdown: a finished one does not tick any more.
  return (
    <Wait key={readyAt} until={readyAt}>
      <Button kind="quiet" isBusy={isBusy} onClick={onResend}>
        {translate(texts.resend)}
      </Button>
    </Wait>
  );
}

/** Seconds; a longer wait is shown in minutes. */
const countedSeconds = 120;

function Wait({ until, children }: { readonly until: number; readonly children: ReactNode }): ReactNode {
  const translate = useText();
  const seconds = useCountdown(until);
  if (seconds === 0) return children;
  return (
    <span>
      {seconds <= countedSeconds
        ? translate(texts.seconds, { seconds })
        : translate(texts.minutes, { minutes: Math.ceil(seconds / 60) })}
    </span>
  );
}
