import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useText } from '@pathshala/web-kit/texts';
import { createElement, Fragment, type ReactNode, useEffect } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useFormHandle } from '../form-context.ts';
import styles from './fields.module.css';

export interface FieldProps<Values extends FieldValues = FieldValues> {
  /** The path of the value, as in the contract: `units.0.years.1.timeLimit`. */
  readonly name: FieldPath<Values>;
  readonly label: string;
  readonly help?: ReactNode;
  /** Fields are required by default; optional ones are labelled. */
  readonly isOptional?: boolean;
  /** `form.methods.control`: lets TypeScript check `name`. */
  readonly control?: Control<Values, unknown, unknown>;
}

/** The attributes that every input of Mantine takes: label above, error beside, help below. */
interface InputAttributes {
  readonly name: string;
  readonly label: ReactNode;
  readonly description: ReactNode;
  readonly error: string | undefined;
  readonly inputWrapperOrder: ('label' | 'input' | 'error' | 'description')[];
  readonly classNames: Record<string, string>;
}

export interface Field<Value> {
  readonly value: Value;
  readonly set: (value: Value) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
  readonly attributes: InputAttributes;
}

/** A field of the form around it. The component renders again only if its own value or error changes. */
export function useField<Value, Values extends FieldValues = FieldValues>(
  props: FieldProps<Values>,
): Field<Value> {
  const { name, label, help, isOptional = false, control } = props;
  const translate = useText();
  const { labels } = useFormHandle();
  const { field, fieldState } = useController<Values, FieldPath<Values>, unknown>({
    name,
    ...(control && { control }),
  });
  useEffect(() => {
    labels.set(name, label);
  }, [labels, name, label]);
  const error = fieldState.error?.message ?? fieldState.error?.root?.message;
  return {
    value: field.value,
    set: field.onChange,
    onBlur: field.onBlur,
    error,
    attributes: {
      name,
      error,
      description: help,
      inputWrapperOrder: ['label', 'input', 'error', 'description'],
      label: isOptional ? withMark(label, translate(commonTexts.optional)) : label,
      classNames,
    },
  };
}

const classNames = {
  root: styles['field'] ?? '',
  input: styles['input'] ?? '',
  label: styles['label'] ?? '',
};

function withMark(label: string, mark: string): ReactNode {
  const span = createElement('span', { className: styles['optional'] }, ` (${mark})`);
  return createElement(Fragment, null, label, span);
}
