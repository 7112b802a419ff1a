import type { unlock } from '@pathshala/svc-auth-contract/http';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import type { ReactNode, SyntheticEvent } from 'react';
import { AccountForm } from './account-form.tsx';
import { AccountFrame } from './account-frame.tsx';
import { DoneNotice } from './done-notice.tsx';
import { InvalidLink } from './invalid-link.tsx';
import { texts } from './texts.ts';
import { useMailedToken } from './use-mailed-token.ts';

/** /unlock: the mailed link that ends a lock-out. It takes a button press, because mail programs open links by themselves. */
export function UnlockPage(): ReactNode {
  const translate = useText();
  return (
    <AccountFrame title={translate(texts.unlock)} lead={translate(texts.unlockLead)}>
      <Steps token={useMailedToken()} />
    </AccountFrame>
  );
}

function Steps({ token }: { readonly token: string }): ReactNode {
  const translate = useText();
  const unlocking = useApiMutation<typeof unlock>('post', '/auth/unlock');
  const { data, error, isPending: isSubmitting } = unlocking;
  if (data) return <DoneNotice message={data.message} />;
  if (token === '' || error?.code === 'auth.link-invalid') return <InvalidLink requestPath="/login" />;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    unlocking.mutate({ body: { token } });
  };
  return (
    <AccountForm
      form={{ refusal: error?.message, isSubmitting, submit }}
      action={translate(texts.unlockHere)}
    />
  );
}
