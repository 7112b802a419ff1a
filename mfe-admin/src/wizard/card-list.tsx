import { ActionIcon, Button, Paper } from '@mantine/core';
import { Icon } from '@pathshala/admin-kit/icons/icon';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import styles from './wizard.module.css';
import { texts } from './texts.ts';

interface CardListProps {
  /** The path of the list in the form around it. */
  readonly name: string;
  readonly title: string;
  readonly addText: string;
  /** A new entry. */
  readonly empty: Readonly<Record<string, string>>;
  /** Moves the focus to the field at a path: `reveal` of the form. */
  readonly reveal: (path: string) => void;
  /** The fields of the entry at this path. */
  readonly children: (path: string) => ReactNode;
}

/** A list of entries with several fields each, to edit, add and remove. */
export function CardList(props: CardListProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { name, title, addText, empty, reveal, children } = props;
  const { fields, append, remove } = useFieldArray({ name });
  const add = () => {
    append(empty, { shouldFocus: false });
    reveal(`${name}.${fields.length}.${Object.keys(empty)[0]}`);
  };
  return (
    <fieldset className={styles['list']}>
      <legend>{title}</legend>
      <ol className={styles['cards']}>
        {fields.map(({ id }, index) => (
          <Paper key={id} component="li" withBorder className={styles['card'] ?? ''}>
            <div className={styles['cardFields']}>{children(`${name}.${index}`)}</div>
            <ActionIcon
              variant="subtle"
              c="dimmed"
              size="input-sm"
              aria-label={translate(texts.removeEntry, { name: `${title} ${format.number(index + 1)}` })}
              onClick={() => remove(index)}
            >
              <Icon name="remove" />
            </ActionIcon>
          </Paper>
        ))}
      </ol>
      <Button size="compact-sm" variant="default" onClick={add}>
        {addText}
      </Button>
    </fieldset>
  );
}
