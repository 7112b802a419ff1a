import { ActionIcon, Button, Input, TextInput } from '@mantine/core';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { memo, type ReactNode, useCallback, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ToolIcon } from '../tool-icon.tsx';
import { useFormErrors } from '../use-form-errors.ts';
import styles from './fields.module.css';
import { type FieldProps, useField } from './use-field.ts';

const texts = {
  add: { en: 'Add', bn: 'যোগ করুন' },
  remove: { en: 'Remove {name}', bn: '{name} সরান' },
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
  const { name, label, entryLabel, maxLength = 1000 } = props;
  const { value, set, onBlur, attributes } = useField<readonly string[], Values>(props);
  const errors = useFormErrors();
  const list = useRef<HTMLOListElement>(null);
  const latest = useRef(value);
  latest.current = value;
  const change = useCallback((index: number, text: string) => set(latest.current.with(index, text)), [set]);
  const add = useCallback(
    (index: number) => {
      set(latest.current.toSpliced(index, 0, ''));
      requestAnimationFrame(() => list.current?.children[index]?.querySelector('input')?.focus());
    },
    [set],
  );
  const remove = useCallback((index: number) => set(latest.current.toSpliced(index, 1)), [set]);
  return (
    <Input.Wrapper
      role="group"
      aria-label={label}
      label={attributes.label}
      labelElement="div"
      error={attributes.error}
      description={attributes.description}
      inputWrapperOrder={attributes.inputWrapperOrder}
      className={styles['field'] ?? ''}
      onBlur={onBlur}
    >
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
            onEnter={add}
            onRemove={remove}
          />
        ))}
      </ol>
      <Button size="compact-sm" variant="default" onClick={() => add(value.length)}>
        {translate(texts.add)}
      </Button>
    </Input.Wrapper>
  );
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
      <ActionIcon
        variant="subtle"
        color="gray"
        size="input-sm"
        aria-label={translate(texts.remove, { name: rowLabel })}
        onClick={() => onRemove(index)}
      >
        <ToolIcon name="remove" />
      </ActionIcon>
    </li>
  );
});
