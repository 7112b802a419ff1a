import { messages as auth } from '@pathshala/svc-auth-contract/messages';
import { Field } from '@pathshala/web-kit/parts/field';
import { PasswordInput } from '@pathshala/web-kit/parts/password-input';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { texts } from './texts.ts';

interface InputError {
  readonly message?: string | undefined;
}

export interface NewPasswordFieldsProps {
  readonly label: string;
  readonly password: UseFormRegisterReturn;
  readonly confirmPassword: UseFormRegisterReturn;
  readonly errors: {
    readonly password?: InputError | undefined;
    readonly confirmPassword?: InputError | undefined;
  };
}

/** A new password, typed twice. */
export function NewPasswordFields(props: NewPasswordFieldsProps): ReactNode {
  const translate = useText();
  const { label, password, confirmPassword, errors } = props;
  return (
    <>
      <Field label={label} help={translate(auth['auth.password-advice'])} error={errors.password?.message}>
        <PasswordInput {...password} autoComplete="new-password" />
      </Field>
      <Field label={translate(texts.confirm)} error={errors.confirmPassword?.message}>
        <PasswordInput {...confirmPassword} autoComplete="new-password" />
      </Field>
    </>
  );
}
