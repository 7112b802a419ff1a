import { MultiSelect } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Choice } from './choice-field.tsx';
import { type FieldProps, useField } from './use-field.ts';

export interface ChoicesFieldProps<Values extends FieldValues = FieldValues> extends FieldProps<Values> {
  /** With the chosen ones, or with those at least that were chosen before. */
  readonly choices: readonly Choice[];
  readonly maxValues?: number;
  /** Set where a service searches: `choices` are then what it found. */
  readonly onSearch?: (text: string) => void;
}

/** Several of many values, stored as a list. */
export function ChoicesField<Values extends FieldValues = FieldValues>(
  props: ChoicesFieldProps<Values>,
): ReactNode {
  const { choices, maxValues, onSearch } = props;
  const { value, set, onBlur, attributes } = useField<string[], Values>(props);
  const [seen, setSeen] = useState(choices);
  const all = [...new Map([...seen, ...choices].map((choice) => [choice.value, choice])).values()];
  const found = new Set(choices.map((choice) => choice.value));
  const choose = (values: string[]): void => {
    setSeen(all.filter((choice) => values.includes(choice.value)));
    set(values);
  };
  return (
    <MultiSelect
      {...attributes}
      searchable
      data={onSearch ? all.filter((choice) => found.has(choice.value) || value.includes(choice.value)) : all}
      {...(maxValues !== undefined && { maxValues })}
      // A service that has searched also knows the other script.
      {...(onSearch && { filter: ({ options }) => options, onSearchChange: onSearch })}
      value={value}
      onBlur={onBlur}
      onChange={choose}
    />
  );
}
