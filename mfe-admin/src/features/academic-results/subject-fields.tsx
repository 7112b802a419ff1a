import { Button } from '@mantine/core';
import { Field } from '@pathshala/admin-kit/forms/field';
import { IconButton } from '@pathshala/admin-kit/icons/icon-button';
import { gradeOf, gradeScale } from '@pathshala/rules/grade-point';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { academicSubjectFields } from '../../resources/academic-result.fields.ts';
import styles from './academic-results.module.css';
import { type AcademicValues, emptySubject } from './academic-values.ts';
import { texts } from './texts.ts';

const maxSubjects = 40;

/** A line for each subject: its marks, and the grade that they give unless another was printed. */
export function SubjectFields(): ReactNode {
  const translate = useText();
  const { fields, append, remove } = useFieldArray<AcademicValues, 'subjects'>({ name: 'subjects' });
  return (
    <fieldset className={styles['subjects']}>
      <legend>{translate(texts.subjects)}</legend>
      <ol>
        {fields.map(({ id }, index) => (
          <li key={id}>
            <SubjectLine index={index} onRemove={fields.length > 1 ? () => remove(index) : null} />
          </li>
        ))}
      </ol>
      {fields.length < maxSubjects && (
        <Button size="compact-sm" variant="default" onClick={() => append(emptySubject)}>
          {translate(texts.addSubject)}
        </Button>
      )}
    </fieldset>
  );
}

interface SubjectLineProps {
  readonly index: number;
  /** Null: the last one stays. */
  readonly onRemove: (() => void) | null;
}

function SubjectLine({ index, onRemove }: SubjectLineProps): ReactNode {
  const translate = useText();
  const { fullMarks, marks } = useWatch<AcademicValues, `subjects.${number}`>({ name: `subjects.${index}` });
  const given = typeof fullMarks === 'number' && typeof marks === 'number' ? gradeOf(marks, fullMarks) : '';
  const byMarks = given === '' ? translate(texts.byMarks) : `${translate(texts.byMarks)}: ${given}`;
  const choices = [
    { value: '', label: byMarks },
    ...gradeScale.map(({ grade }) => ({ value: grade, label: grade })),
  ];
  return (
    <div className={styles['subject']}>
      <Field<AcademicValues>
        name={`subjects.${index}.subjectName`}
        label={translate(academicSubjectFields['subjects.subjectName'].label, { n: index + 1 })}
      />
      <Field<AcademicValues> name={`subjects.${index}.fullMarks`} />
      <Field<AcademicValues> name={`subjects.${index}.marks`} />
      <Field<AcademicValues> name={`subjects.${index}.grade`} choices={choices} />
      {onRemove && (
        <IconButton
          className={styles['remove']}
          icon="remove"
          label={translate(texts.removeSubject, { n: index + 1 })}
          onClick={onRemove}
        />
      )}
    </div>
  );
}
