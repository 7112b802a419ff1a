import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './card.module.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** `article` for a thing of a list. */
  readonly as?: 'div' | 'article' | 'section' | 'li';
}

/** A raised sheet of paper. A link inside with `data-card-link` makes the whole card its target. */
export function Card({ as: Element = 'div', className, ...rest }: CardProps): ReactNode {
  return <Element {...rest} className={classNames(styles['card'], className)} />;
}

/** Cards side by side as room allows; a list, so that their number is announced. */
export function CardList({
  children,
  label,
}: {
  readonly children: ReactNode;
  readonly label?: string;
}): ReactNode {
  return (
    <ul className={styles['list']} {...(label === undefined ? {} : { 'aria-label': label })}>
      {children}
    </ul>
  );
}
