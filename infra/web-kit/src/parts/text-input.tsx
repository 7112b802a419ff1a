import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useFieldControl } from './field.tsx';
import styles from './field.module.css';

/** One line of text, inside a Field. Takes everything that `<input>` takes, and so react-hook-form's `register`. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>): ReactNode {
  return (
    <input
      type="text"
      {...useFieldControl()}
      {...rest}
      className={classNames(styles['control'], className)}
    />
  );
}

/** Several lines of text, inside a Field. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>): ReactNode {
  return (
    <textarea
      {...useFieldControl()}
      {...rest}
      className={classNames(styles['control'], styles['textarea'], className)}
    />
  );
}

/** One of a few choices, inside a Field; `<option>`s as children. */
export function Select({ className, ...rest }: ComponentProps<'select'>): ReactNode {
  return (
    <select
      {...useFieldControl()}
      {...rest}
      className={classNames(styles['control'], styles['select'], className)}
    />
  );
}
