import { Field } from '@pathshala/web-kit/parts/field';
import { TextInput } from '@pathshala/web-kit/parts/text-input';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface IdentifierFieldProps {
  readonly label: string;
  readonly input: UseFormRegisterReturn;
  readonly error: string | undefined;
  readonly help?: string;
}

/** A username, or what may be one: browsers must not correct it. */
export function IdentifierField({ label, input, error, help }: IdentifierFieldProps): ReactNode {
  return (
    <Field label={label} error={error} {...(help !== undefined && { help })}>
      <TextInput {...input} autoComplete="username" autoCapitalize="none" spellCheck={false} />
    </Field>
  );
}
