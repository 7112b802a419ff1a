import { type ReactNode, useId } from 'react';
import { useField } from '../draft/draft-context.ts';
import type { Path } from '../draft/path.ts';
import { useFormat } from '@pathshala/web-kit/texts';
import { TextArea, TextInput } from '@pathshala/web-kit/parts/text-input';
import styles from './fields.module.css';

export interface RowFieldProps {
  readonly path: Path;
  /** The accessible name, and the placeholder. */
  readonly label: string;
  /** Row number from 1; makes the accessible names of the rows unique. */
  readonly number?: number;
  readonly isArea?: boolean;
}

/** A field in a row of a list, without a visible label. */
export function RowField({ path, label, number, isArea = false }: RowFieldProps): ReactNode {
  const errorId = useId();
  const format = useFormat();
  const { value, error, set } = useField<string | number>(path);
  const control = {
    name: path,
    value,
    placeholder: label,
    'aria-label': number === undefined ? label : `${label} ${format.number(number)}`,
    autoComplete: 'off',
    ...(error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId }),
    onChange: (event: { currentTarget: { value: string } }) => set(event.currentTarget.value),
  };
  return (
    <div className={styles['rowField']}>
      {isArea ? (
        <TextArea rows={2} {...control} className={styles['low'] ?? ''} />
      ) : (
        <TextInput {...control} />
      )}
      {error !== undefined && (
        <p id={errorId} className={styles['error']}>
          {error}
        </p>
      )}
    </div>
  );
}
