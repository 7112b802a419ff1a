import type { ReactNode } from 'react';
import styles from './fields.module.css';

export interface JumpToFieldProps {
  readonly onJump: () => void;
  readonly children: ReactNode;
}

/** The message of a field as a button that moves the focus to the field. */
export function JumpToField({ onJump, children }: JumpToFieldProps): ReactNode {
  return (
    <button type="button" className={styles['problem']} onClick={onJump}>
      {children}
    </button>
  );
}
