import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: ReactNode;
}

/** A checkbox with its label; the whole row is clickable. */
export function Checkbox({ label, ...rest }: CheckboxProps): ReactNode {
  return (
    <label className={styles['check']}>
      <input {...rest} type="checkbox" />
      <span>{label}</span>
    </label>
  );
}
