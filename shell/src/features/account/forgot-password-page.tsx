import { identifierBody } from '@pathshala/rules/email';
import { mobileKeyOf } from '@pathshala/rules/mobile';
import type { forgotPassword } from '@pathshala/svc-auth-contract/http';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { Link, useNavigate } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { useHasSms } from '@pathshala/web-kit/site-settings';
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

/** The answer; `request` belongs to a code by SMS. */
interface Sent {
  readonly message: string;
  readonly request?: string | undefined;
}

/** /forgot-password (AUTH-08): requests the link for a new password, or a code by SMS. */
export function ForgotPasswordPage(): ReactNode {
  const translate = useText();
  const next = useNextPath();
  const hasSms = useHasSms();
  return (
    <AccountFrame
      title={translate(texts.forgot)}
      lead={translate(hasSms ? texts.forgotSmsLead : texts.forgotLead)}
      below={<Link to={withNext('/login', next)}>{translate(texts.backToLogin)}</Link>}
    >
      <Form />
    </AccountFrame>
  );
}

function Form(): ReactNode {
  const translate = useText();
  const hasSms = useHasSms();
  const navigate = useNavigate();
  const { api, session } = useServices();
  const [sent, setSent] = useState<Sent>();
  const enterCode = (state: Sent) => void navigate('/reset-password', { state });
  const form = useAccountForm<{ readonly identifier: string }>({
    empty: { identifier: '' },
    draft: identifierDraft,
    check: identifierProblems,
    send: async ({ identifier }) => {
      setSent(undefined);
      const body = identifierBody(identifier);
      const { message, request } = await api.call<typeof forgotPassword>('post', '/auth/forgot', { body });
      session.succeeded(message);
      if (request !== undefined && mobileKeyOf(identifier) !== null) enterCode({ message, request });
      else setSent({ message, request });
    },
  });
  return (
    <AccountForm form={form} action={translate(hasSms ? texts.sendIt : texts.mailLink)}>
      {sent !== undefined && (
        <Notice tone="good" isLive>
          <p>{sent.message}</p>
        </Notice>
      )}
      {sent?.request !== undefined && (
        <Button kind="quiet" onClick={() => enterCode(sent)}>
          {translate(texts.haveCode)}
        </Button>
      )}
      <IdentifierField
        label={translate(hasSms ? texts.identifierOrMobile : commonTexts.usernameOrEmail)}
        input={form.register('identifier')}
        error={form.errors.identifier?.message}
      />
    </AccountForm>
  );
}
