import type { logIn } from '@pathshala/svc-auth-contract/http';
import { isApiError } from '@pathshala/web-kit/api-error';
import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { Field } from '@pathshala/web-kit/parts/field';
import { PasswordInput } from '@pathshala/web-kit/parts/password-input';
import { Link } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { withNext } from '../../router/guard.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { IdentifierField } from './identifier-field.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { type LoginForm, loginBody, loginProblems } from './rules.ts';
import { texts } from './texts.ts';
import { UnlockOffer } from './unlock-offer.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useSecondStep } from './use-second-step.ts';
import { useNextPath, VisitorFrame } from './visitor-frame.tsx';
import styles from './account-frame.module.css';

/** /login (AUTH-03): returns to the page that asked for the log-in. */
export function LoginPage(): ReactNode {
  const translate = useText();
  return (
    <VisitorFrame
      title={translate(texts.login)}
      lead={translate(texts.loginLead)}
      alternative={{ question: translate(texts.noAccount), path: '/signup', text: translate(texts.signup) }}
    >
      <Form />
    </VisitorFrame>
  );
}

function Form(): ReactNode {
  const translate = useText();
  const next = useNextPath();
  const { api, session, toast } = useServices();
  const openSecondStep = useSecondStep();
  const [refused, setRefused] = useState<{ readonly code: string; readonly identifier: string }>();
  const { register, formState, refusal, submit } = useAccountForm<LoginForm>({
    empty: { identifier: '', password: '' },
    check: loginProblems,
    send: async (form) => {
      try {
        const user = await api.call<typeof logIn>('post', '/auth/login', { body: loginBody(form) });
        if ('secondFactor' in user) return openSecondStep(user);
        toast.success(translate(texts.loggedIn, { name: user.name || user.username }));
        session.loggedIn(user);
      } catch (error) {
        if (isApiError(error)) setRefused({ code: error.code, identifier: form.identifier });
        throw error;
      }
    },
  });
  const { errors, isSubmitting } = formState;
  return (
    <form onSubmit={submit} noValidate>
      <RefusalNotice text={refusal}>
        {refused?.code === 'auth.unverified' && (
          <LinkButton to={withNext('/verifyotp', next)}>{translate(texts.toCode)}</LinkButton>
        )}
        {refused?.code === 'auth.login-locked' && <UnlockOffer identifier={refused.identifier} />}
      </RefusalNotice>
      <IdentifierField
        label={translate(texts.identifier)}
        input={register('identifier')}
        error={errors.identifier?.message}
      />
      <Field label={translate(texts.password)} error={errors.password?.message}>
        <PasswordInput {...register('password')} autoComplete="current-password" />
      </Field>
      <div className={styles['row']}>
        <Button type="submit" kind="primary" isBusy={isSubmitting}>
          {translate(texts.login)}
        </Button>
        <Link to="/forgot-password">{translate(texts.forgot)}</Link>
      </div>
      <PasskeyButton />
    </form>
  );
}
