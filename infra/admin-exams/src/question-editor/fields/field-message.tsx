import type { ReactNode } from 'react';
import styles from '../subjects-editor.module.css';

/** The error of a part that is no single field. */
export function FieldMessage({ error }: { readonly error: string | undefined }): ReactNode {
  if (error === undefined) return null;
  return (
    <p role="alert" className={styles['error']}>
      {error}
    </p>
  );
}
