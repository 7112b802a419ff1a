import { type TextInBoth, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useFormHandle } from '../form-context.ts';
import type { FieldFacts, FieldKind } from '../record-fields.ts';
import { type Choice, ChoiceField } from './choice-field.tsx';
import { DateField } from './date-field.tsx';
import { DateTimeField } from './date-time-field.tsx';
import { FileField } from './file-field.tsx';
import { NumberField } from './number-field.tsx';
import { RichTextField } from './rich-text-field.tsx';
import { SwitchField } from './switch-field.tsx';
import { TextField } from './text-field.tsx';

export interface RecordFieldProps<Values extends FieldValues = FieldValues> {
  readonly name: FieldPath<Values>;
  /** Replaces the help of the field's facts. */
  readonly help?: string;
  /** The values of a choice. */
  readonly choices?: readonly Choice[];
}

interface Shown {
  readonly props: {
    readonly name: string;
    readonly label: string;
    readonly help?: string;
    readonly isOptional: boolean;
  };
  readonly facts: FieldFacts;
  readonly choices: readonly Choice[];
  readonly translate: (text: TextInBoth) => string;
}

const parts: Readonly<Record<FieldKind, (shown: Shown) => ReactNode>> = {
  text: ({ props, facts: { maxLength, rows = 1, isAddress = false } }) => (
    <TextField
      {...props}
      rows={rows}
      type={isAddress ? 'url' : 'text'}
      {...(maxLength !== undefined && { maxLength })}
    />
  ),
  richText: ({ props, facts: { size = 'paragraph', isTwoLanguage = false } }) => (
    <RichTextField {...props} size={size} isTwoLanguage={isTwoLanguage} />
  ),
  choice: ({ props, choices }) => <ChoiceField {...props} choices={choices} />,
  picture: ({ props }) => <FileField {...props} />,
  date: ({ props }) => <DateField {...props} />,
  dateTime: ({ props }) => <DateTimeField {...props} />,
  number: ({ props, facts: { unit }, translate }) => (
    <NumberField {...props} {...(unit && { unit: translate(unit) })} />
  ),
  switch: ({ props: { name, label, help } }) => (
    <SwitchField name={name} label={label} {...(help !== undefined && { help })} />
  ),
};

/** A field of the form's record: its label, help, limit and kind are those of the form's `fields`. */
export function Field<Values extends FieldValues = FieldValues>({
  name,
  help,
  choices = [],
}: RecordFieldProps<Values>): ReactNode {
  const translate = useText();
  const facts = useFormHandle().fields[name];
  if (!facts) throw new Error(`The form has no field ${name}.`);
  const said = help ?? (facts.help && translate(facts.help));
  const props = {
    name,
    label: translate(facts.label),
    isOptional: facts.isOptional ?? false,
    ...(said !== undefined && { help: said }),
  };
  return parts[facts.kind]({ props, facts, choices, translate });
}
