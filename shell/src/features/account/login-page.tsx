import { useNameOf } from '@pathshala/web-kit/bilingual';
import type { logIn } from '@pathshala/svc-auth-contract/http';
import { type ApiError, isApiError } from '@pathshala/web-kit/api-error';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { Field } from '@pathshala/web-kit/parts/field';
import { PasswordInput } from '@pathshala/web-kit/parts/password-input';
import { Link } from '@pathshala/web-kit/router';
import { useHasSms, useSiteFeatures } from '@pathshala/web-kit/site-settings';
import { useServices } from '@pathshala/web-kit/services';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { withNext } from '../../router/guard.ts';
import { AccountForm } from './account-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { IdentifierField } from './identifier-field.tsx';
import { LockNotice } from './lock-notice.tsx';
import { RetryNotice } from './retry-notice.tsx';
import { identifierDraft, type LoginForm, loginBody, loginProblems } from './rules.ts';
import { texts } from './texts.ts';
import { useAccountForm } from './use-account-form.ts';
import { type Retries, useRetries } from './use-retries.ts';
import { useSecondStep } from './use-second-step.ts';
import { useNextPath, VisitorFrame } from './visitor-frame.tsx';

/** /login (AUTH-03): returns to the page that asked for the log-in. */
export function LoginPage(): ReactNode {
  const translate = useText();
  const { registration } = useSiteFeatures();
  const toSignup = {
    question: translate(texts.noAccount),
    path: '/signup',
    text: translate(commonTexts.signUp),
  };
  return (
    <VisitorFrame
      title={translate(commonTexts.logIn)}
      lead={translate(texts.loginLead)}
      alternative={registration ? toSignup : undefined}
    >
      <Form />
    </VisitorFrame>
  );
}

interface Refused {
  readonly code: string;
  readonly identifier: string;
  /** When the next try is allowed, epoch milliseconds. */
  readonly until: number;
}

const lockEnd = ({ retryAfter = 0 }: ApiError): number => Date.now() + retryAfter * 1000;

function useLoginForm({ run }: Retries, onRefused: (refused: Refused) => void) {
  const translate = useText();
  const format = useFormat();
  const { api, session, toast } = useServices();
  const nameOf = useNameOf();
  const openSecondStep = useSecondStep();
  return useAccountForm<LoginForm>({
    empty: { identifier: '', password: '' },
    draft: identifierDraft,
    check: loginProblems,
    refusalOf: (error) =>
      error.code === 'auth.login-locked' && error.retryAfter !== undefined
        ? translate(texts.lockedUntil, { time: format.time(lockEnd(error)) })
        : undefined,
    send: async (form) => {
      try {
        const body = loginBody(form);
        const user = await run(() => api.call<typeof logIn>('post', '/auth/login', { body }));
        if ('secondFactor' in user) return openSecondStep(user);
        toast.success(translate(texts.loggedIn, { name: nameOf(user) }));
        session.loggedIn(user);
      } catch (error) {
        if (isApiError(error)) {
          onRefused({ code: error.code, identifier: form.identifier, until: lockEnd(error) });
        }
        throw error;
      }
    },
  });
}

function Form(): ReactNode {
  const translate = useText();
  const next = useNextPath();
  const [refused, setRefused] = useState<Refused>();
  const retries = useRetries();
  const hasSms = useHasSms();
  const form = useLoginForm(retries, setRefused);
  return (
    <>
      <AccountForm
        form={form}
        action={translate(commonTexts.logIn)}
        remedy={refused && <Remedy refused={refused} />}
        aside={<Link to={withNext('/forgot-password', next)}>{translate(texts.forgot)}</Link>}
      >
        {retries.until !== null && (
          <RetryNotice key={retries.until} until={retries.until} onStop={retries.stop} />
        )}
        <IdentifierField
          label={translate(hasSms ? texts.identifierOrMobile : commonTexts.usernameOrEmail)}
          input={form.register('identifier')}
          error={form.errors.identifier?.message}
        />
        <Field label={translate(commonTexts.password)} error={form.errors.password?.message}>
          <PasswordInput {...form.register('password')} autoComplete="current-password" />
        </Field>
      </AccountForm>
      <PasskeyButton />
    </>
  );
}

function Remedy({ refused: { code, identifier, until } }: { readonly refused: Refused }): ReactNode {
  const translate = useText();
  const next = useNextPath();
  if (code === 'auth.login-locked') return <LockNotice identifier={identifier} until={until} />;
  if (code !== 'auth.unverified' && code !== 'auth.unverified-mobile') return null;
  return <LinkButton to={withNext('/verifyotp', next)}>{translate(commonTexts.enterTheCode)}</LinkButton>;
}
