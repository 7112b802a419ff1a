import { Field } from '@pathshala/admin-kit/forms/field';
import { FieldRows } from '@pathshala/admin-kit/forms/field-rows';
import { FormColumns } from '@pathshala/admin-kit/forms/form-layout';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { assignmentFields } from '../../../resources/assignment.fields.ts';
import { texts } from '../texts.ts';
import styles from './assignment-form.module.css';
import { type AssignmentValues, sumOfCriteria } from './assignment-values.ts';

const maxCriteria = 20;

/** The due date, the full marks and their parts. */
export function CriteriaFields(): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  const criteria = useWatch<AssignmentValues, 'criteria'>({ name: 'criteria' });
  return (
    <section>
      <h2>{translate(texts.marks)}</h2>
      <FormColumns>
        <Field<AssignmentValues> name="dueDate" />
        {criteria.length === 0 ? (
          <Field<AssignmentValues> name="maxScore" />
        ) : (
          <p className={styles['sum']}>
            {translate(assignmentFields.maxScore.label)}: <strong>{number(sumOfCriteria(criteria))}</strong>
          </p>
        )}
      </FormColumns>
      <Criteria />
    </section>
  );
}

function Criteria(): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  const { fields, append, remove } = useFieldArray<AssignmentValues, 'criteria'>({ name: 'criteria' });
  return (
    <FieldRows
      legend={translate(assignmentFields.criteria.label)}
      help={translate(assignmentFields.criteria.help)}
      rows={fields}
      renderRow={(index) => (
        <>
          <Field<AssignmentValues>
            name={`criteria.${index}.name`}
            label={`${translate(assignmentFields['criteria.name'].label)} ${number(index + 1)}`}
          />
          <Field<AssignmentValues> name={`criteria.${index}.maxScore`} />
        </>
      )}
      removeText={(n) => translate(texts.removeCriterion, { n })}
      onRemove={remove}
      addText={translate(texts.addCriterion)}
      onAdd={() => append({ name: '', maxScore: null })}
      max={maxCriteria}
    />
  );
}
