import type { resendCode } from '@pathshala/svc-auth-contract/http';
import { ResendButton } from '@pathshala/web-kit/parts/resend-button';
import { useServices } from '@pathshala/web-kit/services';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';

/** Sends the code of the sign-up again. */
export function ResendCode({ firstAt }: { readonly firstAt: number }): ReactNode {
  const { toast } = useServices();
  const [readyAt, setReadyAt] = useState(firstAt);
  const wait = (seconds: number): void => setReadyAt(Date.now() + seconds * 1000);
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
  return <ResendButton readyAt={readyAt} isBusy={resend.isPending} onResend={() => resend.mutate({})} />;
}
