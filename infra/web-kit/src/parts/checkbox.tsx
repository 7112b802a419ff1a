import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: ReactNode;
}

/** A choice to tick, its label beside it; the whole row is the target. */
export function Checkbox({ label, ...rest }: CheckboxProps): ReactNode {
  return (
    <label className={styles['check']}>
      <input {...rest} type="checkbox" />
      <span>{label}</span>
    </label>
  );
}
