import type { ReactNode } from 'react';
import { useField } from '../draft/draft-context.ts';
import type { Path } from '../draft/path.ts';
import { Field } from '@pathshala/web-kit/parts/field';
import { TextArea, TextInput } from '@pathshala/web-kit/parts/text-input';
import styles from './fields.module.css';

export interface DraftFieldProps {
  readonly path: Path;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly isOptional?: boolean;
  /** `number` is a text input, so that Bengali digits can be typed; `area` has several lines. */
  readonly kind?: 'text' | 'number' | 'area';
  readonly rows?: number;
  readonly maxLength?: number;
  readonly placeholder?: string;
}

/** A field of the draft with its error. Its `name` is its path. */
export function DraftField({
  path,
  label,
  help,
  isOptional,
  kind = 'text',
  ...rest
}: DraftFieldProps): ReactNode {
  const { value, error, set } = useField<string | number>(path);
  const control = {
    ...rest,
    name: path,
    value,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => set(event.currentTarget.value),
  };
  return (
    <Field label={label} help={help} error={error} isOptional={isOptional ?? false}>
      {kind === 'area' ? (
        <TextArea {...control} className={`${styles['low']} ${(rest.rows ?? 0) > 2 ? styles['tall'] : ''}`} />
      ) : (
        <TextInput {...control} {...(kind === 'number' && { inputMode: 'decimal' })} />
      )}
    </Field>
  );
}
