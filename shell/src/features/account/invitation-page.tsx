import { formMessages as auth } from '@pathshala/svc-auth-contract/form-messages';
import type { openInvitation } from '@pathshala/svc-auth-contract/http';
import { isApiError } from '@pathshala/web-kit/api-error';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { FailedState } from '@pathshala/web-kit/parts/failed-state';
import { LoadingState } from '@pathshala/web-kit/parts/loading-state';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useQuery } from '@pathshala/web-kit/query';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useServices } from '@pathshala/web-kit/services';
import { useSiteName } from '@pathshala/web-kit/site-settings';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useRef, useState } from 'react';
import { AccountFrame } from './account-frame.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { texts } from './invitation-texts.ts';
import { useMailedToken } from './use-mailed-token.ts';

/** /invitation: the target of a mailed invitation. */
export function InvitationPage(): ReactNode {
  const translate = useText();
  const token = useMailedToken();
  return (
    <AccountFrame title={translate(texts.title, { school: useSiteName() })} lead={translate(texts.lead)}>
      {token === '' ? <Invalid /> : <Invited token={token} />}
    </AccountFrame>
  );
}

function Invited({ token }: { readonly token: string }): ReactNode {
  const { api } = useServices();
  const [isOver, setOver] = useState(false);
  const isAccepted = useRef(false);
  const { data, error, refetch } = useQuery<AnswerOf<typeof openInvitation>>({
    queryKey: ['/auth/invitation', token],
    queryFn: () => api.call<typeof openInvitation>('post', '/auth/invitation', { body: { token } }),
    retry: false,
    // Reading the answers of the new person again must not ask for a token that is used up.
    enabled: () => !isAccepted.current,
  });
  if (isOver || (isApiError(error) && error.code === 'auth.invitation-invalid')) return <Invalid />;
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <LoadingState />;
  return (
    <InvitationForm
      token={token}
      invited={data}
      onAccepted={() => {
        isAccepted.current = true;
      }}
      onOver={() => setOver(true)}
    />
  );
}

function Invalid(): ReactNode {
  const translate = useText();
  return (
    <>
      <Notice tone="bad" isLive>
        <p>{translate(auth['auth.invitation-invalid'])}</p>
      </Notice>
      <LinkButton to="/">{translate(texts.home)}</LinkButton>
    </>
  );
}
