import { TagsInput } from '@mantine/core';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, useField } from './use-field.ts';

const hint = { en: 'Enter or a comma adds it.', bn: 'এন্টার বা কমা দিলে যোগ হবে।' };

export interface TagsFieldProps<Values extends FieldValues = FieldValues> extends FieldProps<Values> {
  readonly suggestions?: readonly string[];
  readonly maxTags?: number;
}

/** A set of short words, stored as a list of texts. */
export function TagsField<Values extends FieldValues = FieldValues>(
  props: TagsFieldProps<Values>,
): ReactNode {
  const translate = useText();
  const { suggestions = [], maxTags = 50 } = props;
  const { value, set, onBlur, attributes } = useField<string[], Values>(props);
  return (
    <TagsInput
      {...attributes}
      description={attributes.description ?? translate(hint)}
      data={[...suggestions]}
      maxTags={maxTags}
      acceptValueOnBlur
      value={value}
      onBlur={onBlur}
      onChange={set}
    />
  );
}
