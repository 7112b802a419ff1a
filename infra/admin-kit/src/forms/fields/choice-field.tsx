import { Group, NativeSelect, Radio, Select } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type Field, type FieldProps, useField } from './use-field.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface ChoiceFieldProps<Values extends FieldValues = FieldValues> extends FieldProps<Values> {
  readonly choices: readonly Choice[];
  /** `list` (the default), `radio` for two to four, `search` for more than about twenty. */
  readonly display?: 'list' | 'radio' | 'search';
}

/** One of several values. */
export function ChoiceField<Values extends FieldValues = FieldValues>(
  props: ChoiceFieldProps<Values>,
): ReactNode {
  const { choices, display = 'list' } = props;
  const field = useField<string, Values>(props);
  const { value, set, onBlur, attributes } = field;
  if (display === 'radio') return <Radios field={field} choices={choices} />;
  if (display === 'search') {
    return (
      <Select
        {...attributes}
        searchable
        data={[...choices]}
        value={value}
        onBlur={onBlur}
        onChange={(next) => set(next ?? '')}
      />
    );
  }
  return (
    <NativeSelect
      {...attributes}
      data={[...choices]}
      value={value}
      onBlur={onBlur}
      onChange={(event) => set(event.currentTarget.value)}
    />
  );
}

interface RadiosProps {
  readonly field: Field<string>;
  readonly choices: readonly Choice[];
}

function Radios({ field: { value, set, attributes }, choices }: RadiosProps): ReactNode {
  const { classNames, ...rest } = attributes;
  return (
    <Radio.Group {...rest} className={classNames['root'] ?? ''} value={value} onChange={set}>
      <Group gap="md" mt="xxs">
        {choices.map((choice) => (
          <Radio key={choice.value} {...choice} />
        ))}
      </Group>
    </Radio.Group>
  );
}
