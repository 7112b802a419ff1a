import { Select } from '@pathshala/web-kit/parts/text-input';
import { type ReactNode, useId } from 'react';
import styles from './list-tools.module.css';

export interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  /** Value and what it is called; the first is what stands there when nothing is chosen. */
  readonly options: readonly (readonly [string, string])[];
  readonly onChange: (value: string) => void;
}

/** A filter or an order: takes effect at once. */
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
