import { Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useField } from './use-field.ts';

/** Yes or no. */
export function SwitchField<Values extends FieldValues = FieldValues>(
  props: Omit<FieldProps<Values>, 'isOptional'>,
): ReactNode {
  const { value, set, onBlur, attributes } = useField<boolean, Values>(props);
  const { inputWrapperOrder: _, classNames, ...rest } = attributes;
  return (
    <Switch
      {...rest}
      className={classNames['root'] ?? ''}
      checked={value}
      onBlur={onBlur}
      onChange={(event) => set(event.currentTarget.checked)}
    />
  );
}
