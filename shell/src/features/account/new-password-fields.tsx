import { formMessages as auth } from '@pathshala/svc-auth-contract/form-messages';
import { Field } from '@pathshala/web-kit/parts/field';
import { NewPasswordInput, type NewPasswordInputProps } from '@pathshala/web-kit/parts/new-password-input';
import { PasswordInput } from '@pathshala/web-kit/parts/password-input';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { texts } from './texts.ts';

interface InputError {
  readonly message?: string | undefined;
}

interface NewPasswordFieldsProps extends Pick<NewPasswordInputProps, 'owner'> {
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
  const { label, password, confirmPassword, errors, owner } = props;
  return (
    <>
      <Field label={label} help={translate(auth['auth.password-advice'])} error={errors.password?.message}>
        <NewPasswordInput {...password} {...(owner && { owner })} />
      </Field>
      <Field label={translate(texts.confirm)} error={errors.confirmPassword?.message}>
        <PasswordInput {...confirmPassword} autoComplete="new-password" />
      </Field>
    </>
  );
}
