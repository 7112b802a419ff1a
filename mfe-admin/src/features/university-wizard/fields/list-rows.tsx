import { append, removeAt } from '@pathshala/admin-kit/draft/arrange';
import { useDraft, useValue } from '@pathshala/admin-kit/draft/draft-context';
import type { Path } from '@pathshala/admin-kit/draft/path';
import { RowField } from '@pathshala/admin-kit/draft-fields/row-field';
import { Button } from '@pathshala/web-kit/parts/button';
import { VisuallyHidden } from '@pathshala/web-kit/parts/visually-hidden';
import { type ReactNode, useRef } from 'react';
import { useTexts } from '../../../texts.ts';
import styles from './list-rows.module.css';

export interface ListRowsProps {
  /** The path of the list. */
  readonly path: Path;
  readonly title: string;
  readonly addText: string;
  /** A new, empty entry. */
  readonly empty: unknown;
  /** The fields of an entry; one without a name is the entry itself. */
  readonly fields: readonly { readonly name?: string; readonly label: string; readonly isArea?: boolean }[];
}

/** A list of entries to edit, add and remove; a new entry gets the focus. */
export function ListRows({ path, title, addText, empty, fields }: ListRowsProps): ReactNode {
  const translate = useTexts();
  const draft = useDraft();
  const list = useRef<HTMLOListElement>(null);
  const count = useValue<readonly unknown[]>(path).length;
  function add(): void {
    draft.arrange(path, append(empty));
    requestAnimationFrame(() =>
      list.current?.lastElementChild?.querySelector<HTMLElement>('input, textarea')?.focus(),
    );
  }
  return (
    <fieldset className={styles['list']}>
      <legend>{title}</legend>
      <ol ref={list} className={styles['rows']}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index} className={styles['row']}>
            <div className={styles['rowFields']}>
              {fields.map(({ name, label, isArea = false }) => (
                <RowField
                  key={name ?? ''}
                  path={[path, index, ...(name === undefined ? [] : [name])].join('.')}
                  label={label}
                  number={index + 1}
                  isArea={isArea}
                />
              ))}
            </div>
            <Button size="small" kind="quiet" onClick={() => draft.arrange(path, removeAt(index))}>
              {translate('wizard.remove')}
              <VisuallyHidden>
                {' '}
                {title} {index + 1}
              </VisuallyHidden>
            </Button>
          </li>
        ))}
      </ol>
      <Button size="small" onClick={add}>
        {addText}
      </Button>
    </fieldset>
  );
}
