import { ActionIcon, Button, Paper } from '@mantine/core';
import { Icon } from '@pathshala/admin-kit/icons/icon';
import { useFormat } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { type FieldArray, useFieldArray } from 'react-hook-form';
import { useTexts } from '../../../texts.ts';
import type { CourseDraft } from '../draft/course-draft.ts';
import { useWizard } from '../wizard-context.ts';
import styles from '../wizard.module.css';

type ListName = 'courseFeatures' | 'testimonials' | 'faqs';

export interface CardListProps {
  readonly name: ListName;
  readonly title: string;
  readonly addText: string;
  /** A new entry. */
  readonly empty: FieldArray<CourseDraft, ListName>;
  /** The fields of the entry at this path. */
  readonly children: (path: string) => ReactNode;
}

/** A list of entries with several fields each, to edit, add and remove. */
export function CardList(props: CardListProps): ReactNode {
  const translate = useTexts();
  const format = useFormat();
  const { name, title, addText, empty, children } = props;
  const { methods, reveal } = useWizard();
  const { fields, append, remove } = useFieldArray({ control: methods.control, name });
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
              aria-label={translate('wizard.removeEntry', { name: `${title} ${format.number(index + 1)}` })}
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
