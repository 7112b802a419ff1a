import { Autocomplete } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useField } from './use-field.ts';

export interface SuggestFieldProps<Values extends FieldValues = FieldValues> extends FieldProps<Values> {
  readonly suggestions: readonly string[];
  readonly maxLength?: number;
}

/** A short text, with suggestions of what is in use already. */
export function SuggestField<Values extends FieldValues = FieldValues>(
  props: SuggestFieldProps<Values>,
): ReactNode {
  const { suggestions, maxLength } = props;
  const { value, set, onBlur, attributes } = useField<string, Values>(props);
  return (
    <Autocomplete
      {...attributes}
      data={[...new Set(suggestions)]}
      value={value}
      onBlur={onBlur}
      onChange={set}
      {...(maxLength !== undefined && { maxLength })}
    />
  );
}
