import { ActionIcon } from '@mantine/core';
import { TextField } from '@pathshala/admin-kit/forms/text-field';
import { Icon } from '@pathshala/admin-kit/icons/icon';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.ts';
import styles from './subjects.module.css';

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
  const translate = useTexts();
  return (
    <div className={styles['unit']}>
      {handle}
      <div className={styles['unitFields']}>
        <TextField
          name={`${path}.title`}
          label={translate('academic.unitTitleOf', { n: number })}
          maxLength={300}
        />
        <TextField
          name={`${path}.description`}
          label={translate('academic.unitDescriptionOf', { n: number })}
          isOptional
          rows={2}
          maxLength={5000}
        />
        {lessonCount > 0 && (
          <p className={styles['lessons']}>{translate('academic.lessons', { n: lessonCount })}</p>
        )}
      </div>
      <ActionIcon
        variant="subtle"
        c="dimmed"
        size="input-sm"
        aria-label={translate('wizard.removeEntry', { name })}
        onClick={onRemove}
      >
        <Icon name="remove" />
      </ActionIcon>
    </div>
  );
}
