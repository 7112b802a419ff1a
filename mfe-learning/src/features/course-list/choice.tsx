import { Select } from '@pathshala/web-kit/parts/text-input';
import { type ReactNode, useId } from 'react';
import styles from './list-tools.module.css';

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  /** Pairs of value and label; the first is the default. */
  readonly options: readonly (readonly [string, string])[];
  readonly onChange: (value: string) => void;
}

/** A filter or a sort order; a change takes effect at once. */
export function Choice({ label, value, options, onChange }: ChoiceProps): ReactNode {
  const id = useId();
  return (
    <div className={styles['choice']}>
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}
