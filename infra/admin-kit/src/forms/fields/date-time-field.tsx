import { TextInput } from '@mantine/core';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { dhakaWallTime, fromDhakaWallTime } from '@pathshala/rules/dhaka-time';
import styles from './fields.module.css';
import { type FieldProps, useField } from './use-field.ts';

const texts = { zone: { en: 'Dhaka time (Asia/Dhaka)', bn: 'ঢাকার সময় (Asia/Dhaka)' } };

export interface DateTimeFieldProps<Values extends FieldValues = FieldValues> extends FieldProps<Values> {
  /** ISO 8601; an earlier time cannot be picked. */
  readonly min?: string;
}

/** A date and time. People write the wall time in Dhaka; the form stores ISO 8601 in UTC, or null. */
export function DateTimeField<Values extends FieldValues = FieldValues>(
  props: DateTimeFieldProps<Values>,
): ReactNode {
  const translate = useText();
  const { value, set, onBlur, attributes } = useField<string | null, Values>(props);
  const [typed, setTyped] = useState('');
  const stored = value ?? null;
  const shown = (fromDhakaWallTime(typed) ?? null) === stored ? typed : dhakaWallTime(stored ?? '');
  return (
    <TextInput
      {...attributes}
      type="datetime-local"
      description={<Zone iso={stored} help={attributes.description} zone={translate(texts.zone)} />}
      value={shown}
      onBlur={onBlur}
      {...(props.min !== undefined && { min: dhakaWallTime(props.min) })}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        set(fromDhakaWallTime(event.currentTarget.value) ?? null);
      }}
    />
  );
}

interface ZoneProps {
  readonly iso: string | null;
  readonly help: ReactNode;
  readonly zone: string;
}

/** The zone, and the chosen time in words and in the digits of the language. */
function Zone({ iso, help, zone }: ZoneProps): ReactNode {
  const format = useFormat();
  return (
    <>
      {zone}
      {iso !== null && !Number.isNaN(Date.parse(iso)) && (
        <span className={styles['reading']}>: {format.dateTime(iso)}</span>
      )}
      {help !== undefined && <span> · {help}</span>}
    </>
  );
}
