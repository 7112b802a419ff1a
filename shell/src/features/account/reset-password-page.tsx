import { messages as auth } from '@pathshala/svc-auth-contract/messages';
import type { resetPassword } from '@pathshala/svc-auth-contract/http';
import { isApiError } from '@pathshala/web-kit/api-error';
import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { Field } from '@pathshala/web-kit/parts/field';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { PasswordInput } from '@pathshala/web-kit/parts/password-input';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { AccountFrame } from './account-frame.tsx';
import { InvalidLink } from './invalid-link.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { newPasswordProblems, type NewPasswordForm } from './rules.ts';
import { texts } from './texts.ts';
import { useAccountForm } from './use-account-form.ts';
import { useMailedToken } from './use-mailed-token.ts';

type Step =
  | { readonly kind: 'choose' }
  | { readonly kind: 'over' }
  | { readonly kind: 'done'; readonly message: string };

/** /reset-password (AUTH-08): the target of the mailed link. */
export function ResetPasswordPage(): ReactNode {
  const translate = useText();
  const token = useMailedToken();
  const [step, setStep] = useState<Step>({ kind: 'choose' });
  return (
    <AccountFrame title={translate(texts.reset)} lead={translate(texts.resetLead)}>
      <CurrentStep step={token === '' ? { kind: 'over' } : step} token={token} onStep={setStep} />
    </AccountFrame>
  );
}

interface StepProps {
  readonly token: string;
  readonly onStep: (step: Step) => void;
}

function CurrentStep({ step, ...rest }: StepProps & { readonly step: Step }): ReactNode {
  const translate = useText();
  if (step.kind === 'choose') return <Form {...rest} />;
  if (step.kind === 'over') return <InvalidLink requestPath="/forgot-password" />;
  return (
    <>
      <Notice tone="good" isLive>
        <p>{step.message}</p>
      </Notice>
      <LinkButton to="/login" kind="primary">
        {translate(texts.login)}
      </LinkButton>
    </>
  );
}

function Form({ token, onStep }: StepProps): ReactNode {
  const translate = useText();
  const { api, session } = useServices();
  const { register, formState, refusal, submit } = useAccountForm<NewPasswordForm>({
    empty: { password: '', confirmPassword: '' },
    check: newPasswordProblems,
    send: async ({ password }) => {
      try {
        const body = { token, password };
        const { message } = await api.call<typeof resetPassword>('post', '/auth/reset', { body });
        session.loggedOut();
        onStep({ kind: 'done', message });
      } catch (error) {
        if (isApiError(error) && error.code === 'auth.link-invalid') onStep({ kind: 'over' });
        throw error;
      }
    },
  });
  const { errors, isSubmitting } = formState;
  return (
    <form onSubmit={submit} noValidate>
      <RefusalNotice text={refusal} />
      <Field
        label={translate(texts.newPassword)}
        help={translate(auth['auth.password-advice'])}
        error={errors.password?.message}
      >
        <PasswordInput {...register('password')} autoComplete="new-password" />
      </Field>
      <Field label={translate(texts.confirm)} error={errors.confirmPassword?.message}>
        <PasswordInput {...register('confirmPassword')} autoComplete="new-password" />
      </Field>
      <Button type="submit" kind="primary" isWide isBusy={isSubmitting}>
        {translate(texts.savePassword)}
      </Button>
    </form>
  );
}
