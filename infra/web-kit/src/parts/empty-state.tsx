import type { ReactNode } from 'react';
import styles from './states.module.css';

const emptyShelf = (
  <>
    <path d="M8 62h104M16 62V14h88v48" stroke="var(--line-strong)" />
    <path d="M26 62V30h10v32M36 62V24h8v38" stroke="var(--quiet)" />
    <path d="m52 61 9-33 10 3-8 30" stroke="var(--green)" />
  </>
);

export interface EmptyStateProps {
  /** The sentence: 'No courses available.' */
  readonly text: string;
  /** The strokes of a drawing of 120 by 72 that suits the list; left out: an empty shelf. */
  readonly drawing?: ReactNode;
  /** The next step. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** An empty list: a sentence, a picture and a next step. */
export function EmptyState({ text, drawing = emptyShelf, action, children }: EmptyStateProps): ReactNode {
  return (
    <div className={styles['state']}>
      <svg className={styles['picture']} viewBox="0 0 120 72" aria-hidden="true" fill="none" strokeWidth="2">
        {drawing}
      </svg>
      <p className={styles['title']}>{text}</p>
      {children}
      {action}
    </div>
  );
}
