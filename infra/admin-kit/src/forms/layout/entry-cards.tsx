import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button, Paper } from '@mantine/core';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { IconButton } from '../../icons/icon-button.tsx';
import { useFormHandle } from '../form-context.ts';
import { fieldAt } from '../record-fields.ts';
import styles from './entry-cards.module.css';

const texts = {
  remove: commonTexts.removeName,
};

export interface EntryCardsProps {
  /** The path of the list in the form, one of its fields. */
  readonly name: string;
  readonly addText: string;
  /** A new entry. */
  readonly empty: object;
  /** Entries are long, with their fields below each other, and can be moved. */
  readonly isLong?: boolean;
  /** The fields of the entry at this path. */
  readonly children: (path: string) => ReactNode;
}

/** A list of entries with several fields each, to edit, add and remove. */
export function EntryCards({ name, addText, empty, isLong = false, children }: EntryCardsProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const form = useFormHandle();
  const { fields, append, move, remove } = useFieldArray({ name });
  const label = fieldAt(form.fields, name)?.label;
  const title = label ? translate(label) : name;
  const add = () => {
    append(empty, { shouldFocus: false });
    form.reveal(`${name}.${fields.length}.${Object.keys(empty)[0]}`);
  };
  return (
    <fieldset className={styles['list']}>
      <legend>{title}</legend>
      <ol className={styles['cards']}>
        {fields.map(({ id }, index) => {
          const entry = { name: `${title} ${format.number(index + 1)}` };
          return (
            <Paper key={id} component="li" withBorder className={styles['card'] ?? ''}>
              <div className={styles[isLong ? 'lines' : 'fields']}>{children(`${name}.${index}`)}</div>
              <span className={styles['tools']}>
                {isLong && index > 0 && (
                  <IconButton
                    icon="up"
                    label={translate(commonTexts.moveNameUp, entry)}
                    onClick={() => move(index, index - 1)}
                  />
                )}
                <IconButton
                  icon="remove"
                  label={translate(texts.remove, entry)}
                  onClick={() => remove(index)}
                />
              </span>
            </Paper>
          );
        })}
      </ol>
      <Button size="compact-sm" variant="default" onClick={add}>
        {addText}
      </Button>
    </fieldset>
  );
}
