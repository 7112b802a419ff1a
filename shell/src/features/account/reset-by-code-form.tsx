import type { resetPassword } from '@pathshala/svc-auth-contract/http';
import { CodeField } from '@pathshala/web-kit/parts/code-field';
import { Link } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { AccountForm } from './account-form.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { codeProblem, newPasswordProblems, type NewPasswordForm } from './rules.ts';
import { texts } from './texts.ts';
import { useAccountForm } from './use-account-form.ts';

interface CodeForm extends NewPasswordForm {
  readonly otp: string;
}

interface ResetByCodeFormProps {
  /** The request of this browser, without which the code means nothing. */
  readonly request: string;
  readonly onDone: (message: string) => void;
}

/** A new password by the code of an SMS. */
export function ResetByCodeForm({ request, onDone }: ResetByCodeFormProps): ReactNode {
  const translate = useText();
  const { api, session } = useServices();
  const form = useAccountForm<CodeForm>({
    empty: { otp: '', password: '', confirmPassword: '' },
    check: (values) => {
      const otp = codeProblem(values.otp);
      return { ...(otp && { otp }), ...newPasswordProblems(values) };
    },
    send: async ({ otp, password }) => {
      const body = { token: `${request}.${otp}`, password };
      const { message } = await api.call<typeof resetPassword>('post', '/auth/reset', { body });
      session.loggedOut();
      onDone(message);
    },
  });
  return (
    <AccountForm
      form={form}
      action={translate(texts.savePassword)}
      aside={<Link to="/forgot-password">{translate(texts.newCode)}</Link>}
    >
      <Controller
        name="otp"
        control={form.control}
        render={({ field: { ref, name, value, onChange } }) => (
          <CodeField
            ref={ref}
            name={name}
            label={translate(texts.smsCode)}
            value={value}
            onChange={onChange}
            error={form.errors.otp?.message}
          />
        )}
      />
      <NewPasswordFields
        label={translate(texts.newPassword)}
        password={form.register('password')}
        confirmPassword={form.register('confirmPassword')}
        errors={form.errors}
      />
    </AccountForm>
  );
}
