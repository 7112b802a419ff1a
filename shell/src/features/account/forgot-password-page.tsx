import { identifierBody } from '@pathshala/rules/email';
import type { forgotPassword } from '@pathshala/svc-auth-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { Link } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { withNext } from '../../router/guard.ts';
import { AccountForm } from './account-form.tsx';
import { AccountFrame } from './account-frame.tsx';
import { IdentifierField } from './identifier-field.tsx';
import { identifierDraft, identifierProblems } from './rules.ts';
import { texts } from './texts.ts';
import { useAccountForm } from './use-account-form.ts';
import { useNextPath } from './visitor-frame.tsx';

/** /forgot-password (AUTH-08): requests the link for a new password. */
export function ForgotPasswordPage(): ReactNode {
  const translate = useText();
  const next = useNextPath();
  return (
    <AccountFrame
      title={translate(texts.forgot)}
      lead={translate(texts.forgotLead)}
      below={<Link to={withNext('/login', next)}>{translate(texts.backToLogin)}</Link>}
    >
      <Form />
    </AccountFrame>
  );
}

function Form(): ReactNode {
  const translate = useText();
  const { api, session } = useServices();
  const [sent, setSent] = useState<string>();
  const form = useAccountForm<{ readonly identifier: string }>({
    empty: { identifier: '' },
    draft: identifierDraft,
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
    <AccountForm form={form} action={translate(texts.mailLink)}>
      {sent !== undefined && (
        <Notice tone="good" isLive>
          <p>{sent}</p>
        </Notice>
      )}
      <IdentifierField
        label={translate(commonTexts.usernameOrEmail)}
        input={form.register('identifier')}
        error={form.errors.identifier?.message}
      />
    </AccountForm>
  );
}
