import { type TextInBoth, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useFormHandle } from '../form-context.ts';
import { fieldAt, type FieldFacts, type FieldKind } from '../record-fields.ts';
import { type Choice, ChoiceField } from './choice-field.tsx';
import { DateField } from './date-field.tsx';
import { DateTimeField } from './date-time-field.tsx';
import { FileField } from './file-field.tsx';
import { MoneyField } from './money-field.tsx';
import { NumberField } from './number-field.tsx';
import { RichTextField } from './rich-text-field.tsx';
import { SwitchField } from './switch-field.tsx';
import { TagsField } from './tags-field.tsx';
import { TextField } from './text-field.tsx';

export interface RecordFieldProps<Values extends FieldValues = FieldValues> {
  readonly name: FieldPath<Values>;
  /** Replaces the label of the field's facts, for example by one with a number. */
  readonly label?: string;
  /** Replaces the help of the field's facts. */
  readonly help?: string;
  readonly placeholder?: string;
  /** The values of a choice, if they are not those of the field's facts. */
  readonly choices?: readonly Choice[];
}

interface Shown {
  readonly props: {
    readonly name: string;
    readonly label: string;
    readonly help?: string;
    readonly placeholder?: string;
    readonly isOptional: boolean;
  };
  readonly facts: FieldFacts;
  readonly choices: readonly Choice[];
  readonly translate: (text: TextInBoth) => string;
}

const numberOf = ({ props, facts: { unit, storesText = false }, translate }: Shown) => ({
  ...props,
  storesText,
  ...(unit && { unit: translate(unit) }),
});

const parts: Readonly<Record<FieldKind, (shown: Shown) => ReactNode>> = {
  text: ({ props, facts: { maxLength, rows = 1, isAddress = false, isEmail = false } }) => (
    <TextField
      {...props}
      rows={rows}
      type={isAddress ? 'url' : isEmail ? 'email' : 'text'}
      {...(maxLength !== undefined && { maxLength })}
    />
  ),
  richText: ({ props, facts: { size = 'paragraph', isTwoLanguage = false } }) => (
    <RichTextField {...props} size={size} isTwoLanguage={isTwoLanguage} />
  ),
  choice: ({ props, facts: { display = 'list' }, choices }) => (
    <ChoiceField {...props} choices={choices} display={display} />
  ),
  picture: ({ props }) => <FileField {...props} />,
  date: ({ props }) => <DateField {...props} />,
  dateTime: ({ props }) => <DateTimeField {...props} />,
  number: (shown) => <NumberField {...numberOf(shown)} />,
  money: (shown) => <MoneyField {...numberOf(shown)} />,
  switch: ({ props: { name, label, help } }) => (
    <SwitchField name={name} label={label} {...(help !== undefined && { help })} />
  ),
  tags: ({ props }) => <TagsField {...props} />,
  own: () => null,
};

/** A field of the form's record: its label, help, limit and kind are those of the form's `fields`. */
export function Field<Values extends FieldValues = FieldValues>(props: RecordFieldProps<Values>): ReactNode {
  const translate = useText();
  const { name } = props;
  const facts = fieldAt(useFormHandle().fields, name);
  if (!facts) throw new Error(`The form has no field ${name}.`);
  const { label = translate(facts.label), help = facts.help && translate(facts.help), placeholder } = props;
  const ofFacts = Object.entries(facts.choices ?? {}).map(([value, text]) => ({
    value,
    label: translate(text),
  }));
  const { choices = ofFacts } = props;
  const shown = {
    name,
    label,
    isOptional: facts.isOptional ?? false,
    ...(help !== undefined && { help }),
    ...(placeholder !== undefined && { placeholder }),
  };
  return parts[facts.kind]({ props: shown, facts, choices, translate });
}
