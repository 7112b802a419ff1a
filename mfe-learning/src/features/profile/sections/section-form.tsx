import { compareNames } from '@pathshala/rules/bengali-order';
import type { ApiError } from '@pathshala/web-kit/api-error';
import { Button } from '@pathshala/web-kit/parts/button';
import { Field } from '@pathshala/web-kit/parts/field';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { Select, TextInput } from '@pathshala/web-kit/parts/text-input';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { texts } from '../texts.ts';
import {
  type SectionField,
  sectionFields,
  type SectionName,
  type SectionValues,
  valueAt,
} from './section-fields.ts';
import { sectionResolver } from './section-resolver.ts';
import styles from './sections.module.css';

interface SectionFormProps {
  readonly section: SectionName;
  /** The values that were typed before, or the stored ones. */
  readonly initial: SectionValues;
  readonly isSaving: boolean;
  readonly error: ApiError | null;
  readonly onType: (values: SectionValues) => void;
  readonly onSave: (values: SectionValues) => void;
  readonly onCancel: () => void;
}

/** The fields of a section. A refused save shows its reasons beside the fields and keeps what was typed. */
export function SectionForm(props: SectionFormProps): ReactNode {
  const { section, initial, isSaving, error, onType, onSave, onCancel } = props;
  const translate = useText();
  const form = useForm<SectionValues>({
    defaultValues: initial,
    resolver: sectionResolver(section, translate),
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => onType(values) }),
    [form, onType],
  );
  useEffect(() => form.setFocus(sectionFields[section][0]?.name ?? ''), [form, section]);
  const refusals = refusalsOf(section, error);
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(onSave)(event)}>
      <p className={styles['lead']}>{translate(texts.allOptional)}</p>
      <div className={styles['fields']}>
        {sectionFields[section].map((field) => (
          <OneField
            key={field.name}
            field={field}
            form={form}
            initial={initial}
            refusal={refusals[field.name]}
          />
        ))}
      </div>
      {error && Object.keys(refusals).length === 0 && (
        <Notice tone="bad" isLive>
          <p>{error.message}</p>
        </Notice>
      )}
      <div className={styles['actions']}>
        <Button onClick={onCancel}>{translate(texts.cancel)}</Button>
        <Button type="submit" kind="primary" isBusy={isSaving}>
          {translate(texts.save)}
        </Button>
      </div>
    </form>
  );
}

/** The server's words by the field of the section they belong to. */
function refusalsOf(section: SectionName, error: ApiError | null): Readonly<Record<string, string>> {
  const prefix = `${section}.`;
  return Object.fromEntries(
    Object.entries(error?.fields ?? {}).flatMap(([name, message]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), message]] : [],
    ),
  );
}

interface OneFieldProps {
  readonly field: SectionField;
  readonly form: UseFormReturn<SectionValues>;
  readonly initial: SectionValues;
  readonly refusal: string | undefined;
}

function OneField({ field, form, initial, refusal }: OneFieldProps): ReactNode {
  const translate = useText();
  const { name, label, help, type = 'text', autoComplete, lang } = field;
  const choices = useChoices(field, initial);
  const { error } = form.getFieldState(name, form.formState);
  return (
    <Field
      label={translate(label)}
      error={error?.message ?? refusal}
      {...(help && { help: translate(help) })}
    >
      {choices ? (
        <Select {...form.register(name)}>
          <option value="">{translate(texts.notGiven)}</option>
          {choices.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      ) : (
        <TextInput
          type={type}
          autoComplete={autoComplete}
          lang={lang}
          maxLength={type === 'text' ? 200 : undefined}
          {...form.register(name)}
        />
      )}
    </Field>
  );
}

/** The choices by name in the reader's language. A value that was typed before there was a list stays one of them. */
function useChoices(
  { name, choices }: SectionField,
  initial: SectionValues,
): readonly { readonly value: string; readonly text: string }[] | undefined {
  const translate = useText();
  if (!choices) return undefined;
  const named = choices.map(({ value, text }) => ({ value, text: translate(text) }));
  const own = valueAt(initial, name);
  const isListed = own === '' || choices.some(({ value }) => value === own);
  const all = isListed ? named : [...named, { value: own, text: own }];
  return choices.length > 5 ? all.toSorted((one, other) => compareNames(one.text, other.text)) : all;
}
