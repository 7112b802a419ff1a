import { TextInput } from '@mantine/core';
import { space } from '@pathshala/web-kit/scale';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { numberOf } from '../../values/number-of.ts';
import { type FieldProps, useField } from './use-field.ts';

export interface NumberFieldProps<Values extends FieldValues = FieldValues> extends FieldProps<Values> {
  /** Shown behind the number: minutes, %. */
  readonly unit?: string;
  /** Shown in front of it: ৳. */
  readonly prefix?: string;
  readonly placeholder?: string;
  /** The form stores the typed text, and its schema converts it. */
  readonly storesText?: boolean;
}

/** Returns what is stored for a typed text: the number, null if it is empty, the text itself if it is not a number. */
function storedFor(typed: string): number | string | null {
  const number = numberOf(typed);
  if (number === undefined) return null;
  return Number.isNaN(number) ? typed : number;
}

const asTyped = (typed: string): string => typed;

/** A number in Latin or Bengali digits. A text that is not a number stays as it was typed and is an error on Save. */
export function NumberField<Values extends FieldValues = FieldValues>(
  props: NumberFieldProps<Values>,
): ReactNode {
  const { unit, prefix, placeholder, storesText = false } = props;
  const toStored = storesText ? asTyped : storedFor;
  const { value, set, onBlur, attributes } = useField<number | string | null, Values>(props);
  const [typed, setTyped] = useState('');
  // `1.` and `১২` stay as they are typed, until the value is changed from elsewhere.
  const shown = toStored(typed) === (value ?? null) ? typed : String(value ?? '');
  return (
    <TextInput
      {...attributes}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onBlur={onBlur}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        set(toStored(event.currentTarget.value));
      }}
      {...(placeholder !== undefined && { placeholder })}
      leftSection={prefix}
      rightSection={unit}
      rightSectionWidth={unit === undefined ? undefined : 'auto'}
      rightSectionProps={{ style: { paddingInline: space[2] } }}
    />
  );
}
