import { Checkbox, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { type FieldValues, type Path, useController } from 'react-hook-form';

interface CheckBoxesProps<Values extends FieldValues> {
  readonly name: Path<Values>;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly text: string; readonly help?: string }[];
}

/** Some of a few values, stored as a list. */
export function CheckBoxes<Values extends FieldValues>({
  name,
  label,
  options,
}: CheckBoxesProps<Values>): ReactNode {
  const { field, fieldState } = useController<Values>({ name });
  return (
    <Checkbox.Group
      label={label}
      error={fieldState.error?.message}
      value={[...(field.value as readonly string[])]}
      onChange={field.onChange}
    >
      <Stack gap="xs" mt="xs">
        {options.map(({ value, text, help }) => (
          <Checkbox
            key={value}
            value={value}
            label={text}
            {...(help !== undefined && { description: help })}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
