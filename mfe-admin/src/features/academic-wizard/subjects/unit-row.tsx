import { ActionIcon } from '@mantine/core';
import { TextField } from '@pathshala/admin-kit/forms/text-field';
import { Icon } from '@pathshala/admin-kit/icons/icon';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { texts as wizardTexts } from '../../../wizard/texts.ts';
import styles from './subjects.module.css';
import { texts } from './texts.ts';

interface UnitRowProps {
  readonly path: string;
  /** The number of the unit, from 1. */
  readonly number: number;
  readonly name: string;
  readonly lessonCount: number;
  readonly handle: ReactNode;
  readonly onRemove: () => void;
}

export function UnitRow({ path, number, name, lessonCount, handle, onRemove }: UnitRowProps): ReactNode {
  const translate = useText();
  return (
    <div className={styles['unit']}>
      {handle}
      <div className={styles['unitFields']}>
        <TextField
          name={`${path}.title`}
          label={translate(texts.unitTitleOf, { n: number })}
          maxLength={300}
        />
        <TextField
          name={`${path}.description`}
          label={translate(texts.unitDescriptionOf, { n: number })}
          isOptional
          rows={2}
          maxLength={5000}
        />
        {lessonCount > 0 && (
          <p className={styles['lessons']}>{translate(texts.lessons, { n: lessonCount })}</p>
        )}
      </div>
      <ActionIcon
        variant="subtle"
        c="dimmed"
        size="input-sm"
        aria-label={translate(wizardTexts.removeEntry, { name })}
        onClick={onRemove}
      >
        <Icon name="remove" />
      </ActionIcon>
    </div>
  );
}
