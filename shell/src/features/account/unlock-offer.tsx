import { identifierBody } from '@pathshala/rules/email';
import type { unlockLink } from '@pathshala/svc-auth-contract/http';
import { Button } from '@pathshala/web-kit/parts/button';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';

/** Offers a link that ends a lock-out to the owner of the mailbox, who may not have caused it. */
export function UnlockOffer({ identifier }: { readonly identifier: string }): ReactNode {
  const translate = useText();
  const asking = useApiMutation<typeof unlockLink>('post', '/auth/unlock-link');
  if (asking.data) return <output>{asking.data.message}</output>;
  return (
    <>
      <p>{asking.error?.message ?? translate(texts.unlockOffer)}</p>
      <Button isBusy={asking.isPending} onClick={() => asking.mutate({ body: identifierBody(identifier) })}>
        {translate(texts.mailLink)}
      </Button>
    </>
  );
}
