import type { resendCode } from '@pathshala/svc-auth/contract/http';
import { Button } from '@pathshala/web-kit/parts/button';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { texts } from './texts.ts';
import { useCountdown } from './use-countdown.ts';

/** Sends a new code, not sooner than the server allows; says how long that is. */
export function ResendButton({ waitSeconds }: { readonly waitSeconds: number }): ReactNode {
  const say = useText();
  const { toast } = useServices();
  const [readyAt, setReadyAt] = useState(() => Date.now() + waitSeconds * 1000);
  const seconds = useCountdown(readyAt);
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
  if (seconds > 0) return <span>{say(texts.resendIn, { seconds })}</span>;
  return (
    <Button kind="quiet" isBusy={resend.isPending} onClick={() => resend.mutate({})}>
      {say(texts.resend)}
    </Button>
  );
}
