import { messages as auth } from '@pathshala/svc-auth-contract/messages';
import type { signUp } from '@pathshala/svc-auth-contract/http';
import { accountLimits } from '@pathshala/rules/account';
import { Button } from '@pathshala/web-kit/parts/button';
import { Field } from '@pathshala/web-kit/parts/field';
import { PasswordInput } from '@pathshala/web-kit/parts/password-input';
import { TextInput } from '@pathshala/web-kit/parts/text-input';
import { useNavigate } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { withNext } from '../../router/guard.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { type SignupForm, signupProblems } from './rules.ts';
import { texts } from './texts.ts';
import { useAccountForm } from './use-account-form.ts';
import { useNextPath, VisitorFrame } from './visitor-frame.tsx';

/** /signup (AUTH-01): does not log in; continues on the page that asks for the mailed code. */
export function SignupPage(): ReactNode {
  const say = useText();
  return (
    <VisitorFrame
      title={say(texts.signup)}
      lead={say(texts.signupLead)}
      alternative={{ question: say(texts.hasAccount), path: '/login', text: say(texts.login) }}
    >
      <Form />
    </VisitorFrame>
  );
}

function useSignupForm() {
  const say = useText();
  const next = useNextPath();
  const navigate = useNavigate();
  const { api, session, toast } = useServices();
  return useAccountForm<SignupForm>({
    empty: { username: '', name: '', email: '', password: '', confirmPassword: '' },
    check: signupProblems,
    send: async ({ username, name, email, password }) => {
      const body = { username, name, email, password };
      toast.info(say(auth['auth.please-wait']));
      const { message, resendAfterSeconds } = await api.call<typeof signUp>('post', '/auth/signup', { body });
      session.succeeded(message);
      toast.success(message);
      const resendAt = Date.now() + resendAfterSeconds * 1000;
      void navigate(withNext('/verifyotp', next), { state: { message, resendAt } });
    },
  });
}

function Form(): ReactNode {
  const say = useText();
  const { register, formState, refusal, submit } = useSignupForm();
  const { errors, isSubmitting } = formState;
  return (
    <form onSubmit={submit} noValidate>
      <RefusalNotice text={refusal} />
      <Field
        label={say(texts.username)}
        help={say(texts.usernameHelp, { min: accountLimits.usernameMin })}
        error={errors.username?.message}
      >
        <TextInput
          {...register('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label={say(texts.name)} isOptional error={errors.name?.message}>
        <TextInput {...register('name')} autoComplete="name" />
      </Field>
      <Field label={say(texts.email)} help={say(texts.emailHelp)} error={errors.email?.message}>
        <TextInput {...register('email')} type="email" autoComplete="email" />
      </Field>
      <Field
        label={say(texts.password)}
        help={say(auth['auth.password-advice'])}
        error={errors.password?.message}
      >
        <PasswordInput {...register('password')} autoComplete="new-password" />
      </Field>
      <Field label={say(texts.confirm)} error={errors.confirmPassword?.message}>
        <PasswordInput {...register('confirmPassword')} autoComplete="new-password" />
      </Field>
      <Button type="submit" kind="primary" isWide isBusy={isSubmitting}>
        {say(texts.signup)}
      </Button>
    </form>
  );
}
