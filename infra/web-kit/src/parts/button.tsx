import { Link, type LinkProps } from '@pathshala/web-kit/router';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './button.module.css';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Look {
  /** `primary` once per screen. */
  readonly kind?: ButtonKind;
  readonly size?: 'normal' | 'small';
  readonly isWide?: boolean;
}

function lookOf({ kind = 'secondary', size = 'normal', isWide = false }: Look, extra?: string): string {
  return classNames(
    styles['button'],
    styles[kind],
    size === 'small' && styles['small'],
    isWide && styles['wide'],
    extra,
  );
}

export interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows a running action and ignores clicks, and of a double click the second; keeps the focus and stays announced, unlike `disabled`. */
  readonly isBusy?: boolean;
}

export function Button({ kind, size, isWide, isBusy, className, children, ...rest }: ButtonProps): ReactNode {
  const look = { ...(kind && { kind }), ...(size && { size }), ...(isWide && { isWide }) };
  return (
    <button
      type="button"
      {...rest}
      className={lookOf(look, className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        // The second click of a double click comes before the page knows that the action is under way.
        const isRepeated = (rest.type === 'submit' || isBusy !== undefined) && event.detail > 1;
        if (isBusy || isRepeated) event.preventDefault();
        else rest.onClick?.(event);
      }}
    >
      {children}
    </button>
  );
}

export interface LinkButtonProps extends Look, LinkProps {}

/** A link that looks like a button. */
export function LinkButton({ kind, size, isWide, className, children, ...rest }: LinkButtonProps): ReactNode {
  const look = { ...(kind && { kind }), ...(size && { size }), ...(isWide && { isWide }) };
  return (
    <Link {...rest} className={lookOf(look, className)}>
      {children}
    </Link>
  );
}
