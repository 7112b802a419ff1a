import { ActionIcon, Button, Paper } from '@mantine/core';
import { Icon } from '@pathshala/admin-kit/icons/icon';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { type FieldArray, useFieldArray } from 'react-hook-form';
import { texts as wizardTexts } from '../../wizard/texts.ts';
import styles from './lesson-form.module.css';
import type { LessonDraft } from './lesson-draft.ts';
import type { LessonForm } from './use-lesson-form.ts';
import { texts } from './texts.ts';

type ListName = 'supplementaryMaterials' | 'subLessons';

interface EntryListProps {
  readonly form: LessonForm;
  readonly name: ListName;
  readonly title: string;
  readonly addText: string;
  /** A new entry. */
  readonly empty: FieldArray<LessonDraft, ListName>;
  /** The fields of the entry at this path. */
  readonly children: (path: string) => ReactNode;
}

/** A list of entries with several fields each, to edit, add, move and remove. */
export function EntryList({ form, name, title, addText, empty, children }: EntryListProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { fields, append, move, remove } = useFieldArray({ control: form.methods.control, name });
  const add = () => {
    append(empty, { shouldFocus: false });
    form.reveal(`${name}.${fields.length}.title`);
  };
  return (
    <fieldset className={styles['list']}>
      <legend>{title}</legend>
      <ol className={styles['entries']}>
        {fields.map(({ id }, index) => {
          const entry = { name: `${title} ${format.number(index + 1)}` };
          return (
            <Paper key={id} component="li" withBorder className={styles['entry'] ?? ''}>
              <div className={styles['fields']}>{children(`${name}.${index}`)}</div>
              <span className={styles['tools']}>
                {index > 0 && (
                  <Tool
                    icon="up"
                    label={translate(texts.treeMoveUp, entry)}
                    onClick={() => move(index, index - 1)}
                  />
                )}
                <Tool
                  icon="remove"
                  label={translate(wizardTexts.removeEntry, entry)}
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

interface ToolProps {
  readonly icon: 'up' | 'remove';
  readonly label: string;
  readonly onClick: () => void;
}

function Tool({ icon, label, onClick }: ToolProps): ReactNode {
  return (
    <ActionIcon
      variant="subtle"
      c="dimmed"
      size="input-sm"
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon name={icon} />
    </ActionIcon>
  );
}
