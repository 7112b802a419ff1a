import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useFieldControl } from './field.tsx';
import styles from './field.module.css';

/** One line of text, inside a Field. Takes the props of `<input>`, so react-hook-form's `register` fits. */
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

/** A multi-line text input, inside a Field. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>): ReactNode {
  return (
    <textarea
      {...useFieldControl()}
      {...rest}
      className={classNames(styles['control'], styles['textarea'], className)}
    />
  );
}

/** A select, inside a Field; `<option>`s as children. */
export function Select({ className, ...rest }: ComponentProps<'select'>): ReactNode {
  return (
    <select
      {...useFieldControl()}
      {...rest}
      className={classNames(styles['control'], styles['select'], className)}
    />
  );
}
