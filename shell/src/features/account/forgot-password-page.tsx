import type { forgotPassword } from '@pathshala/svc-auth-contract/http';
import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { Link } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { AccountFrame } from './account-frame.tsx';
import { IdentifierField } from './identifier-field.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { identifierBody, identifierProblems } from './rules.ts';
import { texts } from './texts.ts';
import { useAccountForm } from './use-account-form.ts';

/** /forgot-password (AUTH-08): requests the link for a new password. */
export function ForgotPasswordPage(): ReactNode {
  const translate = useText();
  return (
    <AccountFrame
      title={translate(texts.forgot)}
      lead={translate(texts.forgotLead)}
      below={<Link to="/login">{translate(texts.backToLogin)}</Link>}
    >
      <Form />
    </AccountFrame>
  );
}

function Form(): ReactNode {
  const translate = useText();
  const { api, session } = useServices();
  const [sent, setSent] = useState<string>();
  const { register, formState, refusal, submit } = useAccountForm<{ readonly identifier: string }>({
    empty: { identifier: '' },
    check: identifierProblems,
    send: async ({ identifier }) => {
      setSent(undefined);
      const body = identifierBody(identifier);
      const { message } = await api.call<typeof forgotPassword>('post', '/auth/forgot', { body });
      session.succeeded(message);
      setSent(message);
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <RefusalNotice text={refusal} />
      {sent !== undefined && (
        <Notice tone="good" isLive>
          <p>{sent}</p>
        </Notice>
      )}
      <IdentifierField
        label={translate(texts.identifier)}
        input={register('identifier')}
        error={formState.errors.identifier?.message}
      />
      <Button type="submit" kind="primary" isBusy={formState.isSubmitting}>
        {translate(texts.mailLink)}
      </Button>
    </form>
  );
}
