import { TextInput } from '@mantine/core';
import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import styles from './fields.module.css';
import { type FieldProps, useField } from './use-field.ts';

const texts = { zone: { en: 'Day in Dhaka (Asia/Dhaka)', bn: 'ঢাকার দিন (Asia/Dhaka)' } };

/** The day in Dhaka of a stored day or instant; empty for anything else. */
function dayOf(stored: string): string {
  if (stored.length <= 10) return stored;
  const instant = Date.parse(stored);
  return Number.isNaN(instant) ? '' : dhakaDayOf(instant);
}

/** A day in Dhaka: the form stores `2026-01-31`, or '' for none. A stored instant stays until its day is changed. */
export function DateField<Values extends FieldValues = FieldValues>(props: FieldProps<Values>): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { value, set, onBlur, attributes } = useField<string, Values>(props);
  const day = dayOf(value);
  return (
    <TextInput
      {...attributes}
      type="date"
      description={
        <>
          {translate(texts.zone)}
          {day !== '' && <span className={styles['reading']}>: {format.date(day)}</span>}
          {attributes.description !== undefined && <span> · {attributes.description}</span>}
        </>
      }
      value={day}
      onBlur={onBlur}
      onChange={(event) => set(event.currentTarget.value)}
    />
  );
}
