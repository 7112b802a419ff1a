import { Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { completeAddress } from '../../values/complete-address.ts';
import styles from './fields.module.css';
import { type FieldProps, useField } from './use-field.ts';

export interface TextFieldProps<Values extends FieldValues = FieldValues> extends FieldProps<Values> {
  /** The number of lines; with more than 1 the field grows with its text. */
  readonly rows?: number;
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly type?: 'text' | 'email' | 'url';
  /** Shown in front, for example a currency. */
  readonly prefix?: ReactNode;
}

/** A text. An address (`type="url"`) that is typed without https:// gets it. */
export function TextField<Values extends FieldValues = FieldValues>(
  props: TextFieldProps<Values>,
): ReactNode {
  const { rows = 1, maxLength, placeholder, type = 'text' } = props;
  const { value, set, onBlur, attributes } = useField<string | number, Values>(props);
  const shared = {
    ...attributes,
    value: value ?? '',
    onBlur: () => {
      if (type === 'url') set(completeAddress(String(value ?? '')));
      onBlur();
    },
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => set(event.currentTarget.value),
    ...(maxLength !== undefined && { maxLength }),
    ...(placeholder !== undefined && { placeholder }),
  };
  if (rows === 1) return <TextInput {...shared} type={type} leftSection={props.prefix} />;
  const input = `${attributes.classNames['input']} ${styles['area']}`;
  return (
    <Textarea
      {...shared}
      rows={rows}
      classNames={{ ...attributes.classNames, input }}
      // A field that takes the size of its text disregards `rows`.
      styles={{ input: { minBlockSize: `calc(${rows}lh + 14px)` } }}
    />
  );
}
