import type { resetPassword } from '@pathshala/svc-auth-contract/http';
import { isApiError } from '@pathshala/web-kit/api-error';
import { useLocation } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { AccountForm } from './account-form.tsx';
import { AccountFrame } from './account-frame.tsx';
import { DoneNotice } from './done-notice.tsx';
import { InvalidLink } from './invalid-link.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { ResetByCodeForm } from './reset-by-code-form.tsx';
import { newPasswordProblems, type NewPasswordForm } from './rules.ts';
import { texts } from './texts.ts';
import { useAccountForm } from './use-account-form.ts';
import { useMailedToken } from './use-mailed-token.ts';

type Step =
  | { readonly kind: 'choose' }
  | { readonly kind: 'invalid-link' }
  | { readonly kind: 'done'; readonly message: string };

interface Arrival {
  readonly message?: string;
  readonly request?: string;
}

/** /reset-password (AUTH-08): the target of the mailed link, and the page for the code of an SMS. */
export function ResetPasswordPage(): ReactNode {
  const translate = useText();
  const token = useMailedToken();
  const { message, request } = (useLocation().state ?? {}) as Arrival;
  const [step, setStep] = useState<Step>({ kind: 'choose' });
  if (request !== undefined && step.kind === 'choose') {
    return (
      <AccountFrame title={translate(texts.reset)} lead={message ?? translate(texts.resetLead)}>
        <ResetByCodeForm request={request} onDone={(done) => setStep({ kind: 'done', message: done })} />
      </AccountFrame>
    );
  }
  const hasToken = token !== '' || request !== undefined;
  return (
    <AccountFrame title={translate(texts.reset)} lead={translate(texts.resetLead)}>
      <CurrentStep step={hasToken ? step : { kind: 'invalid-link' }} token={token} onStep={setStep} />
    </AccountFrame>
  );
}

interface StepProps {
  readonly token: string;
  readonly onStep: (step: Step) => void;
}

function CurrentStep({ step, ...rest }: StepProps & { readonly step: Step }): ReactNode {
  if (step.kind === 'choose') return <Form {...rest} />;
  if (step.kind === 'invalid-link') return <InvalidLink requestPath="/forgot-password" />;
  return <DoneNotice message={step.message} />;
}

function Form({ token, onStep }: StepProps): ReactNode {
  const translate = useText();
  const { api, session } = useServices();
  const form = useAccountForm<NewPasswordForm>({
    empty: { password: '', confirmPassword: '' },
    check: newPasswordProblems,
    send: async ({ password }) => {
      try {
        const body = { token, password };
        const { message } = await api.call<typeof resetPassword>('post', '/auth/reset', { body });
        session.loggedOut();
        onStep({ kind: 'done', message });
      } catch (error) {
        if (isApiError(error) && error.code === 'auth.link-invalid') onStep({ kind: 'invalid-link' });
        throw error;
      }
    },
  });
  return (
    <AccountForm form={form} action={translate(texts.savePassword)}>
      <NewPasswordFields
        label={translate(texts.newPassword)}
        password={form.register('password')}
        confirmPassword={form.register('confirmPassword')}
        errors={form.errors}
      />
    </AccountForm>
  );
}
