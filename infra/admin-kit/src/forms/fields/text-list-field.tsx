import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button, Input, TextInput } from '@mantine/core';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { VisuallyHidden } from '@pathshala/web-kit/parts/visually-hidden';
import { memo, type ReactNode, useCallback, useMemo, useRef } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { IconButton } from '../../icons/icon-button.tsx';
import { useFormErrors } from '../errors/use-form-errors.ts';
import styles from './fields.module.css';
import { type FieldProps, useField } from './use-field.ts';

const texts = {
  add: { en: 'Add', bn: 'যোগ করুন' },
};

export interface TextListFieldProps<Values extends FieldValues = FieldValues> extends FieldProps<Values> {
  /** The accessible name of an entry, before its number: `Requirement`. */
  readonly entryLabel: string;
  readonly maxLength?: number;
}

/** A list of texts. Enter in an entry adds the next one; a list always shows at least the entries that it has. */
export function TextListField<Values extends FieldValues = FieldValues>(
  props: TextListFieldProps<Values>,
): ReactNode {
  const translate = useText();
  const { name, entryLabel, maxLength = 1000 } = props;
  const { value, set, attributes } = useField<readonly string[], Values>(props);
  const errors = useFormErrors();
  const list = useRef<HTMLOListElement>(null);
  const { change, add, remove } = useRows(name, set);
  const addAt = useCallback(
    (index: number) => {
      add(index);
      requestAnimationFrame(() => list.current?.children[index]?.querySelector('input')?.focus());
    },
    [add],
  );
  return (
    <fieldset className={styles['list']}>
      <legend className={styles['label']}>{attributes.label}</legend>
      {attributes.error !== undefined && <Input.Error>{attributes.error}</Input.Error>}
      <ol ref={list} className={styles['rows']}>
        {value.map((text, index) => (
          <Row
            key={index}
            name={`${name}.${index}`}
            index={index}
            text={text}
            label={entryLabel}
            maxLength={maxLength}
            error={errors[`${name}.${index}`]}
            onChange={change}
            onEnter={addAt}
            onRemove={remove}
          />
        ))}
      </ol>
      <Button size="compact-sm" variant="default" onClick={() => addAt(value.length)}>
        {translate(texts.add)}
        <VisuallyHidden> {entryLabel}</VisuallyHidden>
      </Button>
      {attributes.description !== undefined && (
        <Input.Description>{attributes.description}</Input.Description>
      )}
    </fieldset>
  );
}

/** The changes of the list; they are stable, so that a row renders again only if its own text changes. */
function useRows(name: string, set: (value: readonly string[]) => void) {
  const { getValues } = useFormContext();
  return useMemo(() => {
    const texts = () => getValues(name) as readonly string[];
    return {
      change: (index: number, text: string) => set(texts().with(index, text)),
      add: (index: number) => set(texts().toSpliced(index, 0, '')),
      remove: (index: number) => set(texts().toSpliced(index, 1)),
    };
  }, [getValues, name, set]);
}

interface RowProps {
  readonly name: string;
  readonly index: number;
  readonly text: string;
  readonly label: string;
  readonly maxLength: number;
  readonly error: string | undefined;
  readonly onChange: (index: number, text: string) => void;
  readonly onEnter: (index: number) => void;
  readonly onRemove: (index: number) => void;
}

const Row = memo(function Row(props: RowProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { name, index, text, label, maxLength, error, onChange, onEnter, onRemove } = props;
  const rowLabel = `${label} ${format.number(index + 1)}`;
  return (
    <li className={styles['row']}>
      <TextInput
        name={name}
        aria-label={rowLabel}
        value={text}
        error={error}
        maxLength={maxLength}
        autoComplete="off"
        classNames={{ input: styles['input'] ?? '' }}
        onChange={(event) => onChange(index, event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onEnter(index + 1);
        }}
      />
      <IconButton
        icon="remove"
        label={translate(commonTexts.removeName, { name: rowLabel })}
        onClick={() => onRemove(index)}
      />
    </li>
  );
});
