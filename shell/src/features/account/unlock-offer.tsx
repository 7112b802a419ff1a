import { identifierBody } from '@pathshala/rules/email';
import { mobileKeyOf } from '@pathshala/rules/mobile';
import type { unlock, unlockLink } from '@pathshala/svc-auth-contract/http';
import { Button } from '@pathshala/web-kit/parts/button';
import { CodeField } from '@pathshala/web-kit/parts/code-field';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { texts } from './texts.ts';

/** Offers a link, or a code by SMS, that ends a lock-out to the owner, who may not have caused it. */
export function UnlockOffer({ identifier }: { readonly identifier: string }): ReactNode {
  const translate = useText();
  const asking = useApiMutation<typeof unlockLink>('post', '/auth/unlock-link');
  const isNumber = mobileKeyOf(identifier) !== null;
  if (asking.data) {
    const { message, request } = asking.data;
    return (
      <>
        <output>{message}</output>
        {isNumber && request !== undefined && <UnlockCode request={request} />}
      </>
    );
  }
  return (
    <>
      <p>{asking.error?.message ?? translate(isNumber ? texts.unlockSmsOffer : texts.unlockOffer)}</p>
      <Button isBusy={asking.isPending} onClick={() => asking.mutate({ body: identifierBody(identifier) })}>
        {translate(isNumber ? texts.sendIt : texts.mailLink)}
      </Button>
    </>
  );
}

/** The code makes this browser a known one; the owner logs in afterwards. */
function UnlockCode({ request }: { readonly request: string }): ReactNode {
  const translate = useText();
  const [otp, setOtp] = useState('');
  const unlocking = useApiMutation<typeof unlock>('post', '/auth/unlock', { onError: () => setOtp('') });
  if (unlocking.data) return <output>{unlocking.data.message}</output>;
  return (
    <CodeField
      label={translate(texts.smsCode)}
      value={otp}
      onChange={setOtp}
      onComplete={(code) => unlocking.mutate({ body: { token: `${request}.${code}` } })}
      error={unlocking.error?.message}
    />
  );
}
