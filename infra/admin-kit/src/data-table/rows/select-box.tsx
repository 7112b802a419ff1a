import type { ReactNode } from 'react';
import { selectorAttribute } from '../state/use-table-keys.ts';
import styles from './table-grid.module.css';

export interface SelectBoxProps {
  readonly label: string;
  readonly isChecked: boolean;
  /** Some of the rows for which the box stands are selected. */
  readonly isPartial?: boolean;
  /** Gets the event: with Shift, the rows since the last click are selected. */
  readonly onToggle: (event: unknown) => void;
}

/** A native checkbox: a page has a hundred of them. */
export function SelectBox({ label, isChecked, isPartial = false, onToggle }: SelectBoxProps): ReactNode {
  return (
    <label className={styles['box']}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        ref={(input) => {
          if (input) input.indeterminate = isPartial && !isChecked;
        }}
        onChange={onToggle}
        {...{ [selectorAttribute]: true }}
      />
    </label>
  );
}
