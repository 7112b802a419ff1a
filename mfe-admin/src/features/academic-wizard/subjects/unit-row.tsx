import { Field } from '@pathshala/admin-kit/forms/field';
import { IconButton } from '@pathshala/admin-kit/icons/icon-button';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { academicCourseFields as fields } from '../../../resources/academic-course.fields.ts';
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
        <Field
          name={`${path}.title`}
          label={translate(fields['subjects.units.title'].label, { n: number })}
        />
        <Field
          name={`${path}.description`}
          label={translate(fields['subjects.units.description'].label, { n: number })}
        />
        {lessonCount > 0 && (
          <p className={styles['lessons']}>{translate(texts.lessons, { n: lessonCount })}</p>
        )}
      </div>
      <IconButton icon="remove" label={translate(wizardTexts.removeEntry, { name })} onClick={onRemove} />
    </div>
  );
}
