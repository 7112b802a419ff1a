import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconButton } from '../../icons/icon-button.tsx';
import styles from './form-layout.module.css';

export interface FieldRowsProps {
  readonly legend: string;
  readonly help: ReactNode;
  /** The rows as `useFieldArray` returns them. */
  readonly rows: readonly { readonly id: string }[];
  /** A text field and a short one. */
  readonly renderRow: (index: number) => ReactNode;
  /** The button that removes a row, for screen readers; counts from 1. */
  readonly removeText: (n: number) => string;
  readonly onRemove: (index: number) => void;
  readonly addText: string;
  readonly onAdd: () => void;
  /** The limit of rows. */
  readonly max: number;
}

/** Entries of a form that have a name and a number each; they can be added and removed. */
export function FieldRows(props: FieldRowsProps): ReactNode {
  const { legend, help, rows, renderRow, removeText, onRemove, addText, onAdd, max } = props;
  return (
    <fieldset className={styles['rows']}>
      <legend>{legend}</legend>
      <p className={styles['help']}>{help}</p>
      <ol>
        {rows.map(({ id }, index) => (
          <li key={id} className={styles['row']}>
            {renderRow(index)}
            <IconButton icon="remove" label={removeText(index + 1)} onClick={() => onRemove(index)} />
          </li>
        ))}
      </ol>
      {rows.length < max && (
        <Button size="compact-sm" variant="default" onClick={onAdd}>
          {addText}
        </Button>
      )}
    </fieldset>
  );
}
