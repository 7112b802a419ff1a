import type { ChangeEvent, ReactNode } from 'react';
import { useFieldControl } from './field.tsx';
import styles from './file-button.module.css';

export interface FileButtonProps {
  /** A verb, 'Choose a file', in the language of the page. */
  readonly children: ReactNode;
  /** The file types, as the attribute of an input has them. */
  readonly accept: string;
  readonly isSeveral?: boolean;
  /** A phone opens its camera at once. */
  readonly isCamera?: boolean;
  readonly isDisabled?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** An input for files that looks like a button: the browser's own has words in its own language. */
export function FileButton({
  children,
  accept,
  isSeveral = false,
  isCamera = false,
  isDisabled = false,
  onFiles,
}: FileButtonProps): ReactNode {
  const control = useFieldControl();
  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const files = [...(target.files ?? [])];
    // The same file can be chosen again.
    target.value = '';
    if (files.length > 0) onFiles(files);
  }
  return (
    <label className={styles['button']}>
      <input
        type="file"
        accept={accept}
        multiple={isSeveral}
        disabled={isDisabled}
        onChange={choose}
        {...control}
        {...(isCamera && { capture: 'environment' as const })}
      />
      {children}
    </label>
  );
}
