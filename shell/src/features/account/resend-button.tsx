import type { resendCode } from '@pathshala/svc-auth-contract/http';
import { Button } from '@pathshala/web-kit/parts/button';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { texts } from './texts.ts';
import { useCountdown } from './use-countdown.ts';

/** Sends a new code. Counts down until the server allows the next one. */
export function ResendButton({ firstAt }: { readonly firstAt: number }): ReactNode {
  const translate = useText();
  const { toast } = useServices();
  const [readyAt, setReadyAt] = useState(firstAt);
  const wait = (next: number): void => setReadyAt(Date.now() + next * 1000);
  const resend = useApiMutation<typeof resendCode>('post', '/auth/resend', {
    onSuccess: ({ message, resendAfterSeconds }) => {
      toast.success(message);
      wait(resendAfterSeconds);
    },
    onError: ({ message, retryAfter }) => {
      toast.error(message);
      if (retryAfter !== undefined) wait(retryAfter);
    },
  });
  // The key restarts the countdown: a finished one does not tick any more.
  return (
    <Wait key={readyAt} until={readyAt}>
      <Button kind="quiet" isBusy={resend.isPending} onClick={() => resend.mutate({})}>
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
        ? translate(texts.resendIn, { seconds })
        : translate(texts.resendInMinutes, { minutes: Math.ceil(seconds / 60) })}
    </span>
  );
}
