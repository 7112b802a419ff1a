import type { ReactNode } from 'react';
import styles from './form-layout.module.css';

export interface FormLayoutProps {
  readonly children: ReactNode;
}

/** The sections of a long form, one below the other. */
export function FormSections({ children }: FormLayoutProps): ReactNode {
  return <div className={styles['sections']}>{children}</div>;
}

/** Short fields beside each other, as many as there is room for. */
export function FormColumns({ children }: FormLayoutProps): ReactNode {
  return <div className={styles['columns']}>{children}</div>;
}
