import { Button } from '@pathshala/web-kit/parts/button';
import { VisuallyHidden } from '@pathshala/web-kit/parts/visually-hidden';
import { type ReactNode, useRef } from 'react';
import { useTexts } from '../../../texts.ts';
import { append, removeAt } from '../draft/arrange.ts';
import type { Path } from '../draft/path.ts';
import { RowField } from './row-field.tsx';
import { useValue, useWizard } from './wizard-context.ts';
import styles from './fields.module.css';

export interface ListRowsProps {
  /** The list's place. */
  readonly path: Path;
  readonly title: string;
  readonly addText: string;
  /** A new, empty entry. */
  readonly empty: unknown;
  /** The fields of an entry; one without a name is the entry itself. */
  readonly fields: readonly { readonly name?: string; readonly label: string; readonly isArea?: boolean }[];
}

/** A list of entries to fill in, add and remove; the new one gets the keyboard. */
export function ListRows({ path, title, addText, empty, fields }: ListRowsProps): ReactNode {
  const say = useTexts();
  const wizard = useWizard();
  const list = useRef<HTMLOListElement>(null);
  const count = useValue<readonly unknown[]>(path).length;
  function add(): void {
    wizard.arrange(path, append(empty));
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
            <Button size="small" kind="quiet" onClick={() => wizard.arrange(path, removeAt(index))}>
              {say('wizard.remove')}
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
